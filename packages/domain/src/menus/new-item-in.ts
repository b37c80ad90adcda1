import type { Category } from './entities/categories.ts';
import { type MenuItem, newItem } from './entities/items.ts';
import type { KitchenPrinting } from './entities/kitchen.ts';
import { newItemPricing } from './entities/pricing-entries.ts';
import { wholeStyle } from './entities/styles.ts';
import type { MenuBlob } from './menu-blob.ts';
import { departmentsById } from './menu-index.ts';

/** An empty item of a category: in the styles of its department, without a price in any scheme, printed where most of the category is. */
export function newItemIn(menu: MenuBlob, category: Category, id: string): MenuItem {
  const department = departmentsById(menu.departments).get(category.department);
  const printing = usualPrinting(menu, category.id);
  return newItem({
    id,
    department: category.department,
    category: category.id,
    name: '',
    styles: (department?.styles ?? []).map((style) => wholeStyle(style)),
    pricing: menu.pricingSchemes.map(({ id: pricingScheme }) => newItemPricing({ pricingScheme })),
    ...(printing && { printing: structuredClone(printing) }),
  });
}

/** Of several as frequent ones the first of the menu. */
function usualPrinting({ items }: MenuBlob, categoryId: string): KitchenPrinting | undefined {
  const siblings = items.filter(({ category, info }) => category === categoryId && info.status === 'ACTIVE');
  const alike = Map.groupBy(siblings, ({ printing }) => JSON.stringify(printing));
  const most = Math.max(...[...alike.values()].map((group) => group.length));
  return [...alike.values()].find((group) => group.length === most)?.[0]?.printing;
}
