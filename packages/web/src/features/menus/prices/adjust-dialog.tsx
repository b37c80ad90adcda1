import { Button, Modal, SegmentedControl } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { centsOf, formatAmount } from '../../../ui/fields/amount.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../ui/table/data-table-types.ts';
import {
  type AdjustablePrice,
  type AdjustedPrice,
  type Adjustment,
  plannedPrices,
  type Rounding,
  roundings,
} from './adjust-prices.ts';
import { schemeColumns } from './price-lines.ts';
import styles from './prices.module.css';

type AdjustDialogProps = {
  /** What the prices belong to. */
  readonly name: string;
  readonly adjustable: readonly AdjustablePrice[];
  /** The scheme that is chosen first; without it every one. */
  readonly startScheme?: string;
  readonly onApply: (prices: readonly AdjustedPrice[]) => void;
  readonly onClose: () => void;
};

const everyScheme = '';
const asItIs = '';

/** Many prices up or down, with every change shown before it goes into the draft. */
export function AdjustDialog({ name, adjustable, startScheme = everyScheme, onApply, onClose }: AdjustDialogProps) {
  const t = usePhrases(menuItemsPhrases);
  const pricingSchemes = useMenu((menu) => menu.pricingSchemes);
  const [kind, setKind] = useState<Adjustment['by']['kind']>('percent');
  const [by, setBy] = useState<number | null>(null);
  const [scheme, setScheme] = useState(startScheme);
  const [from, setFrom] = useState(asItIs);
  const [rounding, setRounding] = useState<Rounding>('1');
  const value = useDeferredValue(Math.round((by ?? 0) * 100));
  const schemes = schemeColumns(pricingSchemes);
  const start = scheme === everyScheme || from === asItIs ? null : from;
  const planned = useMemo(
    () => plannedPrices(adjustable, { by: { kind, value }, scheme: scheme || null, from: start, rounding }),
    [adjustable, kind, value, scheme, start, rounding],
  );
  const prices = planned.filter((price) => price.from !== price.to);
  const handleApply = () => {
    onApply(prices);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('adjustTitle', { name })} size={640} withCloseButton={false}>
      <Stack
        as="form"
        gap={3}
        onSubmit={(event) => {
          event.preventDefault();
          if (prices.length > 0) handleApply();
        }}
      >
        <div className={styles.adjustFields}>
          <SegmentedControl
            aria-label={t('adjustBy')}
            data={(['percent', 'amount'] as const).map((option) => ({ value: option, label: t(option) }))}
            value={kind}
            onChange={(option) => setKind(option === 'amount' ? 'amount' : 'percent')}
          />
          <NumberField
            label={t(kind === 'percent' ? 'adjustPercent' : 'adjustAmount')}
            value={by}
            onChange={setBy}
            decimals={2}
            {...(kind === 'percent' && { unit: '%' })}
          />
          <SelectField
            label={t('scheme')}
            value={scheme}
            onChange={(id) => setScheme(id ?? everyScheme)}
            options={[
              { value: everyScheme, label: t('allSchemes') },
              ...schemes.map(({ id, name: label }) => ({ value: id, label })),
            ]}
          />
          {scheme !== everyScheme && (
            <SelectField
              label={t('adjustFrom')}
              value={from}
              onChange={(id) => setFrom(id ?? asItIs)}
              options={[
                { value: asItIs, label: t('asItIs') },
                ...schemes.filter(({ id }) => id !== scheme).map(({ id, name: label }) => ({ value: id, label })),
              ]}
            />
          )}
          <SelectField
            label={t('rounding')}
            value={rounding}
            onChange={(option) => setRounding(roundings.find((one) => one === option) ?? '1')}
            options={roundings.map((option) => ({ value: option, label: t(`round${option}`) }))}
          />
        </div>
        <Text as="h2" tone="muted" size="sm" weight="medium" dense>
          {t('adjustPreview')}
        </Text>
        {prices.length === 0 ? (
          <Muted small>{t('adjustNothing')}</Muted>
        ) : (
          <div className={styles.adjustList}>
            <PreviewTable prices={prices} schemes={new Map(schemes.map((one) => [one.id, one.name]))} />
          </div>
        )}
        <Findings planned={planned} isChanging={value !== 0 || start !== null} />
        <Muted small>{t('adjustNext')}</Muted>
        <Row gap={2} justify="end">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="filled" disabled={prices.length === 0}>
            {t('adjustApply', { count: prices.length })}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
}

type FindingsProps = { readonly planned: readonly AdjustedPrice[]; readonly isChanging: boolean };

/** Beyond this share of the old price a change is named. */
const unusual = 0.25;
const namesShown = 3;

/** What the whole change comes to: the average, what stays, and what is unusual. */
function Findings({ planned, isChanging }: FindingsProps) {
  const t = usePhrases(menuItemsPhrases);
  if (!isChanging || planned.length === 0) return null;
  const changed = planned.filter(({ from, to }) => from !== to);
  const shares = changed.flatMap((price) => {
    const share = shareOf(price);
    return share === undefined ? [] : [{ ...price, share }];
  });
  const far = shares.filter(({ share }) => Math.abs(share) > unusual);
  const average = shares.reduce((sum, { share }) => sum + share, 0) / shares.length;
  const names = far.slice(0, namesShown).map(({ owner, spotName }) => [spotName, owner].filter(Boolean).join(' '));
  return (
    <Muted small role="status">
      {shares.length > 0 && `${t('adjustAverage', { percent: percents.format(average) })} `}
      {changed.length < planned.length && `${t('adjustStay', { count: planned.length - changed.length })} `}
      {far.length > 0 &&
        t('adjustUnusual', {
          count: far.length,
          names: [...names, ...(far.length > namesShown ? ['…'] : [])].join(', '),
        })}
    </Muted>
  );
}

const percents = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1, signDisplay: 'always' });

/** How much a price rises, of what it was; undefined where there was none. */
function shareOf({ from, to }: AdjustedPrice): number | undefined {
  const before = from === null ? 0 : centsOf(from);
  return before === 0 ? undefined : (centsOf(to) - before) / before;
}

type PreviewTableProps = { readonly prices: readonly AdjustedPrice[]; readonly schemes: ReadonlyMap<string, string> };

function PreviewTable({ prices, schemes }: PreviewTableProps) {
  const t = usePhrases(menuItemsPhrases);
  const columns: readonly DataColumn<AdjustedPrice>[] = [
    {
      id: 'item',
      title: t('item'),
      width: 'minmax(0, 2fr)',
      cell: ({ owner, spotName }) => [spotName, owner].filter(Boolean).join(' '),
    },
    {
      id: 'scheme',
      title: t('scheme'),
      hideOnPhone: true,
      cell: ({ scheme }) => <Text tone="muted">{schemes.get(scheme) ?? scheme}</Text>,
    },
    {
      id: 'from',
      title: t('before'),
      align: 'right',
      width: '76px',
      cell: ({ from }) => <Text tone="muted">{formatAmount(from)}</Text>,
    },
    { id: 'to', title: t('after'), align: 'right', width: '76px', cell: ({ to }) => <b>{formatAmount(to)}</b> },
  ];
  return (
    <DataTable
      label={t('adjustPreview')}
      columns={columns}
      rows={prices}
      rowKey={({ ownerId, scheme, spot }) => `${ownerId} ${scheme} ${spot}`}
      rowName={({ owner }) => owner}
    />
  );
}
