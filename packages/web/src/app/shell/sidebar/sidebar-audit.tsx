import { IconHistory } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { mayReadAudit } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import styles from './sidebar.module.css';
import { SidebarLink, type SidebarLinkProps } from './sidebar-link.tsx';

/** Below the groups, which are those of the specification: the audit, for people who may read it. */
export function SidebarAudit(props: SidebarLinkProps) {
  const t = usePhrases(shellPhrases);
  const isHere = useLocation({ select: ({ pathname }) => pathname === '/audit' });
  if (!mayReadAudit(useSession())) return null;
  return (
    <div className={styles.below}>
      <SidebarLink {...props} path="/audit" name={t('audit')} icon={IconHistory} isHere={isHere} />
    </div>
  );
}
