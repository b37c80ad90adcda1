import { Fragment, useEffect } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { useCurrentPlace, useNavigation } from '../../navigation/use-navigation.ts';
import styles from './sidebar.module.css';
import { SidebarAudit } from './sidebar-audit.tsx';
import { SidebarGroup } from './sidebar-group.tsx';
import { SidebarPublish } from './sidebar-publish.tsx';
import { openOnly, useSidebar } from './sidebar-store.ts';

type SidebarNavigationProps = { readonly isCollapsed: boolean; readonly onNavigate?: () => void };

/** The groups this user has; the group of the current page is open until another is opened, and again once a page of another group is. */
export function SidebarNavigation({ isCollapsed, onNavigate }: SidebarNavigationProps) {
  const t = usePhrases(shellPhrases);
  const groups = useNavigation();
  const place = useCurrentPlace();
  const chosen = useSidebar((state) => state.openGroup);
  const openGroup = chosen === undefined ? place?.group : chosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the page is of another group
  useEffect(() => openOnly(undefined), [place?.group]);
  return (
    <nav className={styles.navigation} aria-label={t('navigation')}>
      <ul>
        {groups.map((group) => (
          <Fragment key={group.id}>
            <SidebarGroup
              group={group}
              place={place}
              isOpen={!isCollapsed && group.id === openGroup}
              isCollapsed={isCollapsed}
              onNavigate={onNavigate}
            />
            {group.id === 'home' && <SidebarPublish isCollapsed={isCollapsed} onNavigate={onNavigate} />}
          </Fragment>
        ))}
      </ul>
      <SidebarAudit isCollapsed={isCollapsed} onNavigate={onNavigate} />
    </nav>
  );
}
