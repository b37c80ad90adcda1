import { TextInput } from '@mantine/core';
import type { Path } from '@servery/domain';
import { fieldProps, useLabelledField } from '../../../../editing/fields/document-fields.tsx';
import { Field } from '../../../../ui/fields/field.tsx';

/** A day, YYYY-MM-DD; emptied it is open. */
export function DocumentDate({ path }: { readonly path: Path }) {
  const [field, props] = useLabelledField({ path });
  return (
    <Field {...fieldProps(field, props)}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          size="md"
          maw={200}
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={(event) => field.setValue(event.currentTarget.value || null)}
        />
      )}
    </Field>
  );
}
