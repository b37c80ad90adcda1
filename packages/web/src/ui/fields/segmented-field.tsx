import { SegmentedControl } from '@mantine/core';
import { Field, type FieldProps } from './field.tsx';
import type { Option } from './select-field.tsx';

type SegmentedFieldProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly Option[];
};

/** One of two to four short choices, all in sight. */
export function SegmentedField(props: SegmentedFieldProps) {
  const { value, onChange, options } = props;
  return (
    <Field {...props}>
      {({ id, attributes: _, ...control }) => (
        <SegmentedControl
          {...control}
          id={id}
          aria-labelledby={`${id}-label`}
          value={value}
          onChange={onChange}
          data={options.map((option) => ({ value: option.value, label: option.label }))}
        />
      )}
    </Field>
  );
}
