import { newCategory } from '../../entities/categories.ts';
import { newDepartment } from '../../entities/departments.ts';
import { newInclusions, newItemSettings } from '../../entities/inclusions.ts';
import { type MenuItem, newItem } from '../../entities/items.ts';
import { newModifierCategory, newModifierItem } from '../../entities/modifiers.ts';
import { newItemPricing, sizePrices } from '../../entities/pricing-entries.ts';
import { newPricingScheme } from '../../entities/pricing-schemes.ts';
import { newStyle, newStyleOption } from '../../entities/styles.ts';
import { type MenuBlob, newMenuBlob } from '../../menu-blob.ts';
import { priceSelection } from '../price-selection.ts';
import type { ChosenModifier, SaleContext } from '../selection.ts';

export const sale: SaleContext = { scheme: 'dine-in', channel: 'POS', at: { dayOfWeek: 1, seconds: 43_200 } };

export const size = newStyle({
  id: 'size',
  name: 'Size',
  isSize: true,
  options: [newStyleOption({ id: 'small', name: 'Small' }), newStyleOption({ id: 'large', name: 'Large' })],
});
export const crust = newStyle({
  id: 'crust',
  name: 'Crust',
  options: [newStyleOption({ id: 'hand', name: 'Hand Tossed' }), newStyleOption({ id: 'deep', name: 'Deep Dish' })],
});
export const styles = [
  { id: 'size', options: ['small', 'large'], defaultOption: 'small' },
  { id: 'crust', options: ['hand', 'deep'], defaultOption: 'hand' },
];

export const pricing = newItemPricing({
  pricingScheme: 'dine-in',
  prices: sizePrices({ small: '11.99', large: '17.99' }),
  toppings: sizePrices({ small: '1.50', large: '2.25' }),
  styleUpcharge: [
    { id: 'u1', flatRate: '1.00', size: null, sizeOption: null, style: 'crust', styleOption: 'deep' },
    { id: 'u2', flatRate: '2.00', size: 'size', sizeOption: 'large', style: 'crust', styleOption: 'deep' },
  ],
});

export const pizza = newItem({
  id: 'pizza',
  department: 'd',
  category: 'c',
  name: 'Harbor Supreme',
  styles,
  pricing: [pricing],
  inclusions: newInclusions({ itemsSettings: [newItemSettings('pepperoni'), newItemSettings('onion')] }),
});

export function buildMenu(item: MenuItem = pizza, given: Partial<MenuBlob> = {}): MenuBlob {
  const modifier = (id: string, category = 'toppings') => newModifierItem({ id, category, name: id });
  return newMenuBlob({
    departments: [newDepartment({ id: 'd', name: 'Pizza', styles: [size, crust] })],
    categories: [newCategory({ id: 'c', department: 'd', name: 'Signature' })],
    items: [item],
    pricingSchemes: [
      newPricingScheme({ id: 'dine-in', name: 'Dine in', isDefault: true }),
      newPricingScheme({ id: 'delivery', name: 'Delivery' }),
    ],
    modifiers: {
      categories: [newModifierCategory({ id: 'toppings', name: 'Toppings' })],
      items: ['pepperoni', 'onion', 'mushroom', 'olive', 'basil'].map((id) => modifier(id)),
      availability: { categories: [], items: [] },
    },
    ...given,
  });
}

export const chosen = (modifierId: string, given: Partial<ChosenModifier> = {}): ChosenModifier => ({
  modifierId,
  amount: 'REGULAR',
  portion: 'WHOLE',
  ...given,
});

export function price(modifiers: readonly ChosenModifier[], options: Record<string, string> = {}, menu = buildMenu()) {
  return priceSelection(menu, { itemId: 'pizza', options, modifiers }, sale);
}
