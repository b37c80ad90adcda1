import { formatCents, formatDateTime } from '@servery/domain';
import { timeText } from '@servery/words';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { replayPhrases } from '../../../../phrases/publishing/replay.ts';
import { useSession } from '../../../../session/session-store.ts';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { NameCell } from '../../../../ui/table/name-cell.tsx';
import { PlainTable } from '../../../../ui/table/plain-table.tsx';
import styles from './replay.module.css';
import { type Replay, signed, sumOf } from './replay-sums.ts';

type Store = Replay['stores'][number];
type Item = Replay['items'][number];

/** With its sign, and heavier where there is any. */
export function Difference({ cents }: { readonly cents: number }): ReactNode {
  return (
    <span className={styles.line}>
      <Text weight={cents === 0 ? undefined : 'semibold'}>{signed(formatCents(cents), cents)}</Text>
    </span>
  );
}

function usePlace() {
  const { accessibleTenants } = useSession();
  return (id: string) => accessibleTenants.find((tenant) => tenant.id === id);
}

/** Each store, and at the end all of them. */
export function StoresOfReplay({ stores }: { readonly stores: readonly Store[] }) {
  const t = usePhrases(replayPhrases);
  const placeOf = usePlace();
  const sum = (of: (store: Store) => number) => sumOf(stores.map(of));
  const all = {
    locationId: '',
    tickets: sum(({ tickets }) => tickets),
    changed: sum(({ changed }) => changed),
    difference: sum(({ difference }) => difference),
    lost: sum(({ lost }) => lost),
  };
  return (
    <PlainTable
      label={t('byStore')}
      framed={false}
      rows={stores}
      total={all}
      rowKey={({ locationId }) => locationId}
      columns={[
        {
          id: 'store',
          title: t('store'),
          cell: ({ locationId, tickets }) => {
            const name = locationId === '' ? t('all') : (placeOf(locationId)?.name ?? locationId);
            return tickets === 0 ? <NameCell name={name} meta={t('noTickets')} /> : name;
          },
        },
        {
          id: 'change',
          title: t('change'),
          align: 'right',
          hideOnPhone: true,
          cell: ({ changed }) => changed.toLocaleString('en-US'),
        },
        {
          id: 'difference',
          title: t('difference'),
          align: 'right',
          cell: ({ difference }) => <Difference cents={difference} />,
        },
        {
          id: 'lost',
          title: t('lost'),
          align: 'right',
          cell: ({ lost }) => (lost === 0 ? '–' : lost.toLocaleString('en-US')),
        },
      ]}
    />
  );
}

const itemsShown = 12;

/** The items with the largest differences, and the others in one line, so that the table adds up to the stores. */
export function ItemsOfReplay({ items }: { readonly items: readonly Item[] }) {
  const t = usePhrases(replayPhrases);
  const rest = items.slice(itemsShown);
  const more = {
    key: 'more',
    name: t('more', { count: rest.length }),
    variant: '',
    thousandths: null,
    unitBefore: null,
    unitAfter: null,
    difference: sumOf(rest.map(({ difference }) => difference)),
  };
  const rows = [...items.slice(0, itemsShown), ...(rest.length > 0 ? [more] : [])];
  return (
    <PlainTable
      label={t('byItem')}
      framed={false}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { id: 'item', title: t('item'), cell: ({ name, variant }) => [name, variant].filter(Boolean).join(', ') },
        {
          id: 'sold',
          title: t('sold'),
          align: 'right',
          hideOnPhone: true,
          cell: ({ thousandths }) => (thousandths === null ? '' : (thousandths / 1_000).toLocaleString('en-US')),
        },
        { id: 'price', title: t('price'), align: 'right', cell: (row) => <Prices row={row} /> },
        {
          id: 'difference',
          title: t('difference'),
          align: 'right',
          cell: ({ difference }) => <Difference cents={difference} />,
        },
      ]}
    />
  );
}

function Prices({
  row: { key, unitBefore, unitAfter },
}: {
  readonly row: Pick<Item, 'key' | 'unitBefore' | 'unitAfter'>;
}) {
  const t = usePhrases(replayPhrases);
  if (key === 'more') return null;
  if (unitBefore === null || unitAfter === null) return t('severalPrices');
  return t('prices', { before: formatCents(unitBefore), after: formatCents(unitAfter) });
}

const hourSeconds = 3_600;

/** The hours in which something differs. */
export function HoursOfReplay({ hours }: { readonly hours: readonly number[] }) {
  const t = usePhrases(replayPhrases);
  const rows = hours.map((cents, hour) => ({ cents, hour })).filter(({ cents }) => cents !== 0);
  return (
    <PlainTable
      label={t('byHour')}
      framed={false}
      rows={rows}
      rowKey={({ hour }) => String(hour)}
      columns={[
        { id: 'hour', title: t('hour'), cell: ({ hour }) => timeText(hour * hourSeconds) },
        { id: 'difference', title: t('difference'), align: 'right', cell: ({ cents }) => <Difference cents={cents} /> },
      ]}
    />
  );
}

/** The reason is a sentence, and takes as many lines as it needs. */
function LostItem({ line: { item, reason } }: { readonly line: Replay['lost'][number] }) {
  return (
    <>
      {item}
      <Muted as="div" small>
        {reason}
      </Muted>
    </>
  );
}

/** Lines that could not be rung up any more, each with its ticket and why. */
export function LostOfReplay({ lost, count }: { readonly lost: Replay['lost']; readonly count: number }) {
  const t = usePhrases(replayPhrases);
  const placeOf = usePlace();
  return (
    <PlainTable
      label={count > lost.length ? t('lostFirst', { count: lost.length, total: count }) : t('lostTitle')}
      framed={false}
      rows={lost.map((line, at) => ({ ...line, at }))}
      rowKey={({ at }) => String(at)}
      columns={[
        { id: 'item', title: t('item'), cell: (line) => <LostItem line={line} /> },
        {
          id: 'ticket',
          title: t('ticket'),
          align: 'right',
          cell: ({ locationId, ticketId, number, opened }) => {
            const place = placeOf(locationId);
            const when = formatDateTime(opened, place?.timezone || 'UTC');
            return (
              <Link to="/ticket-finder/search" search={{ ticket: `${locationId}.${ticketId}` }}>
                {[place?.name ?? locationId, number].join(', ')}, <span className={styles.line}>{when}</span>
              </Link>
            );
          },
        },
      ]}
    />
  );
}

export function OffersOfReplay({ offers }: { readonly offers: Replay['offers'] }) {
  const t = usePhrases(replayPhrases);
  return (
    <ul>
      {offers.map(({ name, uses }) => (
        <li key={name}>
          {name}, {t('uses', { count: uses })}
        </li>
      ))}
    </ul>
  );
}
