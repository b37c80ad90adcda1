import type { Path } from '@servery/domain';
import { fieldProps, useLabelledField } from '../../../editing/fields/document-fields.tsx';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';

/** Whether an entity of the menu is active: the switch names its on state, its field is called Status. */
export function StatusSwitch({ path }: { readonly path: Path }) {
  const t = usePhrases(menuItemsPhrases);
  const [field, props] = useLabelledField({ path: [...path, 'status'], label: t('active') });
  return (
    <SwitchField
      {...fieldProps(field, props)}
      value={field.value !== 'INACTIVE'}
      onChange={(isOn) => field.setValue(isOn ? 'ACTIVE' : 'INACTIVE')}
    />
  );
}
