import { TextInput } from '@mantine/core';
import type { Path } from '@servery/domain';
import { useField } from '../../../../editing/fields/use-field.ts';
import { useLengthError } from '../../../../ui/fields/use-length-error.ts';

type ShortTextProps = {
  readonly path: Path;
  /** Read out; the text around it says it to people who see it. */
  readonly label: string;
  readonly placeholder?: string;
  readonly maxLength: number;
};

/** A text of the draft in a row of a list, without a label above it; its error is said below as one types. */
export function ShortText({ path, label, placeholder, maxLength }: ShortTextProps) {
  const field = useField(path);
  const value = typeof field.value === 'string' ? field.value : '';
  const tooLong = useLengthError(value, maxLength);
  return (
    <TextInput
      size="sm"
      aria-label={label}
      value={value}
      disabled={!field.canEdit}
      error={tooLong ?? field.problem}
      {...(placeholder !== undefined && { placeholder })}
      onChange={(event) => field.setValue(event.currentTarget.value)}
    />
  );
}
