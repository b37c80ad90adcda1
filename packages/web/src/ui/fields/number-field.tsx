import { NumberInput } from '@mantine/core';
import { Field, type FieldProps, fieldIcon } from './field.tsx';

type NumberFieldProps = FieldProps & {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly decimals?: number;
  /** Shown inside the field after the figure: `min`, `%`, `mi`. */
  readonly unit?: string;
  /** Shown inside the field before the figure: `$` of whole dollars. */
  readonly prefix?: string;
  readonly size?: 'sm' | 'md';
  readonly width?: number;
  /** It is typed into at once. */
  readonly takesFocus?: boolean | undefined;
};

/** A number, or null for none. The unit is part of the field. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, min, max, step = 1, decimals = 0, unit, prefix, size = 'md', width, takesFocus } = props;
  return (
    <Field {...props} isTyped>
      {(control) => (
        <NumberInput
          {...control}
          autoFocus={takesFocus}
          value={value ?? ''}
          onChange={(next) => onChange(next === '' ? null : Number(next))}
          {...(min !== undefined && { min })}
          {...(max !== undefined && { max })}
          step={step}
          decimalScale={decimals}
          clampBehavior="none"
          hideControls
          size={size}
          {...(unit && { suffix: ` ${unit}` })}
          {...(prefix && { prefix })}
          {...(width && { maw: width })}
          rightSection={fieldIcon(props)}
        />
      )}
    </Field>
  );
}
