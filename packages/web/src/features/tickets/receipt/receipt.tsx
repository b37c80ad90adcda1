import { formatCents, type Ticket } from '@servery/domain';
import { usePhrases } from '../../../phrases/phrases.ts';
import { receiptPhrases } from '../../../phrases/tickets/receipt.ts';
import { ticketsPhrases } from '../../../phrases/tickets/ticket-finder.ts';
import { StateTag } from '../../../ui/data/state-tag.tsx';
import { orderTypeWords } from '../ticket-columns.tsx';
import { storeTime, useTicketPlaces } from '../ticket-places.ts';
import styles from './receipt.module.css';
import { ReceiptLines } from './receipt-lines.tsx';
import { ReceiptPayments } from './receipt-payments.tsx';
import { ReceiptTotals } from './receipt-totals.tsx';

/** The ticket as it would be printed. */
export function Receipt({ ticket }: { readonly ticket: Ticket }) {
  const t = usePhrases(receiptPhrases);
  return (
    <article data-sheet className={styles.paper} aria-label={t('title', { number: ticket.number })}>
      <Head ticket={ticket} />
      <ReceiptLines lines={ticket.lines} />
      {ticket.note && <p className={styles.note}>{t('note', { note: ticket.note })}</p>}
      <ReceiptTotals ticket={ticket} />
      <ReceiptPayments payments={ticket.payments} tips={formatCents(ticket.totals.tips)} />
    </article>
  );
}

function Head({ ticket }: { readonly ticket: Ticket }) {
  const t = usePhrases(receiptPhrases);
  const say = usePhrases(ticketsPhrases);
  const { name, zone } = useTicketPlaces()(ticket.locationId);
  const { opened, orderType, channel, table, guests, server, station, state } = ticket;
  const where = [
    orderTypeWords(say, orderType),
    t(`channel.${channel}`),
    table !== null && t('table', { name: table }),
    guests > 0 && t('guests', { count: guests }),
  ];
  const who = [
    server !== null && t('servedBy', { name: server.name }),
    station !== null && t('station', { name: station }),
  ];
  return (
    <header className={styles.head}>
      <b>{name}</b>
      <span>{storeTime(opened, zone)}</span>
      <span>{joined(where)}</span>
      <span>{joined(who)}</span>
      {state !== 'CLOSED' && <StateTag state={state === 'OPEN' ? 'running' : 'failed'} label={t(`state.${state}`)} />}
    </header>
  );
}

function joined(words: readonly (string | false)[]): string {
  return words.filter((word) => word !== false).join(' · ');
}
