import { formatPhone } from '@servery/domain';
import { dateText } from '@servery/words';
import { Link } from '@tanstack/react-router';
import { usePhrases } from '../../../phrases/phrases.ts';
import { forgettingPhrases } from '../../../phrases/tickets/forgetting.ts';
import { receiptPhrases } from '../../../phrases/tickets/receipt.ts';
import { Fact, Facts } from '../../../ui/data/facts.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { TicketRecord } from '../ticket-calls.ts';
import { storeTime, useTicketPlaces } from '../ticket-places.ts';
import { noFilters } from '../use-ticket-filters.ts';
import { ForgetCustomer } from './forget-customer.tsx';

/** For whom it was, how it was delivered, and where it leads. */
export function TicketFacts({ id, record }: { readonly id: string; readonly record: TicketRecord }) {
  const t = usePhrases(receiptPhrases);
  const say = usePhrases(forgettingPhrases);
  const { ticket, isForgotten } = record;
  const { customer, delivery, number, locationId, businessDate } = ticket;
  const place = useTicketPlaces()(locationId);
  const person = [customer?.name, customer?.phone && formatPhone(customer.phone), customer?.email, customer?.address];
  const sameNumber = (before: object) => ({ ...before, ...noFilters, ticket: undefined, number });
  return (
    <Facts isBare>
      {customer && (
        <Fact name={t('customer')}>
          <Lines lines={person} />
          <ForgetCustomer ticketId={id} />
        </Fact>
      )}
      {isForgotten && <Fact name={t('customer')}>{say('wasForgotten')}</Fact>}
      {delivery && (
        <Fact name={t('delivery')}>
          <Lines
            lines={[
              delivery.zone && t('zone', { name: delivery.zone }),
              delivery.driver && t('driver', { name: delivery.driver.name }),
              delivery.promised && t('promised', { time: storeTime(delivery.promised, place.zone) }),
            ]}
          />
        </Fact>
      )}
      <Fact name={t('businessDate')}>{dateText(businessDate)}</Fact>
      <Fact name={t('location')}>
        {place.isKnown ? (
          <Link to="/locations/$id" params={{ id: locationId }}>
            {place.name}
          </Link>
        ) : (
          place.name
        )}
      </Fact>
      <Fact name={t('number')}>
        <Link to="/ticket-finder/search" search={sameNumber}>
          {t('sameNumber', { number })}
        </Link>
      </Fact>
    </Facts>
  );
}

function Lines({ lines }: { readonly lines: readonly (string | null | undefined)[] }) {
  return <Stack>{lines.map((line) => line && <span key={line}>{line}</span>)}</Stack>;
}
