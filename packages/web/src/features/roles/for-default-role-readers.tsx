import type { ReactNode } from 'react';
import { rolesPhrases } from '../../phrases/people/roles.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { RefusedPage } from '../../ui/layout/page/refused-page.tsx';
import { mayReadDefaultRoles } from './role-scope.ts';

/** RL-12: default roles are read by people who manage roles; anybody else sees a message, and nothing is asked of the server. */
export function ForDefaultRoleReaders({ children }: { readonly children: ReactNode }) {
  const t = usePhrases(rolesPhrases);
  if (mayReadDefaultRoles(useSession())) return children;
  return (
    <RefusedPage title={t('defaultTitle')} refusal={t('mayNotSee')}>
      {t('mayNotSeeHint')}
    </RefusedPage>
  );
}
