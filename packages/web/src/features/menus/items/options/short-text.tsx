import { TextInput } from '@mantine/core';
import type { Path } from '@servery/domain';
import { useField } from '../../../../editing/fields/use-field.ts';

type ShortTextProps = {
  readonly path: Path;
  /** Read out; what stands around it says it to who sees it. */
  readonly label: string;
  readonly placeholder?: string;
  readonly maxLength: number;
};

/** A text of the draft in a row of a list, without a label above it; what is wrong with it is said below as one types. */
export function ShortText({ path, label, placeholder, maxLength }: ShortTextProps) {
  const field = useField(path);
  return (
    <TextInput
      size="sm"
      aria-label={label}
      value={typeof field.value === 'string' ? field.value : ''}
      maxLength={maxLength}
      disabled={!field.canEdit}
      error={field.problem}
      {...(placeholder !== undefined && { placeholder })}
      onChange={(event) => field.setValue(event.currentTarget.value)}
    />
  );
}
