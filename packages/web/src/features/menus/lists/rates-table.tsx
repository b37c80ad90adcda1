import {
  formatCents,
  isInHouse,
  ORDER_TYPE_IDS,
  orderTypeName,
  type Path,
  type TaxStructure,
  taxOn,
  taxRateOf,
} from '@servery/domain';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { DocumentReference } from '../../../editing/fields/document-choices.tsx';
import { fieldProps } from '../../../editing/fields/document-fields.tsx';
import { FieldMark } from '../../../editing/fields/field-mark.tsx';
import { useField } from '../../../editing/fields/use-field.ts';
import { useHasThreePanes } from '../../../editing/list/list-panes.tsx';
import { listPhrases } from '../../../phrases/lists.ts';
import { menuListPhrases } from '../../../phrases/menus/menu-lists.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { orderTypePhrases } from '../../../phrases/settings/order-types.ts';
import { InCell } from '../../../ui/fields/in-cell.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Fields } from '../../../ui/layout/pane/section.tsx';
import { PlainTable } from '../../../ui/table/plain-table.tsx';
import { useSettingsNames } from '../use-settings-names.ts';
import styles from './menu-lists.module.css';
import { examplePrice, RateField } from './rate-field.tsx';

type RatesProps = { readonly path: Path; readonly structure: TaxStructure };

/** The rate of each order type, whether it is in-house (OT-24) and taxed, and the tax that it makes of an example; gray where another rate applies. */
export function RatesTable({ path, structure }: RatesProps) {
  const t = usePhrases(menuListPhrases);
  const types = useOrderTypes(structure);
  const hasRoom = useHasThreePanes();
  const list = usePhrases(listPhrases);
  const groups = usePhrases(orderTypePhrases);
  const { kind: level } = useEditor().level;
  const entryPath = (value: number) => [...path, 'orderTypeRates', { by: 'orderType', value }];
  const hasRate = (id: number) => structure.orderTypeRates.some(({ orderType }) => orderType === id);
  const other = types.find(({ value }) => value === structure.defaultOrderType && hasRate(value))?.label;
  const treatment = (id: number) => {
    if (!hasRate(id)) return other === undefined ? t('atFlatRate') : t('asOther', { name: other });
    return t(Number(taxRateOf(structure, id)) === 0 ? 'notTaxed' : 'taxed');
  };
  const placeColumn = {
    id: 'where',
    title: t('where'),
    cell: ({ value }: { readonly value: number }) => <Muted>{groups(isInHouse(value) ? 'inHouse' : 'others')}</Muted>,
  };
  const treatmentColumn = {
    id: 'treatment',
    title: t('treatment'),
    cell: ({ value }: { readonly value: number }) => <Muted>{treatment(value)}</Muted>,
  };
  return (
    <Fields title={t('rates')}>
      <PlainTable
        label={t('rates')}
        rows={types}
        rowKey={({ value }) => String(value)}
        columns={[
          { id: 'type', title: t('orderType'), cell: ({ label }) => label },
          ...(hasRoom ? [placeColumn, treatmentColumn] : []),
          {
            id: 'rate',
            title: t('ratePercent'),
            width: '112px',
            cell: ({ value, label }) => (
              <InCell>
                <TypeRate path={entryPath(value)} label={label} />
              </InCell>
            ),
          },
          {
            id: 'from',
            title: list(level === 'company' ? 'differences' : 'comesFrom'),
            hideOnPhone: true,
            cell: ({ value, label }) => <FieldMark path={[...entryPath(value), 'rate']} label={label} />,
          },
          {
            id: 'tax',
            title: t('onExample', { amount: formatCents(examplePrice) }),
            align: 'right',
            cell: ({ value }) => (
              <span className={hasRate(value) ? undefined : styles.muted}>
                {formatCents(taxOn(examplePrice, taxRateOf(structure, value)))}
              </span>
            ),
          },
        ]}
      />
      <DocumentReference
        path={[...path, 'defaultOrderType']}
        options={types.filter(({ value }) => hasRate(value))}
        none={t('flatRate')}
        hint={t('flatRateHint')}
      />
    </Fields>
  );
}

/** The order types in use, and those that have a rate although nobody uses them now. */
function useOrderTypes({ orderTypeRates }: TaxStructure) {
  const names = useSettingsNames();
  const nameOf = (id: number) => names?.orderTypes.find((type) => type.id === id)?.name || orderTypeName(id);
  const isUsed = (id: number) =>
    names?.orderTypes.some((type) => type.id === id && (type.activePOS || type.activeOnline)) ?? true;
  return ORDER_TYPE_IDS.filter((id) => isUsed(id) || orderTypeRates.some(({ orderType }) => orderType === id)).map(
    (value) => ({ value, label: nameOf(value) ?? String(value) }),
  );
}

type TypeRateProps = { readonly path: Path; readonly label: string };

/** The rate of one order type; emptied, the order type has none of its own. */
function TypeRate({ path, label }: TypeRateProps) {
  const ratePath = [...path, 'rate'];
  const entry = useField(path);
  const field = useField(ratePath);
  const rate = typeof field.value === 'string' ? field.value : null;
  const handleChange = (next: string | null) => {
    const [, , , step] = path;
    if (next === null) entry.setValue(undefined);
    else if (rate !== null) field.setValue(next);
    else if (typeof step === 'object' && 'value' in step) entry.setValue({ orderType: step.value, rate: next });
  };
  const props = { ...fieldProps(field, { path: ratePath, label }), mark: null };
  return <RateField {...props} rate={rate} onChange={handleChange} isPlain />;
}
