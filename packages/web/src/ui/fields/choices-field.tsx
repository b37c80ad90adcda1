import { MultiSelect } from '@mantine/core';
import { enterTakes } from './enter-takes.ts';
import { Field, type FieldProps } from './field.tsx';
import type { Option } from './select-field.tsx';

type ChoicesFieldProps = FieldProps & {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly options: readonly Option[];
  readonly placeholder?: string;
  readonly nothingFound?: string;
};

/** Longer lists show so many at once; the others are found by typing. */
const mostShown = 200;

/** Some of many choices, found by typing. */
export function ChoicesField(props: ChoicesFieldProps) {
  const { value, onChange, options, placeholder, nothingFound } = props;
  return (
    <Field {...props}>
      {({ attributes: _, ...control }) => (
        <MultiSelect
          {...control}
          error={Boolean(props.error)}
          value={[...value]}
          onChange={onChange}
          data={options.map((option) => ({ value: option.value, label: option.label }))}
          searchable
          {...enterTakes()}
          hidePickedOptions
          limit={mostShown}
          {...(placeholder && value.length === 0 && { placeholder })}
          {...(nothingFound && { nothingFoundMessage: nothingFound })}
        />
      )}
    </Field>
  );
}
