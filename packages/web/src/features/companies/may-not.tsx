import type { ReactNode } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { companiesPhrases } from '../../phrases/tenants/companies.ts';
import { hasFeature } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { RefusedPage } from '../../ui/layout/page/refused-page.tsx';

/** RT-39 to RT-43: the area needs editCompanies; a person who typed the address sees a message. The server refuses as well. */
export function ForEditors({ children }: { readonly children: ReactNode }) {
  const t = usePhrases(companiesPhrases);
  if (hasFeature(useSession(), 'editCompanies')) return children;
  return (
    <RefusedPage title={t('title')} refusal={t('mayNot')}>
      {t('mayNotHint')}
    </RefusedPage>
  );
}
