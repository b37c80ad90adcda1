import {
  type MenuBlob,
  type MenuItem,
  newCategory,
  newDepartment,
  newInfo,
  newItem,
  newItemPricing,
  newMenuBlob,
  sizePrices,
} from '@servery/domain';

/** An item of the only category, under its id as its name. @param price as `14.00` */
export function foodItem(id: string, price: string): MenuItem {
  return newItem({
    id,
    department: 'food',
    category: 'all',
    name: id,
    info: newInfo({ name: id, pluNum: '' }),
    pricing: [newItemPricing({ pricingScheme: 'default', prices: sizePrices({ BASE: price }) })],
  });
}

interface FoodMenu {
  readonly styles?: MenuBlob['departments'][number]['styles'];
  readonly offers?: MenuBlob['offers'];
}

/** A menu of one department and one category. */
export function foodMenu(items: readonly MenuItem[], { styles = [], offers = [] }: FoodMenu = {}): MenuBlob {
  const ids = items.map(({ id }) => id);
  const department = { id: 'food', name: 'Food', categories: ['all'], items: ids, styles };
  return newMenuBlob({
    departments: [newDepartment(department)],
    categories: [newCategory({ id: 'all', department: 'food', name: 'All' })],
    items: [...items],
    offers,
  });
}
