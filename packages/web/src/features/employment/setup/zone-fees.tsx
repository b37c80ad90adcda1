import type { Path } from '@servery/domain';
import { setValue } from '../../../editing/draft/draft-store.ts';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { DocumentMoney } from '../../../editing/fields/document-choices.tsx';
import { fieldProps } from '../../../editing/fields/document-fields.tsx';
import { useField } from '../../../editing/fields/use-field.ts';
import { useEmployment } from '../../../editing/kinds/employment-document.ts';
import { useReadSettings } from '../../../editing/kinds/use-read-settings.ts';
import { employmentPhrases } from '../../../phrases/employment.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { formatAmount } from '../../../ui/fields/amount.ts';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

type ZoneFeesProps = { readonly path: Path };

/** What a delivery to each zone of this level pays the driver; a zone without a fee of its own pays the common one. */
export function ZoneFees({ path }: ZoneFeesProps) {
  const t = usePhrases(employmentPhrases);
  const { deliveryArea } = useReadSettings();
  const jobTypeId = path.flatMap((step) => (typeof step === 'object' && 'id' in step ? [step.id] : []))[0];
  const own = useEmployment(({ jobTypes }) => jobTypes.find(({ id }) => id === jobTypeId)?.driverSettings.zones);
  const zones = deliveryArea?.zones.map(({ id, name }) => ({ id: String(id), name })) ?? [];
  const gone = (own ?? []).filter(({ id }) => !zones.some((zone) => zone.id === id));
  const shown = [...zones, ...gone.map(({ id }) => ({ id, name: t(deliveryArea ? 'zoneGone' : 'zoneHidden') }))];
  return (
    <Stack gap={3} role="group" aria-label={t('zones')}>
      <Heading as="h3">{t('zones')}</Heading>
      <Muted small>{t(deliveryArea && shown.length === 0 ? 'noZones' : 'zonesHint')}</Muted>
      <Grid columns={{ min: 150 }} gap={4} align="start">
        {shown.map((zone) => (
          <ZoneFee key={zone.id} path={path} zone={zone} />
        ))}
        <DocumentMoney path={[...path, 'feePerZone']} />
      </Grid>
    </Stack>
  );
}

type ZoneFeeProps = ZoneFeesProps & { readonly zone: { readonly id: string; readonly name: string } };

/** An emptied fee is the common one again: the zone has none of its own. */
function ZoneFee({ path, zone: { id, name } }: ZoneFeeProps) {
  const editor = useEditor();
  const place = [...path, 'zones', { id }];
  const fee = [...place, 'fee'];
  const field = useField(fee);
  const format = (value: unknown) => formatAmount(typeof value === 'string' ? value : null);
  return (
    <MoneyField
      {...fieldProps(field, { path: fee, label: name, format })}
      value={typeof field.value === 'string' ? field.value : null}
      onChange={(amount) => setValue(editor, place, amount === null ? undefined : { id, fee: amount })}
    />
  );
}
