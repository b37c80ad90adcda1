import { ORDER_CHANNELS, ORDER_TYPE_IDS, orderTypeName, TICKET_MARKS, TICKET_STATES } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { ticketsPhrases } from '../../phrases/tickets/ticket-finder.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { useSession } from '../../session/session-store.ts';
import { usePlaceOptions } from '../../tenants/use-place-options.ts';
import { readAmount } from '../../ui/fields/amount.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { usePausedText } from '../../ui/fields/use-paused-text.ts';
import { Grid } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ticketCountsQuery } from './ticket-calls.ts';
import { anyMark, isLastFour, type TicketFilters } from './use-ticket-filters.ts';

/** The filters of tickets beside the search; all conditions hold together. */
export function TicketFilterFields({ filters }: { readonly filters: TicketFilters }) {
  const t = usePhrases(ticketsPhrases);
  const places = usePlaceOptions();
  const { search, query, keep } = filters;
  const { userCompanyId } = useSession();
  const { data: counts } = useQuery(ticketCountsQuery(userCompanyId, query));
  const countIn = (kind: 'locations' | 'channels' | 'orderTypes' | 'states' | 'marks', id: string) =>
    counts ? (counts[kind][id] ?? 0) : undefined;
  const text = (key: 'number' | 'server' | 'customer' | 'item' | 'tax') => (
    <PausedField
      label={t(key)}
      placeholder={t(`${key}For`)}
      value={search[key]}
      onChange={(value) => keep({ [key]: value })}
    />
  );
  return (
    <Stack gap={3}>
      {text('number')}
      <Day label={t('from')} value={search.from} onChange={(from) => keep({ from })} />
      <Day label={t('to')} value={search.to} onChange={(to) => keep({ to })} />
      {places.length > 0 && (
        <SelectField
          label={t('location')}
          placeholder={t('anyLocation')}
          value={query.places ?? null}
          options={places.map(({ id, name }) => ({ value: id, label: name, count: counts?.locations[id] }))}
          onChange={filters.keepPlace}
          clearable
          size="sm"
        />
      )}
      <SelectField
        label={t('channel')}
        placeholder={t('anyChannel')}
        value={query.channel ?? null}
        options={ORDER_CHANNELS.map((value) => ({
          value,
          label: t(`channel.${value}`),
          count: countIn('channels', value),
        }))}
        onChange={(channel) => keep({ channel: channel ?? undefined })}
        clearable
        size="sm"
      />
      <SelectField
        label={t('ofType')}
        placeholder={t('anyType')}
        value={query.orderType === undefined ? null : String(query.orderType)}
        options={ORDER_TYPE_IDS.map((id) => ({
          value: String(id),
          label: orderTypeName(id) ?? String(id),
          count: countIn('orderTypes', String(id)),
        }))}
        onChange={(type) => keep({ type: type ?? undefined })}
        clearable
        size="sm"
      />
      {text('server')}
      {text('customer')}
      {text('item')}
      {text('tax')}
      <PausedField
        label={t('card')}
        placeholder={t('cardFor')}
        value={search.card}
        fault={(typed) => (typed === '' || isLastFour(typed) ? undefined : t('cardWrong'))}
        onChange={(card) => keep({ card })}
      />
      <Grid columns={2} gap={2} align="start">
        <TotalField label={t('least')} value={search.least} onChange={(least) => keep({ least })} />
        <TotalField label={t('most')} value={search.most} onChange={(most) => keep({ most })} />
      </Grid>
      <SelectField
        label={t('state')}
        placeholder={t('anyState')}
        value={query.state ?? null}
        options={TICKET_STATES.map((value) => ({ value, label: t(`state.${value}`), count: countIn('states', value) }))}
        onChange={(state) => keep({ state: state ?? undefined })}
        clearable
        size="sm"
      />
      <SelectField
        label={t('marked')}
        placeholder={t('markedFor')}
        value={query.mark ?? (query.isMarked && anyMark) ?? null}
        options={[
          { value: anyMark, label: t('anyMark'), count: counts?.marked },
          ...TICKET_MARKS.map((value) => ({ value, label: t(`markName.${value}`), count: countIn('marks', value) })),
        ]}
        onChange={(mark) => keep({ marked: mark ?? undefined })}
        clearable
        size="sm"
      />
    </Stack>
  );
}

type FilterFieldProps = {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
};

type PausedFieldProps = FilterFieldProps & {
  readonly placeholder: string;
  /** The problem with a text: it is said once the field is left, and the text does not filter. */
  readonly fault?: (typed: string) => string | undefined;
};

/** Filters when the typing pauses. */
function PausedField({ label, placeholder, value, fault = () => undefined, onChange }: PausedFieldProps) {
  const [error, setError] = useState<string>();
  const { typed, type, flush } = usePausedText(value ?? '', (text) => {
    if (fault(text) !== undefined) return;
    setError(undefined);
    onChange(text || undefined);
  });
  const handleBlur = () => {
    flush();
    setError(fault(typed.trim()));
  };
  return (
    <TextField
      label={label}
      placeholder={placeholder}
      value={typed}
      onChange={type}
      onBlur={handleBlur}
      error={error}
      maxLength={200}
      size="sm"
    />
  );
}

/** An amount in dollars. */
function TotalField(props: FilterFieldProps) {
  const t = usePhrases(ticketsPhrases);
  const say = usePhrases(uiPhrases);
  const fault = (typed: string) => {
    const read = readAmount(typed, { isSigned: true });
    return 'fault' in read ? say(read.fault) : undefined;
  };
  return <PausedField {...props} placeholder={t('anyTotal')} fault={fault} />;
}

function Day({ label, value, onChange }: FilterFieldProps) {
  return (
    <TextField label={label} type="date" value={value ?? ''} onChange={(day) => onChange(day || undefined)} size="sm" />
  );
}
