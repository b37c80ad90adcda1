import { amountOf, ORDER_TYPE_IDS, orderTypeName, type Path, type TaxStructure, taxOn } from '@servery/domain';
import { DocumentChoice, DocumentReference } from '../../../editing/fields/document-choices.tsx';
import {
  DocumentSwitch,
  DocumentText,
  fieldProps,
  useLabelledField,
} from '../../../editing/fields/document-fields.tsx';
import { useField } from '../../../editing/fields/use-field.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { menuListPhrases } from '../../../phrases/menus/menu-lists.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { formatAmount } from '../../../ui/fields/amount.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Fields } from '../../../ui/layout/pane/section.tsx';
import { useSettingsNames } from '../use-settings-names.ts';
import styles from './menu-lists.module.css';
import { useUses } from './use-uses.ts';
import { UsedBy } from './used-by.tsx';

const applies = ['AFTER', 'BEFORE'] as const;
/** Cents of the price that the example shows the tax on. */
const examplePrice = 1949;

/** Everything about one tax structure: one rate, or one for each order type. */
export const TaxForm: RowForm = ({ path, id, isNew }) => {
  const structure = useMenu((menu) => menu.taxStructures.find((one) => one.id === id));
  const usesOf = useUses('taxStructure');
  if (!structure) return null;
  return (
    <>
      <DocumentText path={[...path, 'name']} maxLength={200} takesFocus={isNew} />
      <DocumentChoice path={[...path, 'applies']} values={applies} />
      <FlatRate path={[...path, 'flatRate']} />
      <DocumentSwitch path={[...path, 'byOrderType']} />
      {structure.byOrderType && <RatesByOrderType path={path} structure={structure} />}
      <UsedBy uses={usesOf(structure.id)} />
    </>
  );
};

function FlatRate({ path }: { readonly path: Path }) {
  const [field, props] = useLabelledField({ path });
  const rate = typeof field.value === 'string' ? field.value : null;
  return (
    <RateField {...fieldProps(field, props)} rate={rate} onChange={(next) => next !== null && field.setValue(next)} />
  );
}

type RatesProps = { readonly path: Path; readonly structure: TaxStructure };

function RatesByOrderType({ path, structure }: RatesProps) {
  const t = usePhrases(menuListPhrases);
  const types = useOrderTypes(structure);
  const withRate = types.filter(({ value }) => structure.orderTypeRates.some(({ orderType }) => orderType === value));
  return (
    <Fields title={t('rates')}>
      {types.map(({ value, label }) => (
        <TypeRate key={value} path={[...path, 'orderTypeRates', { by: 'orderType', value }]} label={label} />
      ))}
      <DocumentReference
        path={[...path, 'defaultOrderType']}
        options={withRate}
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
  return <RateField {...fieldProps(field, { path: ratePath, label })} rate={rate} onChange={handleChange} />;
}

type RateFieldProps = Omit<Parameters<typeof NumberField>[0], 'value' | 'onChange'> & {
  /** A percentage as a decimal string: `8.625`. */
  readonly rate: string | null;
  readonly onChange: (rate: string | null) => void;
};

/** A rate with the tax that it makes of an example. */
function RateField({ rate, onChange, ...props }: RateFieldProps) {
  const t = usePhrases(menuListPhrases);
  const dollars = (cents: number) => formatAmount(amountOf(cents));
  return (
    <div className={styles.rate}>
      <NumberField
        {...props}
        value={rate === null ? null : Number(rate)}
        onChange={(percent) => onChange(percent === null ? null : String(percent))}
        min={0}
        max={100}
        decimals={4}
        unit="%"
      />
      {rate !== null && (
        <span className={styles.muted}>
          {t('taxOnExample', { amount: dollars(examplePrice), tax: dollars(taxOn(examplePrice, rate)) })}
        </span>
      )}
    </div>
  );
}
