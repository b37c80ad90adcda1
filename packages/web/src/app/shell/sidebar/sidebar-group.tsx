import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { navigationPhrases } from '../../../phrases/shell/navigation.ts';
import { Hint } from '../../../ui/actions/hint.tsx';
import type { NavigationPlace, VisibleGroup } from '../../navigation/use-navigation.ts';
import { groupIcons } from './group-icons.ts';
import styles from './sidebar.module.css';
import { SidebarLink } from './sidebar-link.tsx';
import { openOnly, setCollapsed } from './sidebar-store.ts';

type SidebarGroupProps = {
  readonly group: VisibleGroup;
  readonly place: NavigationPlace | null;
  readonly isOpen: boolean;
  readonly isCollapsed: boolean;
  readonly onNavigate?: (() => void) | undefined;
};

export function SidebarGroup(props: SidebarGroupProps) {
  return <li>{props.group.path ? <GroupLink {...props} path={props.group.path} /> : <OpeningGroup {...props} />}</li>;
}

function GroupLink({
  group: { id },
  place,
  isCollapsed,
  onNavigate,
  path,
}: SidebarGroupProps & { readonly path: string }) {
  const name = usePhrases(navigationPhrases)(`group.${id}`);
  const link = { path, name, icon: groupIcons[id], route: id, isHere: place?.group === id };
  return <SidebarLink {...link} isCollapsed={isCollapsed} onNavigate={onNavigate} />;
}

function OpeningGroup({ group, place, isOpen, isCollapsed, onNavigate }: SidebarGroupProps) {
  const t = usePhrases(navigationPhrases);
  const listId = useId();
  const Icon = groupIcons[group.id];
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  const name = t(`group.${group.id}`);
  const toggle = () => {
    if (isCollapsed) setCollapsed(false);
    openOnly(isOpen ? null : group.id);
  };
  return (
    <>
      <Hint label={name} position="right" disabled={!isCollapsed}>
        <button
          type="button"
          className={styles.group}
          data-open={isOpen || undefined}
          data-holds-current={(!isOpen && place?.group === group.id) || undefined}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-label={isCollapsed ? name : undefined}
          onClick={toggle}
        >
          <Icon size={16} stroke={1.75} aria-hidden />
          {!isCollapsed && (
            <>
              {name}
              <Chevron className={styles.chevron} size={16} stroke={1.75} aria-hidden />
            </>
          )}
        </button>
      </Hint>
      {isOpen && (
        <ul id={listId} className={styles.entries}>
          {group.entries.map((entry) => (
            <li key={entry.id}>
              <Link
                to={entry.path}
                className={styles.entry}
                data-route={entry.id}
                data-current={place?.entry === entry.id || undefined}
                aria-current={place?.entry === entry.id ? 'page' : undefined}
                onClick={onNavigate}
              >
                {t(entry.id)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
