import { Drawer } from '@mantine/core';
import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { Brand } from './brand.tsx';
import styles from './mobile-drawer.module.css';
import { SidebarNavigation } from './sidebar-navigation.tsx';
import { SidebarVersion } from './sidebar-version.tsx';

export function MobileDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases(shellPhrases);
  return (
    <Drawer
      opened
      onClose={onClose}
      title={<Brand withName />}
      size="min(300px, 88vw)"
      closeButtonProps={{ 'aria-label': t('closeNavigation') }}
      classNames={{ content: styles.content ?? '', body: styles.body ?? '', header: styles.header ?? '' }}
    >
      <SidebarNavigation isCollapsed={false} onNavigate={onClose} />
      <div className={styles.foot}>
        <SidebarVersion />
      </div>
    </Drawer>
  );
}
