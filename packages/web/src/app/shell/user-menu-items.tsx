import { Menu } from '@mantine/core';
import { IconHistory, IconKey, IconLogout } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { usePhrases } from '../../phrases/phrases.ts';
import { shellPhrases } from '../../phrases/shell.ts';
import { mayReadAudit } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { isFramed } from './framed.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './top-bar.module.css';
import { useLogout } from './use-logout.ts';

/** Who is signed in, Change Password, Logout (not inside a frame), and the theme. */
export function UserMenuItems() {
  const t = usePhrases(shellPhrases);
  const { userEmail } = useSession();
  const logout = useLogout();
  return (
    <>
      <div className={styles.who}>{userEmail}</div>
      <ChangePassword />
      <Audit />
      {!isFramed() && (
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.75} aria-hidden />} onClick={logout}>
          {t('logout')}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Label>{t('theme')}</Menu.Label>
      <ThemeSwitch />
    </>
  );
}

function ChangePassword() {
  const t = usePhrases(shellPhrases);
  const router = useRouter();
  const path = '/employees/changePassword';
  if (!(path in router.routesByPath)) return null;
  return (
    <Menu.Item
      leftSection={<IconKey size={16} stroke={1.75} aria-hidden />}
      onClick={() => router.navigate({ href: path })}
    >
      {t('changePassword')}
    </Menu.Item>
  );
}

function Audit() {
  const t = usePhrases(shellPhrases);
  const router = useRouter();
  const isAllowed = mayReadAudit(useSession());
  if (!isAllowed) return null;
  return (
    <Menu.Item
      leftSection={<IconHistory size={16} stroke={1.75} aria-hidden />}
      onClick={() => router.navigate({ to: '/audit' })}
    >
      {t('audit')}
    </Menu.Item>
  );
}
