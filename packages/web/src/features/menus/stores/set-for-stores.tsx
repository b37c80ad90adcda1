import type { Category, Department, MenuItem, Path } from '@servery/domain';
import type { ComponentProps } from 'react';
import type { SettableField } from '../../../editing/overrides/many/settable-field.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { DisplaysField, TaxField } from '../items/fields/tax-kitchen-fields.tsx';
import type { EntityProps } from '../items/menu-entity.ts';
import { itemPath, useSizes } from '../items/use-entity.ts';
import { useAskedFields } from './asked-fields.tsx';
import { useDietaryFields } from './dietary-fields.tsx';
import { useItemFields } from './item-fields.tsx';
import { useItemPriceFields } from './item-price-fields.tsx';
import { LiveCategory, LiveItem } from './live-entity.tsx';
import { MenuValuesDialog } from './menu-values-dialog.tsx';
import { useSoldFields } from './sold-fields.tsx';

type Closing = { readonly onClose: () => void };

/** Values of an item, category or department for groups and stores. */
export function SetForStores({ onClose, ...props }: EntityProps & Closing) {
  if (props.kind === 'item') return <SetItem item={props.entity} onClose={onClose} />;
  if (props.kind === 'category') return <SetCategory category={props.entity} onClose={onClose} />;
  return <SetDepartment department={props.entity} onClose={onClose} />;
}

function SetItem({ item, onClose }: { readonly item: MenuItem } & Closing) {
  const { id } = item;
  const path = itemPath(id);
  const sizes = useSizes(item);
  const prices = useItemPriceFields(item);
  const sold = useSoldFields(path, 'items');
  const own = useItemFields(item, sizes);
  const kitchen = useTaxKitchenFields(path, 'ownerItem');
  const asked = useAskedFields({
    id,
    path,
    sizes,
    withSuggestions: (controls) => <LiveItem id={id}>{({ suggestions }) => controls(suggestions)}</LiveItem>,
  });
  const dietary = useDietaryFields(path, (controls) => <LiveItem id={id}>{({ info }) => controls(info)}</LiveItem>);
  const fields = [...prices, ...sold, ...own, ...kitchen, ...asked, ...dietary];
  return <MenuValuesDialog path={path} label={item.info.name} fields={fields} onClose={onClose} />;
}

function SetCategory({ category, onClose }: { readonly category: Category } & Closing) {
  const { id } = category;
  const path = ['categories', { id }];
  const above = useAboveFields(path, 'categories');
  const asked = useAskedFields({
    id,
    path,
    withSuggestions: (controls) => <LiveCategory id={id}>{({ suggestions }) => controls(suggestions)}</LiveCategory>,
  });
  return <MenuValuesDialog path={path} label={category.info.name} fields={[...above, ...asked]} onClose={onClose} />;
}

function SetDepartment({ department: { id, info }, onClose }: { readonly department: Department } & Closing) {
  const path = ['departments', { id }];
  const fields = useAboveFields(path, 'departments');
  return <MenuValuesDialog path={path} label={info.name} fields={fields} onClose={onClose} />;
}

const owners = { categories: 'ownerCategory', departments: 'ownerDepartment' } as const;

/** The fields that categories and departments have. */
function useAboveFields(path: Path, list: keyof typeof owners): readonly SettableField[] {
  const sold = useSoldFields(path, list);
  const kitchen = useTaxKitchenFields(path, owners[list]);
  return [...sold, ...kitchen];
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
