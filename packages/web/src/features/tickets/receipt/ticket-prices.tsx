import { formatCents, type Ticket, type TicketLine } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePhrases } from '../../../phrases/phrases.ts';
import { ticketPricesPhrases } from '../../../phrases/tickets/ticket-prices.ts';
import { wholeCompany } from '../../../session/level/active-level.ts';
import { hasFeature } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { LoadState } from '../../../ui/messages/load-state.tsx';
import { type TicketPrices as Prices, ticketPricesQuery } from '../ticket-calls.ts';
import { storeTime, useTicketPlaces } from '../ticket-places.ts';
import styles from './ticket-prices.module.css';

type TicketPricesProps = { readonly id: string; readonly ticket: Ticket };

/** TF-03: the menu that a ticket was rung up under, and the prices of its lines by that menu beside those on the ticket. */
export function TicketPrices({ id, ticket }: TicketPricesProps) {
  const t = usePhrases(ticketPricesPhrases);
  const { userCompanyId } = useSession();
  const query = useQuery(ticketPricesQuery(userCompanyId, id, ticket.revision));
  const { data } = query;
  return (
    <Stack as="section" gap={2} aria-label={t('title')}>
      <Heading as="h3">{t('title')}</Heading>
      <LoadState query={query} failed={[t('failed'), t('failedHint')]} rows={2} />
      {data && !query.isError && (
        <>
          <Menu menu={data.menu} locationId={ticket.locationId} />
          {data.unpriced !== null && data.unpriced !== 'NO_MENU' && (
            <Text as="p">{t(`unpriced.${data.unpriced}`)}</Text>
          )}
          {data.lines.length > 0 && <Lines ticket={ticket} prices={data.lines} />}
        </>
      )}
    </Stack>
  );
}

function Menu({ menu, locationId }: { readonly menu: Prices['menu']; readonly locationId: string }) {
  const t = usePhrases(ticketPricesPhrases);
  const session = useSession();
  const { zone } = useTicketPlaces()(locationId);
  const { state, id, name, version, hasOwnChanges, publishedAt, publication, isRunning } = menu;
  if (state !== 'KNOWN') return <Text as="p">{t(`menu.${state}`)}</Text>;
  if (publishedAt === null) return <Text as="p">{t('elsewhere')}</Text>;
  const named = name === null || version === null ? t('unnamed') : t('version', { name, version });
  const facts = [
    t('published', { time: storeTime(publishedAt, zone), number: publication ?? 0 }),
    hasOwnChanges && t('ownChanges'),
    isRunning && t('running'),
  ];
  return (
    <Stack>
      {id !== null && hasFeature(session, 'manageMenus') ? (
        <Link to="/changeMenu" search={{ menuId: id, locationId: wholeCompany, history: '1' }}>
          {named}
        </Link>
      ) : (
        <span>{named}</span>
      )}
      <Text tone="muted" size="sm">
        {facts.filter((fact) => fact !== false).join(' · ')}
      </Text>
    </Stack>
  );
}

function Lines({ ticket, prices }: { readonly ticket: Ticket; readonly prices: Prices['lines'] }) {
  const t = usePhrases(ticketPricesPhrases);
  return (
    <table className={styles.lines}>
      <caption className={styles.caption}>{t('before')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col">{t('onTicket')}</th>
          <th scope="col">{t('byMenu')}</th>
          <th scope="col">{t('difference')}</th>
        </tr>
      </thead>
      <tbody>
        {ticket.lines.map((line, at) => (
          <LineRow key={line.id} line={line} computed={prices[at]} />
        ))}
      </tbody>
    </table>
  );
}

type LineRowProps = {
  readonly line: TicketLine;
  readonly computed: Prices['lines'][number] | undefined;
};

function LineRow({ line: { item, quantity, price, voided }, computed }: LineRowProps) {
  const t = usePhrases(ticketPricesPhrases);
  const words = quantity === 1 ? item.name : t('times', { quantity, name: item.name });
  const name = voided === null ? words : <s>{words}</s>;
  const cents = computed?.cents ?? null;
  if (cents === null)
    return (
      <tr>
        <th scope="row">{name}</th>
        <td>{formatCents(price)}</td>
        <td colSpan={2} className={styles.reason}>
          {computed?.reason ?? t('notPriced')}
        </td>
      </tr>
    );
  const difference = price - cents;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatCents(price)}</td>
      <td>{formatCents(cents)}</td>
      <td data-differs={difference !== 0 || undefined}>
        {difference === 0 ? t('none') : `${difference > 0 ? '+' : ''}${formatCents(difference)}`}
      </td>
    </tr>
  );
}
