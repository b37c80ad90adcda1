import { ORDER_CHANNELS, ORDER_TYPE_IDS, orderTypeName, TICKET_STATES } from '@servery/domain';
import { useState } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { ticketsPhrases } from '../../phrases/tickets/ticket-finder.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { useSession } from '../../session/session-store.ts';
import { readAmount } from '../../ui/fields/amount.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { CheckField } from '../../ui/fields/switch-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { usePausedText } from '../../ui/fields/use-paused-text.ts';
import { Grid } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { isLastFour, type TicketFilters } from './use-ticket-filters.ts';

/** What tickets are filtered by beside the search; all conditions hold together. */
export function TicketFilterFields({ filters }: { readonly filters: TicketFilters }) {
  const t = usePhrases(ticketsPhrases);
  const { accessibleTenants: places } = useSession();
  const { search, query, keep } = filters;
  const text = (key: 'number' | 'server' | 'customer' | 'item') => (
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
      <SelectField
        label={t('location')}
        placeholder={t('anyLocation')}
        value={query.places ?? null}
        options={places.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={filters.keepPlace}
        clearable
        size="sm"
      />
      <SelectField
        label={t('channel')}
        placeholder={t('anyChannel')}
        value={query.channel ?? null}
        options={ORDER_CHANNELS.map((value) => ({ value, label: t(`channel.${value}`) }))}
        onChange={(channel) => keep({ channel: channel ?? undefined })}
        clearable
        size="sm"
      />
      <SelectField
        label={t('ofType')}
        placeholder={t('anyType')}
        value={query.orderType === undefined ? null : String(query.orderType)}
        options={ORDER_TYPE_IDS.map((id) => ({ value: String(id), label: orderTypeName(id) ?? String(id) }))}
        onChange={(type) => keep({ type: type ?? undefined })}
        clearable
        size="sm"
      />
      {text('server')}
      {text('customer')}
      {text('item')}
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
        options={TICKET_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        onChange={(state) => keep({ state: state ?? undefined })}
        clearable
        size="sm"
      />
      <CheckField
        label={t('marked')}
        value={query.isMarked !== undefined}
        onChange={(isOn) => keep({ marked: isOn ? '1' : undefined })}
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
  /** What is wrong with a text: it is said once the field is left, and does not filter. */
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
