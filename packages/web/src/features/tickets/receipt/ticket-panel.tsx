import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { usePhrases } from '../../../phrases/phrases.ts';
import { receiptPhrases } from '../../../phrases/tickets/receipt.ts';
import { useSession } from '../../../session/session-store.ts';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';
import { SidePanel } from '../../../ui/layout/pane/side-panel.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { LoadState } from '../../../ui/messages/load-state.tsx';
import { ticketQuery } from '../ticket-calls.ts';
import { Receipt } from './receipt.tsx';
import { TicketFacts } from './ticket-facts.tsx';
import { TicketHistory } from './ticket-history.tsx';
import { TicketMarks } from './ticket-marks.tsx';

/** TF-03: the ticket of the address, as its terminal reported it last. */
export function TicketPanel() {
  const { ticket } = useSearch({ strict: false });
  const keep = useKeepInAddress();
  return ticket === undefined ? null : <OpenTicket id={ticket} onClose={() => keep({ ticket: undefined })} />;
}

function OpenTicket({ id, onClose }: { readonly id: string; readonly onClose: () => unknown }) {
  const t = usePhrases(receiptPhrases);
  const { userCompanyId } = useSession();
  const query = useQuery(ticketQuery(userCompanyId, id));
  const { data } = query;
  return (
    <SidePanel
      title={data ? t('title', { number: data.ticket.number }) : t('loading')}
      isOpen
      onClose={onClose}
      width={440}
    >
      <Stack gap={4}>
        <LoadState query={query} failed={[t('failed'), t('failedHint')]} missing={[t('missing'), t('missingHint')]} />
        {data && !query.isError && (
          <>
            <Row justify="end">
              <Button leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden />} onClick={() => window.print()}>
                {t('print')}
              </Button>
            </Row>
            <TicketMarks marks={data.marks} />
            <Receipt ticket={data.ticket} />
            <TicketFacts ticket={data.ticket} />
            <TicketHistory record={data} />
          </>
        )}
      </Stack>
    </SidePanel>
  );
}
