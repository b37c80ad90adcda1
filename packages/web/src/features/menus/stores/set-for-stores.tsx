import type { Category, Department, MenuItem, Path } from '@servery/domain';
import type { ComponentProps } from 'react';
import type { SettableField } from '../../../editing/overrides/many/settable-field.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { DisplaysField, TaxField } from '../items/fields/tax-kitchen-fields.tsx';
import type { EntityProps } from '../items/menu-entity.ts';
import { useItemPriceFields } from './item-price-fields.tsx';
import { MenuValuesDialog } from './menu-values-dialog.tsx';
import { useSoldFields } from './sold-fields.tsx';

type Closing = { readonly onClose: () => void };

/** Values of an item, category or department for groups and stores. */
export function SetForStores({ onClose, ...props }: EntityProps & Closing) {
  if (props.kind === 'item') return <SetItem item={props.entity} onClose={onClose} />;
  if (props.kind === 'category') return <SetAbove list="categories" entity={props.entity} onClose={onClose} />;
  return <SetAbove list="departments" entity={props.entity} onClose={onClose} />;
}

function SetItem({ item, onClose }: { readonly item: MenuItem } & Closing) {
  const path = ['items', { id: item.id }];
  const prices = useItemPriceFields(item);
  const sold = useSoldFields(path);
  const kitchen = useTaxKitchenFields(path, 'ownerItem');
  return (
    <MenuValuesDialog path={path} label={item.info.name} fields={[...prices, ...sold, ...kitchen]} onClose={onClose} />
  );
}

type SetAboveProps = Closing & {
  readonly list: 'categories' | 'departments';
  readonly entity: Category | Department;
};

function SetAbove({ list, entity: { id, info }, onClose }: SetAboveProps) {
  const path = [list, { id }];
  const sold = useSoldFields(path);
  const kitchen = useTaxKitchenFields(path, list === 'categories' ? 'ownerCategory' : 'ownerDepartment');
  return <MenuValuesDialog path={path} label={info.name} fields={[...sold, ...kitchen]} onClose={onClose} />;
}

function useTaxKitchenFields(path: Path, owner: ComponentProps<typeof TaxField>['owner']): readonly SettableField[] {
  const t = usePhrases(menuItemsPhrases);
  const group = t('taxKitchen');
  const tax = [...path, 'taxStructureId'];
  const displays = [...path, 'kps', 'displays'];
  return [
    { id: 'tax', label: t('tax'), group, paths: [tax], control: <TaxField path={tax} owner={owner} /> },
    {
      id: 'displays',
      label: t('displays'),
      group,
      paths: [displays],
      control: <DisplaysField path={displays} owner={owner} />,
    },
  ];
}
