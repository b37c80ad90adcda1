import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { usePhrases } from '../../../phrases/phrases.ts';
import { receiptPhrases } from '../../../phrases/tickets/receipt.ts';
import { useSession } from '../../../session/session-store.ts';
import { SidePane } from '../../../ui/layout/pane/side-pane.tsx';
import { SidePanel } from '../../../ui/layout/pane/side-panel.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { LoadState } from '../../../ui/messages/load-state.tsx';
import { ticketQuery } from '../ticket-calls.ts';
import { Receipt } from './receipt.tsx';
import { TicketFacts } from './ticket-facts.tsx';
import { TicketHistory } from './ticket-history.tsx';
import { TicketMarks } from './ticket-marks.tsx';
import { TicketPrices } from './ticket-prices.tsx';

type TicketPanelProps = {
  /** Where there is room it is read beside the list, else over it. */
  readonly isBeside: boolean;
  readonly onClose: () => void;
};

/** TF-03: the ticket of the address, as its terminal reported it last. */
export function TicketPanel(props: TicketPanelProps) {
  const { ticket } = useSearch({ strict: false });
  return ticket === undefined ? null : <OpenTicket id={ticket} {...props} />;
}

function OpenTicket({ id, isBeside, onClose }: TicketPanelProps & { readonly id: string }) {
  const t = usePhrases(receiptPhrases);
  const { userCompanyId } = useSession();
  const query = useQuery(ticketQuery(userCompanyId, id));
  const { data } = query;
  const title = data ? t('title', { number: data.ticket.number }) : t('loading');
  const print = (
    <Button leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden />} onClick={() => window.print()}>
      {t('print')}
    </Button>
  );
  const content = (
    <Stack gap={4}>
      <LoadState query={query} failed={[t('failed'), t('failedHint')]} missing={[t('missing'), t('missingHint')]} />
      {data && !query.isError && (
        <>
          {!isBeside && <Row justify="end">{print}</Row>}
          <TicketMarks marks={data.marks} />
          <Receipt ticket={data.ticket} />
          <TicketPrices id={id} ticket={data.ticket} />
          <TicketFacts id={id} record={data} />
          <TicketHistory record={data} />
        </>
      )}
    </Stack>
  );
  if (isBeside)
    return (
      <SidePane title={title} actions={data && print} onClose={onClose}>
        {content}
      </SidePane>
    );
  return (
    <SidePanel title={title} isOpen onClose={onClose} width={440}>
      {content}
    </SidePanel>
  );
}
