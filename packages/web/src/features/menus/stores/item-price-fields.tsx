import type { MenuItem, Path } from '@servery/domain';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import type { SettableField } from '../../../editing/overrides/many/settable-field.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import type { Amount } from '../../../ui/fields/amount.ts';
import { withPrice, withToppingPrice, withUpcharge } from '../items/item-edits.ts';
import { FreeCountField } from '../items/prices/free-count-field.tsx';
import { costRows } from '../items/prices/item-costs.ts';
import { lendersOf, pricePath, toppingPath, upchargePath } from '../items/prices/item-prices.ts';
import { priceRows, takesExtra, toppingRows, upchargeRows } from '../items/prices/price-rows.ts';
import { itemPath, useDepartment, useEditItem } from '../items/use-entity.ts';
import { useCostFields } from './cost-fields.tsx';
import { EntityAmount } from './entity-amount.tsx';
import { LiveItem } from './live-entity.tsx';

/** The prices of an item in each size and pricing scheme, the extra charges on top, and the costs. */
export function useItemPriceFields(item: MenuItem): readonly SettableField[] {
  const t = usePhrases(menuItemsPhrases);
  const prices = useOwnPrices(item);
  const upcharges = useUpcharges(item);
  const toppings = useToppingPrices(item);
  const path = itemPath(item.id);
  const costs = useCostFields(
    { kind: 'item', id: item.id, path },
    costRows(item, useDepartment(item.department), t('everySize')),
  );
  return [...prices, ...upcharges, ...toppings, ...costs];
}

/** The pricing schemes in use that it has an entry for. */
function useItemSchemes({ pricing }: MenuItem) {
  const schemes = useMenu((menu) => menu.pricingSchemes);
  return schemes.filter(({ id, isActive }) => isActive && pricing.some(({ pricingScheme }) => pricingScheme === id));
}

/** Prices that another item lends are left to that one. */
function useOwnPrices(item: MenuItem): readonly SettableField[] {
  const t = usePhrases(menuItemsPhrases);
  const schemes = useItemSchemes(item);
  const rows = priceRows(item, useDepartment(item.department), t('everySize'));
  const lent = lendersOf(item);
  return schemes
    .filter(({ id }) => !lent.has(id))
    .flatMap(({ id: scheme, name }) =>
      rows.map(({ id: size, name: sizeName }) =>
        amountField({
          id: `${scheme} ${size}`,
          item,
          label: t('priceIn', { size: sizeName, scheme: name }),
          group: t('prices'),
          at: pricePath(size, scheme),
          update: (before, value) => withPrice(before, { scheme, size, value }),
        }),
      ),
    );
}

function useUpcharges(item: MenuItem): readonly SettableField[] {
  const t = usePhrases(menuItemsPhrases);
  const schemes = useItemSchemes(item);
  const rows = upchargeRows(item, useDepartment(item.department));
  return schemes.flatMap(({ id: scheme, name }) =>
    rows.map((row) =>
      amountField({
        id: `upcharge ${scheme} ${row.id}`,
        item,
        label: t('upchargeIn', { option: [row.name, row.detail].filter(Boolean).join(', '), scheme: name }),
        group: t('upcharges'),
        at: upchargePath(item, row.id, scheme),
        update: (before, value) => withUpcharge(before, { ...row, scheme, value }),
      }),
    ),
  );
}

/** The price of one more modifier on it, and how many are free: of items that take modifiers, as on their page. */
function useToppingPrices(item: MenuItem): readonly SettableField[] {
  const t = usePhrases(menuItemsPhrases);
  const schemes = useItemSchemes(item);
  const modifiers = useMenu((menu) => menu.modifiers);
  const rows = toppingRows(item, useDepartment(item.department), t('everySize'));
  if (item.pricing.length === 0 || !takesExtra(item, modifiers)) return [];
  const group = t('toppings');
  const prices = schemes.flatMap(({ id: scheme, name }) =>
    rows.map(({ id: size, name: sizeName }) =>
      amountField({
        id: `topping ${scheme} ${size}`,
        item,
        label: t('toppingIn', { size: sizeName, scheme: name }),
        group,
        at: toppingPath(size, scheme),
        update: (before, value) => withToppingPrice(before, { scheme, size, value }),
      }),
    ),
  );
  const free = {
    id: 'freeCount',
    label: t('freeCount'),
    group,
    paths: item.pricing.map(({ pricingScheme: value }) => [
      ...itemPath(item.id),
      'pricing',
      { by: 'pricingScheme', value },
      'toppingBased',
      'freeCount',
    ]),
    control: <LiveItem id={item.id}>{(live) => <FreeCountField item={live} />}</LiveItem>,
  };
  return [...prices, free];
}

type GivenAmount = Pick<SettableField, 'id' | 'label' | 'group'> & {
  readonly item: MenuItem;
  /** Where the amount lies in the item, in an entry of its own. */
  readonly at: Path;
  readonly update: (before: MenuItem, value: Amount) => MenuItem;
};

/** An amount whose entry may be missing is set with its entry. */
function amountField({ item, at, update, ...field }: GivenAmount): SettableField {
  const path = [...itemPath(item.id), ...at];
  return {
    ...field,
    paths: [path.slice(0, -1)],
    control: <ItemAmount itemId={item.id} path={path} label={field.label} update={update} />,
  };
}

type ItemAmountProps = Pick<GivenAmount, 'update' | 'label'> & { readonly itemId: string; readonly path: Path };

function ItemAmount({ itemId, update, ...field }: ItemAmountProps) {
  const edit = useEditItem(itemId);
  return <EntityAmount {...field} onChange={(value) => edit((before) => update(before, value))} />;
}
