import type { ReactNode } from 'react';
import { employeesPhrases } from '../../phrases/people/employees.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { hasFeature } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { RefusedPage } from '../../ui/layout/page/refused-page.tsx';

/** RT-20 to RT-24: people need userAdmin; a person who typed the address sees a message, and nothing is asked of the server. */
export function ForAdministrators({ children }: { readonly children: ReactNode }) {
  const t = usePhrases(employeesPhrases);
  if (hasFeature(useSession(), 'userAdmin')) return children;
  return (
    <RefusedPage title={t('title')} refusal={t('mayNotSee')}>
      {t('mayNotSeeHint')}
    </RefusedPage>
  );
}
