import { newAvailability } from '../../../availability/availability.ts';
import { newCategory } from '../../../entities/categories.ts';
import { newDepartment } from '../../../entities/departments.ts';
import { newInclusions, newItemSettings } from '../../../entities/inclusions.ts';
import { type MenuItem, newItem } from '../../../entities/items.ts';
import { newModifierCategory, newModifierItem, newModifierPricing } from '../../../entities/modifiers.ts';
import { newItemPricing, sizePrices } from '../../../entities/pricing-entries.ts';
import { newPricingScheme } from '../../../entities/pricing-schemes.ts';
import { newStyle, newStyleOption } from '../../../entities/styles.ts';
import { type MenuBlob, newMenuBlob } from '../../../menu-blob.ts';

const styles = [
  { id: 'size', options: ['small', 'large'], defaultOption: 'large' },
  { id: 'crust', options: ['thin', 'deep'], defaultOption: 'thin' },
];

interface Prices {
  readonly small: string;
  readonly large: string;
  /** For Deep Dish; may be below zero. */
  readonly deep: string;
}

/** Pizzas in two sizes and two crusts with modifiers, drinks in none, two pricing schemes. */
export function buildEvaluationMenu(given: Partial<MenuBlob> = {}): MenuBlob {
  return newMenuBlob({
    departments: [
      newDepartment({
        id: 'pizza',
        name: 'Pizza',
        styles: [
          newStyle({ id: 'size', name: 'Size', isSize: true, options: options('small', 'large') }),
          newStyle({ id: 'crust', name: 'Crust', options: options('thin', 'deep') }),
        ],
      }),
      newDepartment({ id: 'drinks', name: 'Drinks' }),
    ],
    categories: [
      newCategory({ id: 'signature', department: 'pizza', name: 'Signature' }),
      newCategory({ id: 'classic', department: 'pizza', name: 'Classic' }),
      newCategory({ id: 'sodas', department: 'drinks', name: 'Sodas' }),
    ],
    items: [
      pizza('supreme', 'signature', { small: '11.99', large: '17.99', deep: '2.00' }),
      pizza('garden', 'signature', { small: '10.49', large: '17.99', deep: '-1.00' }),
      pizza('cheese', 'classic', { small: '8.00', large: '12.50', deep: '1.50' }),
      drink('cola', '3.49'),
      drink('water', '0.00'),
      drink('shake', '6.25'),
    ],
    modifiers: {
      categories: [newModifierCategory({ id: 'toppings', name: 'Toppings' })],
      items: ['olives', 'basil'].map((id) =>
        newModifierItem({
          id,
          category: 'toppings',
          name: id,
          pricing: [
            newModifierPricing({
              pricingScheme: 'dine-in',
              price: '1.75',
              orderAlone: { enabled: true, basePrice: '2.00', styleUpcharge: [] },
            }),
          ],
        }),
      ),
      availability: { categories: [], items: [] },
    },
    pricingSchemes: [
      newPricingScheme({ id: 'dine-in', name: 'Dine in', isDefault: true }),
      newPricingScheme({ id: 'delivery', name: 'Delivery' }),
    ],
    ...given,
  });
}

function pizza(id: string, category: string, { small, large, deep }: Prices): MenuItem {
  const upcharge = { id: 'deep', flatRate: deep, size: null, sizeOption: null, style: 'crust', styleOption: 'deep' };
  return newItem({
    id,
    department: 'pizza',
    category,
    name: id,
    styles,
    pricing: [
      newItemPricing({ pricingScheme: 'dine-in', prices: sizePrices({ small, large }), styleUpcharge: [upcharge] }),
      newItemPricing({ pricingScheme: 'delivery', prices: sizePrices({ BASE: large }), styleUpcharge: [upcharge] }),
    ],
    inclusions: newInclusions({ itemsSettings: [newItemSettings('olives')] }),
  });
}

function drink(id: string, price: string): MenuItem {
  const pricing = [newItemPricing({ pricingScheme: 'dine-in', prices: sizePrices({ BASE: price }) })];
  return newItem({
    id,
    department: 'drinks',
    category: 'sodas',
    name: id,
    pricing,
    availability: newAvailability({ kiosk: false }),
  });
}

function options(...ids: readonly string[]) {
  return ids.map((id) => newStyleOption({ id, name: id }));
}
