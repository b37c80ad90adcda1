import { Menu } from '@mantine/core';
import { IconDevices, IconHistory, IconKey, IconLogout, IconUserShield, type TablerIcon } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { isActing, mayActAs } from '../../../session/acting.ts';
import { mayReadAudit } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { isFramed } from '../framed.ts';
import { useLogout } from '../signed-in/use-logout.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './top-bar.module.css';

/** The person who is signed in, the own account (not while acting as somebody), Logout (not inside a frame), and the theme. */
export function UserMenuItems() {
  const t = usePhrases(shellPhrases);
  const session = useSession();
  const logout = useLogout();
  return (
    <>
      <div className={styles.who}>{session.userEmail}</div>
      {!isActing(session) && (
        <>
          <Go path="/employees/changePassword" icon={IconKey} label={t('changePassword')} />
          <Go path="/mySessions" icon={IconDevices} label={t('mySessions')} />
        </>
      )}
      {mayReadAudit(session) && <Go path="/audit" icon={IconHistory} label={t('audit')} />}
      {mayActAs(session) && <Go path="/actAs" icon={IconUserShield} label={t('actAsAnother')} />}
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

type GoProps = { readonly path: string; readonly icon: TablerIcon; readonly label: string };

function Go({ path, icon: Icon, label }: GoProps) {
  const router = useRouter();
  return (
    <Menu.Item
      leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
      onClick={() => router.navigate({ href: path })}
    >
      {label}
    </Menu.Item>
  );
}
