import { deliveryPay, type JobType } from '@servery/domain';
import { useState } from 'react';
import { useReadSettings } from '../../../../editing/kinds/use-read-settings.ts';
import { employmentPhrases } from '../../../../phrases/people/employment.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Fact, Facts } from '../../../../ui/data/facts.tsx';
import { formatAmount } from '../../../../ui/fields/amount.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';

const example = { order: '30.00', miles: '2' };

type WorkedDeliveryProps = { readonly settings: JobType['driverSettings'] };

/** One delivery reckoned with the values above: the proof of the pay for driving. */
export function WorkedDelivery({ settings }: WorkedDeliveryProps) {
  const t = usePhrases(employmentPhrases);
  const { deliveryArea } = useReadSettings();
  const zones = deliveryArea?.zones.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const zone = zones.find(({ value }) => value === chosen) ?? zones[0];
  const { fee, mileage, together } = deliveryPay(settings, { ...example, zoneId: zone?.value ?? null });
  const order = formatAmount(example.order);
  const feeNames: Readonly<Record<string, string>> = {
    PER_ORDER: t('exampleOrder'),
    PER_DISPATCH: t('exampleDispatch'),
    PERCENTAGE: t('exampleShare', { share: settings.orderPercentage, order }),
    PER_ZONE: t('exampleZone', { zone: zone?.label ?? t('anyZone') }),
  };
  return (
    <Stack gap={3} role="group" aria-label={t('workedDelivery')}>
      <Heading as="h3">{t('workedDelivery')}</Heading>
      {settings.feeMethod === 'PER_ZONE' && zones.length > 1 && (
        <SelectField label={t('deliveredTo')} value={zone?.value ?? null} onChange={setChosen} options={zones} />
      )}
      <Facts>
        {fee !== undefined && <Fact name={feeNames[settings.feeMethod] ?? t('exampleOrder')}>{formatAmount(fee)}</Fact>}
        {mileage !== undefined && <Fact name={t('exampleMiles')}>{formatAmount(mileage)}</Fact>}
        <Fact name={t('exampleTogether')}>
          <strong>{formatAmount(together)}</strong>
        </Fact>
      </Facts>
      <Muted small>{t('withoutTips')}</Muted>
    </Stack>
  );
}
