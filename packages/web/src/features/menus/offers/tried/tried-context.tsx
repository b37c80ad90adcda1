import { TextInput } from '@mantine/core';
import {
  instantAt,
  isSchemeInUse,
  type MenuBlob,
  ORDER_CHANNELS,
  ORDER_TYPE_IDS,
  type OrderContext,
  type SampleOrder,
} from '@servery/domain';
import { offerFields, say } from '@servery/words';
import { TimeField } from '../../../../editing/fields/time-field.tsx';
import { triedOrderPhrases } from '../../../../phrases/menus/tried-order.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { storeClock } from '../../../../tenants/store-clock.ts';
import { Field } from '../../../../ui/fields/field.tsx';
import { type Option, SelectField } from '../../../../ui/fields/select-field.tsx';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { useOrderTypeName } from '../../use-order-type-name.ts';
import { useSettingsNames } from '../../use-settings-names.ts';
import { customerTypes } from '../offer-codes.ts';
import { withContext, withKind } from './tried-order.ts';

type ContextProps = {
  readonly order: SampleOrder;
  readonly menu: MenuBlob;
  readonly onChange: (order: SampleOrder) => void;
};

/** When, where and how an order is placed; payment, address and group only where an offer is limited by them. */
export function TriedContext({ order, menu, onChange }: ContextProps) {
  const t = usePhrases(triedOrderPhrases);
  const { context } = order;
  const set = (given: Partial<OrderContext>) => onChange(withContext(order, given));
  return (
    <Grid columns={2} gap={3} align="start">
      <When context={context} onChange={set} />
      <SelectField
        label={t('channel')}
        value={context.channel}
        options={ORDER_CHANNELS.map((id) => ({
          value: id,
          label: id === 'KIOSK' ? t(id) : say(offerFields, `offers.info.channels.${id}`),
        }))}
        onChange={(value) =>
          onChange(withKind(order, { channel: ORDER_CHANNELS.find((id) => id === value) ?? 'POS' }, menu))
        }
      />
      <SelectField
        label={t('scheme')}
        value={context.scheme}
        options={menu.pricingSchemes.filter(isSchemeInUse).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(value) => value !== null && set({ scheme: value })}
      />
      <OrderType order={order} menu={menu} onChange={onChange} />
      <Guest context={context} menu={menu} onChange={set} />
    </Grid>
  );
}

type PartProps = { readonly context: OrderContext; readonly onChange: (given: Partial<OrderContext>) => void };

function When({ context, onChange }: PartProps) {
  const t = usePhrases(triedOrderPhrases);
  const { zone, instant } = context;
  const { date, seconds } = storeClock(zone, new Date(instant));
  const set = (day: string, time: number) => day !== '' && onChange({ instant: instantAt(day, time, zone) });
  return (
    <>
      <Field label={t('day')}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            size="md"
            value={date}
            onChange={(event) => set(event.currentTarget.value, seconds)}
          />
        )}
      </Field>
      <TimeField label={t('time')} value={seconds} onChange={(time) => set(date, time)} />
    </>
  );
}

function OrderType({ order, menu, onChange }: ContextProps) {
  const t = usePhrases(triedOrderPhrases);
  const typeName = useOrderTypeName();
  const { orderType } = order.context;
  return (
    <OneOf
      label={t('orderType')}
      value={orderType === null ? '' : String(orderType)}
      options={ORDER_TYPE_IDS.map((id) => ({ value: String(id), label: typeName(id) }))}
      onChange={(value) => onChange(withKind(order, { orderType: value === '' ? null : Number(value) }, menu))}
    />
  );
}

function Guest({ context, menu: { offers }, onChange }: PartProps & { readonly menu: MenuBlob }) {
  const t = usePhrases(triedOrderPhrases);
  const names = useSettingsNames();
  const isLimited = (part: 'tenderTypes' | 'customerTypes' | 'customerGroups') =>
    offers.some(({ validity }) => validity[part].enabled);
  const { tenderTypes, customerType, customerGroups } = context;
  return (
    <>
      {isLimited('tenderTypes') && (
        <OneOf
          label={t('tender')}
          value={String(tenderTypes[0] ?? '')}
          options={(names?.tenderTypes ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(value) => onChange({ tenderTypes: value === '' ? [] : [Number(value)] })}
        />
      )}
      {isLimited('customerTypes') && (
        <OneOf
          label={t('customerType')}
          value={customerType ?? ''}
          options={customerTypes.map((id) => ({
            value: id,
            label: say(offerFields, `offers.validity.customerTypes.customerTypes.${id}`),
          }))}
          onChange={(value) => onChange({ customerType: customerTypes.find((id) => id === value) ?? null })}
        />
      )}
      {isLimited('customerGroups') && (
        <OneOf
          label={t('customerGroup')}
          value={customerGroups[0] ?? ''}
          options={(names?.customerGroups ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => onChange({ customerGroups: value === '' ? [] : [value] })}
        />
      )}
    </>
  );
}

type OneOfProps = {
  readonly label: string;
  /** Empty: not known. */
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
};

function OneOf({ label, value, options, onChange }: OneOfProps) {
  const t = usePhrases(triedOrderPhrases);
  return (
    <SelectField
      label={label}
      value={value}
      options={[{ value: '', label: t('notKnown') }, ...options]}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
