import { VisuallyHidden } from '@mantine/core';
import { formatCents, orderTypeName } from '@servery/domain';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { type Say, usePhrases } from '../../phrases/phrases.ts';
import { ticketsPhrases } from '../../phrases/tickets/ticket-finder.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { DataColumn } from '../../ui/table/data-table-types.ts';
import { NameCell } from '../../ui/table/name-cell.tsx';
import { type AskedWords, askedWords, Matched } from './matched.tsx';
import { StoreTimeCell } from './store-time-cell.tsx';
import type { FoundTicket, TicketQuery } from './ticket-calls.ts';
import { storeTime, type TicketPlace, useTicketPlaces } from './ticket-places.ts';
import styles from './tickets.module.css';

/**
 * @param query the text that matches it is marked
 * @param isBesideReceipt how it was paid is read there
 */
export function useTicketColumns(query: TicketQuery, isBesideReceipt: boolean): readonly DataColumn<FoundTicket>[] {
  const t = usePhrases(ticketsPhrases);
  const placeOf = useTicketPlaces();
  const asked = useMemo(() => askedWords(query), [query]);
  const columns: readonly DataColumn<FoundTicket>[] = [
    {
      id: 'ticket',
      title: t('ticket'),
      width: 'minmax(84px, 0.8fr)',
      cell: (ticket) => <TicketCell ticket={ticket} place={placeOf(ticket.locationId)} asked={asked.number} />,
    },
    {
      id: 'storeTime',
      title: t('storeTime'),
      width: '96px',
      hideOnPhone: true,
      cell: ({ opened, locationId }) => <StoreTimeCell instant={opened} zone={placeOf(locationId).zone} />,
    },
    {
      id: 'location',
      title: t('locationAndServer'),
      width: 'minmax(92px, 1.1fr)',
      hideOnPhone: true,
      cell: ({ locationId, serverName }) => (
        <NameCell
          name={
            <Text as="div" clip title={placeOf(locationId).name}>
              {placeOf(locationId).name}
            </Text>
          }
          meta={<Matched text={serverName} asked={asked.server} />}
        />
      ),
    },
    {
      id: 'items',
      title: t('itemsAndCustomer'),
      width: 'minmax(120px, 2fr)',
      hideOnPhone: true,
      cell: (ticket) => <ItemsCell ticket={ticket} asked={asked} />,
    },
    {
      id: 'paid',
      title: t('paid'),
      width: 'minmax(96px, 1fr)',
      hideOnPhone: true,
      cell: ({ payments }) =>
        payments.length === 0 ? (
          <Text tone="faint">{t('notPaid')}</Text>
        ) : (
          <Matched text={payments.join(', ')} asked={asked.payments} />
        ),
    },
    {
      id: 'total',
      title: t('total'),
      width: '84px',
      align: 'right',
      cell: ({ total, tips }) => (
        <NameCell name={formatCents(total)} meta={tips !== 0 && t('tipOf', { amount: formatCents(tips) })} />
      ),
    },
  ];
  return isBesideReceipt ? columns.filter(({ id }) => id !== 'paid') : columns;
}

type ItemsCellProps = { readonly ticket: FoundTicket; readonly asked: AskedWords };

/** The items, and below them the customer and other matching parts of the ticket. */
function ItemsCell({ ticket: { items, customerName, matched }, asked }: ItemsCellProps) {
  return (
    <NameCell
      name={
        <Text as="div" clip>
          <Matched text={items.join(', ') || '–'} asked={asked.items} />
        </Text>
      }
      meta={
        <>
          <Matched text={customerName} asked={asked.customer} />
          {customerName !== null && matched !== null && ' · '}
          <Matched text={matched} asked={asked.items} />
        </>
      }
    />
  );
}

type TicketCellProps = {
  readonly ticket: FoundTicket;
  readonly place: TicketPlace;
  readonly asked: readonly string[];
};

/** Its number, and on a phone also the columns that are not shown there. */
function TicketCell({ ticket: { number, state, orderType, opened, marks }, place, asked }: TicketCellProps) {
  const t = usePhrases(ticketsPhrases);
  const kind = [orderTypeWords(t, orderType), ...(state === 'CLOSED' ? [] : [t(`state.${state}`)])].join(' · ');
  return (
    <>
      <NameCell
        name={
          <Row as="span" gap={1.5} inline>
            <Matched text={number} asked={asked} />
            {marks > 0 && (
              <span className={styles.mark} title={t('isMarked')}>
                <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
                <VisuallyHidden>{t('isMarked')}</VisuallyHidden>
              </span>
            )}
          </Row>
        }
        meta={<span className={styles.offPhone}>{kind}</span>}
      />
      <span className={styles.onPhone}>{storeTime(opened, place.zone)}</span>
      <span className={styles.onPhone}>{`${place.name} · ${kind}`}</span>
    </>
  );
}

export function orderTypeWords(t: Say<'orderType'>, id: number): string {
  return orderTypeName(id) ?? t('orderType', { id });
}
