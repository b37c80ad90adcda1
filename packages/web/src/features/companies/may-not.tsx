import type { ReactNode } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { companiesPhrases } from '../../phrases/tenants/companies.ts';
import { hasFeature } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { Page } from '../../ui/layout/page/page.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';

/** RT-39 to RT-43: the area needs editCompanies; a person who typed the address sees a message. The server refuses as well. */
export function ForEditors({ children }: { readonly children: ReactNode }) {
  const t = usePhrases(companiesPhrases);
  if (hasFeature(useSession(), 'editCompanies')) return children;
  return (
    <Page>
      <PageHeader title={t('title')} />
      <EmptyState title={t('mayNot')}>{t('mayNotHint')}</EmptyState>
    </Page>
  );
}
