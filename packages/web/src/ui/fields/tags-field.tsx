import { TagsInput } from '@mantine/core';
import { Field, type FieldProps } from './field.tsx';

type TagsFieldProps = FieldProps & {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  /** Offered while typing. */
  readonly suggestions?: readonly string[];
  readonly maxTags?: number;
};

/** Words, each added with Enter or a comma. */
export function TagsField(props: TagsFieldProps) {
  const { value, onChange, suggestions = [], maxTags } = props;
  return (
    <Field {...props}>
      {({ attributes: _, ...control }) => (
        <TagsInput
          {...control}
          error={Boolean(props.error)}
          value={[...value]}
          onChange={onChange}
          data={[...suggestions]}
          acceptValueOnBlur
          {...(maxTags && { maxTags })}
        />
      )}
    </Field>
  );
}
