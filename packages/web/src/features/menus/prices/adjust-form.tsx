import { Button, SegmentedControl } from '@mantine/core';
import { ROUNDINGS } from '@servery/domain';
import type { ReactNode } from 'react';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { AdjustedPrice } from './adjust-prices.ts';
import { findingsOf } from './adjustment-findings.ts';
import { type AdjustmentState, asItIs, everyScheme } from './use-adjustment.ts';

type AdjustFieldsProps = { readonly adjustment: AdjustmentState };
type TakesFocus = { readonly takesFocus?: boolean };

type AdjustFormProps = AdjustFieldsProps & {
  readonly takesFocus?: boolean;
  /** The planned changes, in whatever form there is room for. */
  readonly children: ReactNode;
  readonly onApply: (prices: readonly AdjustedPrice[]) => void;
  readonly onClose: () => void;
};

/** By how much prices change, the outcome, and the button that puts them into the draft. */
export function AdjustForm(props: AdjustFormProps) {
  const { adjustment, takesFocus, children, onApply, onClose } = props;
  const t = usePhrases(menuItemsPhrases);
  const count = adjustment.prices.length;
  return (
    <Stack
      as="form"
      gap={3}
      onSubmit={(event) => {
        event.preventDefault();
        const prices = adjustment.pricesNow();
        if (prices.length > 0) onApply(prices);
      }}
    >
      <Grid columns={{ min: 200 }} gap={3} align="end">
        <AdjustFields adjustment={adjustment} {...(takesFocus && { takesFocus })} />
      </Grid>
      {children}
      <AdjustFindings adjustment={adjustment} />
      <Muted small>{t('adjustNext')}</Muted>
      <Row gap={2} justify="end">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="filled" disabled={count === 0 && !adjustment.isPlanning}>
          {t('adjustApply', { count })}
        </Button>
      </Row>
    </Stack>
  );
}

/** By how much prices change, in which scheme, from which start, and to which endings they are rounded. */
function AdjustFields({ adjustment, takesFocus }: AdjustFieldsProps & TakesFocus) {
  const t = usePhrases(menuItemsPhrases);
  const { kind, scheme, schemes } = adjustment;
  return (
    <>
      <SegmentedControl
        aria-label={t('adjustBy')}
        data={(['percent', 'amount'] as const).map((option) => ({ value: option, label: t(option) }))}
        value={kind}
        onChange={(option) => adjustment.setKind(option === 'amount' ? 'amount' : 'percent')}
      />
      <NumberField
        label={t(kind === 'percent' ? 'adjustPercent' : 'adjustAmount')}
        value={adjustment.by}
        onChange={adjustment.setBy}
        decimals={2}
        takesFocus={takesFocus}
        {...(kind === 'percent' && { unit: '%' })}
      />
      <SelectField
        label={t('scheme')}
        value={scheme}
        onChange={(id) => adjustment.setScheme(id ?? everyScheme)}
        options={[
          { value: everyScheme, label: t('allSchemes') },
          ...schemes.map(({ id, name: label }) => ({ value: id, label })),
        ]}
      />
      {scheme !== everyScheme && (
        <SelectField
          label={t('adjustFrom')}
          value={adjustment.from}
          onChange={(id) => adjustment.setFrom(id ?? asItIs)}
          options={[
            { value: asItIs, label: t('asItIs') },
            ...schemes.filter(({ id }) => id !== scheme).map(({ id, name: label }) => ({ value: id, label })),
          ]}
        />
      )}
      <SelectField
        label={t('rounding')}
        value={adjustment.rounding}
        onChange={(option) => adjustment.setRounding(ROUNDINGS.find((one) => one === option) ?? '1')}
        options={ROUNDINGS.map((option) => ({ value: option, label: t(`round${option}`) }))}
      />
    </>
  );
}

/** The result of the whole change: the average, the prices that stay, and the unusual ones. */
function AdjustFindings({ adjustment }: AdjustFieldsProps) {
  const t = usePhrases(menuItemsPhrases);
  const { planned, isChanging, by } = adjustment;
  if (!isChanging || planned.length === 0) return null;
  const { average, stay, held, heldNames, far, farNames } = findingsOf(planned);
  const isRaising = (by ?? 0) > 0;
  return (
    <Muted small role="status">
      {average !== undefined && `${t('adjustAverage', { percent: percents.format(average) })} `}
      {stay > 0 && `${t('adjustStay', { count: stay })} `}
      {held > 0 && `${t(isRaising ? 'adjustHeldUp' : 'adjustHeldDown', { count: held, names: heldNames })} `}
      {far > 0 && t('adjustUnusual', { count: far, names: farNames })}
    </Muted>
  );
}

const percents = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1, signDisplay: 'always' });
