import type { TablerIcon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Hint } from '../../../ui/actions/hint.tsx';
import styles from './sidebar.module.css';

export type SidebarLinkProps = { readonly isCollapsed: boolean; readonly onNavigate?: (() => void) | undefined };

type LinkProps = SidebarLinkProps & {
  readonly path: string;
  readonly name: string;
  readonly icon: TablerIcon;
  readonly isHere: boolean;
  /** Its named route; entries beside the groups of the specification have none. */
  readonly route?: string;
};

/** An entry of the first level that leads to a page. */
export function SidebarLink({ path, name, icon: Icon, isHere, route, isCollapsed, onNavigate }: LinkProps) {
  return (
    <Hint label={name} position="right" disabled={!isCollapsed}>
      <Link
        to={path}
        className={styles.group}
        data-route={route}
        data-current={isHere || undefined}
        aria-current={isHere ? 'page' : undefined}
        aria-label={isCollapsed ? name : undefined}
        onClick={onNavigate}
      >
        <Icon size={16} stroke={1.75} aria-hidden />
        {!isCollapsed && name}
      </Link>
    </Hint>
  );
}
