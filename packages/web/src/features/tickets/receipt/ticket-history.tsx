import { localTimeIn, zoneNameAt } from '@servery/domain';
import { dateText, timeText } from '@servery/words';
import { Fragment } from 'react';
import { type Say, usePhrases } from '../../../phrases/phrases.ts';
import { receiptPhrases } from '../../../phrases/tickets/receipt.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import type { TicketRecord } from '../ticket-calls.ts';
import { useTicketPlaces } from '../ticket-places.ts';
import styles from './receipt.module.css';

type Event = { readonly at: string; readonly words: string };

/** The events of a ticket and their times, the first first, in the time of the store. */
export function TicketHistory({ record }: { readonly record: TicketRecord }) {
  const t = usePhrases(receiptPhrases);
  const { zone } = useTicketPlaces()(record.ticket.locationId);
  const events = useEvents(record).toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const days = events.map(({ at }) => localTimeIn(Date.parse(at), zone).date);
  return (
    <Stack as="section" gap={2} aria-label={t('history')}>
      <Row gap={2} justify="between" align="baseline">
        <Heading as="h3">{t('history')}</Heading>
        <Text tone="faint" size="sm">
          {t('historyZone', { zone: zoneNameAt(Date.parse(record.ticket.opened), zone) })}
        </Text>
      </Row>
      <Stack as="ol" gap={1}>
        {events.map(({ at, words }, index) => (
          <Fragment key={`${at} ${words}`}>
            {days[index] !== days[index - 1] && <li className={styles.day}>{dateText(days[index] ?? '')}</li>}
            <li className={styles.event}>
              <time dateTime={at}>{timeText(localTimeIn(Date.parse(at), zone).seconds)}</time>
              <span>{words}</span>
            </li>
          </Fragment>
        ))}
      </Stack>
    </Stack>
  );
}

function useEvents({ ticket, reported }: TicketRecord): readonly Event[] {
  const t = usePhrases(receiptPhrases);
  const { opened, closed, lines, delivery, server } = ticket;
  const voids = lines.flatMap(({ item, voided }) =>
    voided === null ? [] : [{ at: voided.at, words: voidWords(t, item.name, voided) }],
  );
  const out = delivery?.driver ? t('outWith', { name: delivery.driver.name }) : t('out');
  return [
    { at: opened, words: server === null ? t('opened') : t('openedBy', { name: server.name }) },
    ...voids,
    ...eventAt(delivery?.out, out),
    ...eventAt(delivery?.delivered, t('delivered')),
    ...eventAt(closed, t('closed')),
    { at: reported, words: t('reported') },
  ];
}

function eventAt(at: string | null | undefined, words: string): readonly Event[] {
  return at ? [{ at, words }] : [];
}

type Voided = NonNullable<TicketRecord['ticket']['lines'][number]['voided']>;

function voidWords(t: Say<'voidedLine' | 'voidedLineOnly'>, item: string, { by, reason }: Voided): string {
  return reason === '' ? t('voidedLineOnly', { by: by.name, item }) : t('voidedLine', { by: by.name, item, reason });
}
