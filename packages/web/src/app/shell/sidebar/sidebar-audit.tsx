import { IconHistory } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { mayReadAudit } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { Hint } from '../../../ui/actions/hint.tsx';
import styles from './sidebar.module.css';

type SidebarAuditProps = { readonly isCollapsed: boolean; readonly onNavigate?: (() => void) | undefined };

/** Below the groups, which are those of the specification: the audit, for who may read it. */
export function SidebarAudit({ isCollapsed, onNavigate }: SidebarAuditProps) {
  const t = usePhrases(shellPhrases);
  const isHere = useLocation({ select: ({ pathname }) => pathname === '/audit' });
  if (!mayReadAudit(useSession())) return null;
  return (
    <div className={styles.below}>
      <Hint label={t('audit')} position="right" disabled={!isCollapsed}>
        <Link
          to="/audit"
          className={styles.group}
          data-current={isHere || undefined}
          aria-current={isHere ? 'page' : undefined}
          aria-label={isCollapsed ? t('audit') : undefined}
          onClick={onNavigate}
        >
          <IconHistory size={16} stroke={1.75} aria-hidden />
          {!isCollapsed && t('audit')}
        </Link>
      </Hint>
    </div>
  );
}
