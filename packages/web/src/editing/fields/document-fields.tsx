import type { Json, Path } from '@servery/domain';
import { saysWhatIsOff } from '@servery/words';
import type { ReactNode } from 'react';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { type Option, SelectField } from '../../ui/fields/select-field.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useDraft, useEditor } from '../draft/editor-context.ts';
import { FieldMark } from './field-mark.tsx';
import { type Field, useField } from './use-field.ts';

type DocumentFieldProps = {
  readonly path: Path;
  /** Without it, the document's own word for the field. */
  readonly label?: string;
  readonly hint?: string;
  /** Why it cannot be changed. */
  readonly unavailable?: string | undefined;
  /** It cannot be changed, and why is said elsewhere. */
  readonly isFixed?: boolean;
  /** The value in the chain of values, in words. */
  readonly format?: (value: Json) => ReactNode;
  /** Instead of setting the plain value: rules that change more than the field. */
  readonly onSet?: (value: Json) => void;
};

type Labelled = { readonly label: string };

/** A field and its props, with the label that the document has for it. */
export function useLabelledField<Props extends DocumentFieldProps>(props: Props): [Field, Props & Labelled] {
  const { adapter } = useEditor();
  const word = useDraft((draft) => (props.label === undefined ? adapter.words.field(props.path, draft) : ''));
  return [useField(props.path), { ...props, label: props.label ?? word }];
}

/** The props that the fields of `ui/` take from a field of the draft. */
export function fieldProps(
  field: Field,
  { path, label, hint, unavailable, isFixed = false, format }: DocumentFieldProps & Labelled,
) {
  return {
    label,
    mark: <FieldMark path={path} label={label} format={format} />,
    inherited: field.inherited,
    unsaved: field.isChanged,
    error: field.problem,
    unavailable: unavailable ?? field.lacking,
    disabled: !field.canEdit || isFixed,
    ...(hint !== undefined && { hint }),
  };
}

/** A switch names its on state, also over a field that is true for off. */
export function DocumentSwitch(given: DocumentFieldProps) {
  const [field, props] = useLabelledField(given);
  const isOpposite = saysWhatIsOff(props.path);
  const set = props.onSet ?? field.setValue;
  return (
    <SwitchField
      {...fieldProps(field, props)}
      value={(field.value === true) !== isOpposite}
      onChange={(isOn) => set(isOn !== isOpposite)}
    />
  );
}

type DocumentTextProps = DocumentFieldProps & {
  readonly lines?: number;
  readonly maxLength?: number;
  readonly placeholder?: string;
  /** Takes the focus when it comes into view, as the name of a new row does. */
  readonly takesFocus?: boolean;
  readonly onBlur?: () => void;
};

export function DocumentText({ lines, maxLength, placeholder, takesFocus, onBlur, ...given }: DocumentTextProps) {
  const [field, props] = useLabelledField(given);
  return (
    <TextField
      {...fieldProps(field, props)}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={props.onSet ?? field.setValue}
      {...(lines !== undefined && { lines })}
      {...(maxLength !== undefined && { maxLength })}
      {...(placeholder !== undefined && { placeholder })}
      {...(takesFocus && { autoFocus: true })}
      {...(onBlur && { onBlur })}
    />
  );
}

type DocumentNumberProps = DocumentFieldProps & {
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
  readonly prefix?: string;
  readonly decimals?: number;
  readonly width?: number;
  /** Whether it may be empty, which is null; otherwise an emptied field waits for its figure. */
  readonly isOptional?: boolean;
  /** Shown figure of the kept value, such as minutes of seconds. */
  readonly show?: (value: number) => number;
  readonly keep?: (shown: number) => number;
};

export function DocumentNumber({ show = same, keep = same, isOptional = false, ...given }: DocumentNumberProps) {
  const { min, max, unit, prefix, decimals, width } = given;
  const [field, props] = useLabelledField(given);
  const set = props.onSet ?? field.setValue;
  const handleChange = (shown: number | null) => {
    if (shown !== null) set(keep(shown));
    else if (isOptional) set(null);
  };
  return (
    <NumberField
      {...fieldProps(field, props)}
      value={typeof field.value === 'number' ? show(field.value) : null}
      onChange={handleChange}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      {...(unit !== undefined && { unit })}
      {...(prefix !== undefined && { prefix })}
      {...(decimals !== undefined && { decimals })}
      {...(width !== undefined && { width })}
    />
  );
}

export function DocumentSelect({ options, ...given }: DocumentFieldProps & { readonly options: readonly Option[] }) {
  const [field, props] = useLabelledField(given);
  const wordOf = (value: Json) => options.find((option) => option.value === value)?.label;
  return (
    <SelectField
      {...fieldProps(field, { format: wordOf, ...props })}
      value={typeof field.value === 'string' ? field.value : null}
      onChange={(value) => value !== null && (props.onSet ?? field.setValue)(value)}
      options={options}
    />
  );
}

function same(value: number): number {
  return value;
}
