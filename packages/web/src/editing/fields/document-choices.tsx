import type { Json, Path } from '@servery/domain';
import { formatAmount } from '../../ui/fields/amount.ts';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SegmentedField } from '../../ui/fields/segmented-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TagsField } from '../../ui/fields/tags-field.tsx';
import { useDraft, useEditor } from '../draft/editor-context.ts';
import { DocumentSelect, fieldProps, useLabelledField } from './document-fields.tsx';

type ChoiceProps = { readonly path: Path; readonly label?: string; readonly hint?: string };
type DocumentChoiceProps = ChoiceProps & {
  readonly values: readonly string[];
  /** Instead of setting the plain value: rules that change more than the field. */
  readonly onSet?: (value: Json) => void;
};

/** One of a closed set of values, each in the document's own word for it. */
export function DocumentChoice({ values, ...props }: DocumentChoiceProps) {
  const { adapter } = useEditor();
  const draft = useDraft((current) => current);
  const options = values.map((value) => ({ value, label: adapter.words.value(props.path, value, draft) }));
  return <DocumentSelect {...props} options={options} />;
}

/** One of two to four values, all in sight, each in the document's own word for it. */
export function DocumentSegments({ values, ...given }: DocumentChoiceProps) {
  const [field, props] = useLabelledField(given);
  const { adapter } = useEditor();
  const draft = useDraft((current) => current);
  const wordOf = (value: Json) => adapter.words.value(props.path, value, draft);
  return (
    <SegmentedField
      {...fieldProps(field, { ...props, format: wordOf })}
      value={typeof field.value === 'string' ? field.value : ''}
      options={values.map((value) => ({ value, label: wordOf(value) }))}
      onChange={props.onSet ?? field.setValue}
    />
  );
}

/** Words that are added one by one, as a list of texts. */
export function DocumentTags(given: ChoiceProps) {
  const [field, props] = useLabelledField(given);
  const textsIn = (value: Json | undefined) =>
    Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
  const format = (value: Json) => textsIn(value).join(', ');
  return (
    <TagsField
      {...fieldProps(field, { ...props, format })}
      value={textsIn(field.value)}
      onChange={(texts) => field.setValue([...texts])}
    />
  );
}

type ReferenceProps = ChoiceProps & {
  readonly options: readonly { readonly value: string | number; readonly label: string }[];
  /** How it is called when it names nothing. */
  readonly none: string;
};

const nothing = ' none';

/** The id of another thing in the document, or null for none. */
export function DocumentReference({ options, none, ...given }: ReferenceProps) {
  const [field, props] = useLabelledField(given);
  const labelOf = (value: Json | undefined) => options.find((option) => option.value === value)?.label ?? none;
  const handleChange = (chosen: string | null) =>
    field.setValue(options.find(({ value }) => String(value) === chosen)?.value ?? null);
  return (
    <SelectField
      {...fieldProps(field, { ...props, format: labelOf })}
      value={options.some(({ value }) => value === field.value) ? String(field.value) : nothing}
      onChange={handleChange}
      options={[
        { value: nothing, label: none },
        ...options.map(({ value, label }) => ({ value: String(value), label })),
      ]}
    />
  );
}

/** An amount of money, kept as a decimal string; an emptied field waits for its amount. */
export function DocumentMoney(given: ChoiceProps) {
  const [field, props] = useLabelledField(given);
  const format = (value: Json) => formatAmount(typeof value === 'string' ? value : null);
  return (
    <MoneyField
      {...fieldProps(field, { ...props, format })}
      value={typeof field.value === 'string' ? field.value : null}
      onChange={(amount) => amount !== null && field.setValue(amount)}
    />
  );
}

/** A percentage, kept as a decimal string such as `18.00`. */
export function DocumentPercent(given: ChoiceProps) {
  const [field, props] = useLabelledField(given);
  return (
    <NumberField
      {...fieldProps(field, props)}
      value={typeof field.value === 'string' ? Number(field.value) : null}
      onChange={(percent) => percent !== null && field.setValue(percent.toFixed(2))}
      min={0}
      max={100}
      decimals={2}
      unit="%"
      width={160}
    />
  );
}
