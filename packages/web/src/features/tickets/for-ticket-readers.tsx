import type { ReactNode } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { ticketsPhrases } from '../../phrases/tickets/ticket-finder.ts';
import { hasFeature } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { RefusedPage } from '../../ui/layout/page/refused-page.tsx';

type ForTicketReadersProps = { readonly title: string; readonly children: ReactNode };

/** RT-101: the screens of tickets are for people with the dashboard; others are told so, and nothing is asked. */
export function ForTicketReaders({ title, children }: ForTicketReadersProps) {
  const t = usePhrases(ticketsPhrases);
  if (hasFeature(useSession(), 'dashboard')) return children;
  return (
    <RefusedPage title={title} refusal={t('forbidden')}>
      {t('forbiddenHint')}
    </RefusedPage>
  );
}
