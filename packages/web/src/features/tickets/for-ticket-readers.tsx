import type { ReactNode } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { ticketsPhrases } from '../../phrases/tickets/ticket-finder.ts';
import { hasFeature } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { Pane, PaneMessage } from '../../ui/layout/pane/pane.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';

type ForTicketReadersProps = { readonly title: string; readonly children: ReactNode };

/** RT-101: the screens of tickets are for people with the dashboard; others are told so, and nothing is asked. */
export function ForTicketReaders({ title, children }: ForTicketReadersProps) {
  const t = usePhrases(ticketsPhrases);
  if (hasFeature(useSession(), 'dashboard')) return children;
  return (
    <Pane header={<PageHeader title={title} />}>
      <PaneMessage>
        <ErrorState title={t('forbidden')}>{t('forbiddenHint')}</ErrorState>
      </PaneMessage>
    </Pane>
  );
}
