import { IconChevronDown } from '@tabler/icons-react';
import { Suspense } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { useSession } from '../../../session/session-store.ts';
import { MenuButton } from '../../../ui/actions/menu-button.tsx';
import { SkeletonLines } from '../../../ui/messages/skeletons.tsx';
import { lazyPart } from '../../../ui/until-loaded.ts';
import { initials } from './initials.ts';
import styles from './top-bar.module.css';

const UserMenuItems = lazyPart(() => import('./user-menu-items.tsx').then((m) => ({ default: m.UserMenuItems })));

/** SH-10 to SH-12 */
export function UserMenu() {
  const t = usePhrases(shellPhrases);
  const { userDisplayName } = useSession();
  return (
    <MenuButton
      width={240}
      button={(props) => (
        <button {...props} type="button" className={styles.user} aria-label={t('userMenu', { name: userDisplayName })}>
          <span className={styles.avatar} data-initials={initials(userDisplayName)} />
          <span className={styles.userName}>{userDisplayName}</span>
          <IconChevronDown size={16} stroke={1.75} aria-hidden />
        </button>
      )}
      items={() => (
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <UserMenuItems />
        </Suspense>
      )}
    />
  );
}
