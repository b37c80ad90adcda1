import type { Path } from '@servery/domain';
import { fieldProps, useLabelledField } from '../../../editing/fields/document-fields.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';

/** Whether an entity of the menu is in use. */
export function StatusSwitch({ path }: { readonly path: Path }) {
  const [field, props] = useLabelledField({ path: [...path, 'status'] });
  return (
    <SwitchField
      {...fieldProps(field, props)}
      value={field.value !== 'INACTIVE'}
      onChange={(isOn) => field.setValue(isOn ? 'ACTIVE' : 'INACTIVE')}
    />
  );
}
