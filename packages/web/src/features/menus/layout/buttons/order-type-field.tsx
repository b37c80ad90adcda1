import type { Path } from '@servery/domain';
import { DocumentReference } from '../../../../editing/fields/document-choices.tsx';
import { useField } from '../../../../editing/fields/use-field.ts';
import { menuLayoutPhrases } from '../../../../phrases/menus/menu-layout.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { useOrderTypeName } from '../../use-order-type-name.ts';
import { useSettingsNames } from '../../use-settings-names.ts';

/** The order type that an order gets when the button is pressed. LY-16 */
export function OrderTypeField({ path }: { readonly path: Path }) {
  const t = usePhrases(menuLayoutPhrases);
  const { value } = useField(path);
  const nameOf = useOrderTypeName();
  const types = useSettingsNames()?.orderTypes ?? [];
  const known = types.filter(({ activePOS, activeOnline }) => activePOS || activeOnline).map(({ id }) => id);
  // The order type of the button stays a choice, also while the list is read.
  const ids = new Set([...known, ...(typeof value === 'number' ? [value] : [])]);
  return (
    <DocumentReference
      path={path}
      label={t('orderType')}
      hint={t('orderTypeHint')}
      options={[...ids].map((id) => ({ value: id, label: nameOf(id) }))}
      none={t('sameOrderType')}
    />
  );
}
