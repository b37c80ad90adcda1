import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Brand } from './brand.tsx';
import styles from './sidebar.module.css';
import { SidebarNavigation } from './sidebar-navigation.tsx';
import { setCollapsed, useSidebar } from './sidebar-store.ts';
import { SidebarVersion } from './sidebar-version.tsx';

/** The left side of the frame: brand, navigation, version. Collapsed, the icons stay. SH-01 to SH-07 */
export function Sidebar() {
  const t = usePhrases(shellPhrases);
  const isCollapsed = useSidebar((state) => state.isCollapsed);
  const isSettling = useSidebar((state) => state.isSettling);
  const ToggleIcon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <aside
      data-unprinted
      className={styles.sidebar}
      data-collapsed={isCollapsed || undefined}
      data-settling={isSettling || undefined}
    >
      <Brand withName={!isCollapsed} />
      <SidebarNavigation isCollapsed={isCollapsed} />
      <div className={styles.foot}>
        {!isCollapsed && <SidebarVersion />}
        <IconButton
          size="sm"
          label={t(isCollapsed ? 'expand' : 'collapse')}
          aria-expanded={!isCollapsed}
          icon={<ToggleIcon size={16} stroke={1.75} aria-hidden />}
          onClick={() => setCollapsed(!isCollapsed)}
        />
      </div>
    </aside>
  );
}
