import { IconMenu2 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { lazyPart } from '../../../ui/until-loaded.ts';
import styles from '../top-bar/top-bar.module.css';

const MobileDrawer = lazyPart(() => import('./mobile-drawer.tsx').then((m) => ({ default: m.MobileDrawer })));

/** Below 768 px: a menu button, and the navigation in a drawer. */
export function MobileNavigation() {
  const t = usePhrases(shellPhrases);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className={styles.menuButton ?? ''}
        label={t('openNavigation')}
        withTooltip={false}
        icon={<IconMenu2 size={20} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      />
      <Suspense fallback={null}>{isOpen && <MobileDrawer onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
