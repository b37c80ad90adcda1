import type { MenuItem } from '@servery/domain';
import { fieldProps } from '../../../editing/fields/document-fields.tsx';
import { useField } from '../../../editing/fields/use-field.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import type { SettableField } from '../../../editing/overrides/many/settable-field.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { withPrice } from '../items/item-edits.ts';
import { lendersOf, pricePath } from '../items/prices/item-prices.ts';
import { priceRows } from '../items/prices/price-rows.ts';
import { itemPath, useDepartment, useEditItem } from '../items/use-entity.ts';

/** Its price in each size and pricing scheme; what another item lends is left to that one. */
export function useItemPriceFields(item: MenuItem): readonly SettableField[] {
  const t = usePhrases(menuItemsPhrases);
  const schemes = useMenu((menu) => menu.pricingSchemes);
  const rows = priceRows(item, useDepartment(item.department), t('everySize'));
  const lent = lendersOf(item);
  const own = new Set(item.pricing.map(({ pricingScheme }) => pricingScheme).filter((scheme) => !lent.has(scheme)));
  return schemes
    .filter(({ id, isActive }) => isActive && own.has(id))
    .flatMap(({ id: scheme, name }) =>
      rows.map((row) => {
        const price = { itemId: item.id, scheme, size: row.id, label: t('priceIn', { size: row.name, scheme: name }) };
        return {
          id: `${scheme} ${row.id}`,
          label: price.label,
          group: t('prices'),
          paths: [placeOf(price).slice(0, -1)],
          control: <ItemPrice {...price} />,
        };
      }),
    );
}

type ItemPriceProps = {
  readonly itemId: string;
  readonly scheme: string;
  readonly size: string;
  readonly label: string;
};

function ItemPrice(price: ItemPriceProps) {
  const { itemId, scheme, size, label } = price;
  const path = placeOf(price);
  const field = useField(path);
  const edit = useEditItem(itemId);
  return (
    <MoneyField
      {...fieldProps(field, { path, label })}
      value={typeof field.value === 'string' ? field.value : null}
      onChange={(value) => edit((before) => withPrice(before, { scheme, size, value }))}
    />
  );
}

/** One that is missing comes with its entry, so the entry is set as a whole. */
function placeOf({ itemId, scheme, size }: Pick<ItemPriceProps, 'itemId' | 'scheme' | 'size'>) {
  return [...itemPath(itemId), ...pricePath(size, scheme)];
}
