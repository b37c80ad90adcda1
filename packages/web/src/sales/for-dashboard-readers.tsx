import type { ReactNode } from 'react';
import { usePhrases } from '../phrases/phrases.ts';
import { dashboardPhrases } from '../phrases/sales/dashboard.ts';
import { hasFeature } from '../session/rights.ts';
import { useSession } from '../session/session-store.ts';
import { RefusedPage } from '../ui/layout/page/refused-page.tsx';

type ForDashboardReadersProps = { readonly title: string; readonly children: ReactNode };

/** RT-101: the screens of tickets and sales are for people with the dashboard; others are told so, and nothing is asked. */
export function ForDashboardReaders({ title, children }: ForDashboardReadersProps) {
  const t = usePhrases(dashboardPhrases);
  if (hasFeature(useSession(), 'dashboard')) return children;
  return (
    <RefusedPage title={title} refusal={t('forbidden', { name: title })}>
      {t('forbiddenHint')}
    </RefusedPage>
  );
}
