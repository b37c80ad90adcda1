import {
  type LayoutTab,
  type MenuBlob,
  newButton,
  newCategory,
  newDepartment,
  newItem,
  newItemInfo,
  newItemPricing,
  newMenuBlob,
  newMessage,
  newModifierCategory,
  newModifierItem,
  newModifierPricing,
  newOnlineCategory,
  newPricingScheme,
  newRequirement,
  newStyle,
  newStyleOption,
  newTab,
  newTaxStructure,
  newTypeInfo,
  wholeStyle,
} from '@servery/domain';
import { menuOffer } from '../offers/offers-menu.ts';
import { randomFrom } from '../overrides/menu-generator.ts';

const sizes = ['small', 'medium', 'large'] as const;
const size = newStyle({
  id: 'size',
  name: 'Size',
  isSize: true,
  options: sizes.map((id) => newStyleOption({ id, name: `${id.slice(0, 1).toUpperCase()}${id.slice(1)}` })),
});

/**
 * A menu as large as a menu shall stay pleasant at: 5,000 items in three sizes, 2,000 modifiers, 8 schemes, 200 offers, 100 online
 * categories, 500 tabs with a button for each item; or of another number of items, in thousands.
 */
export function largeMenu({ items: itemCount = 5_000, schemes: schemeCount = 8 } = {}): MenuBlob {
  const random = randomFrom(5000);
  const departments = itemCount / 500;
  const schemes = range(schemeCount, (at) =>
    newPricingScheme({ id: at === 0 ? 'default' : `s${at}`, name: `Scheme ${at + 1}`, isDefault: at === 0 }),
  );
  const items = range(itemCount, (at) =>
    newItem({
      id: `i${at}`,
      name: `Item ${at}`,
      department: `d${Math.floor(at / 500)}`,
      category: `c${Math.floor(at / 50)}`,
      styles: [wholeStyle(size)],
      pricing: schemes.map(({ id }, scheme) =>
        newItemPricing({
          pricingScheme: id,
          prices: sizes.map((one, row) => ({ id: one, price: price(at + scheme + row) })),
        }),
      ),
    }),
  );
  const categories = range(itemCount / 50, (at) =>
    newCategory({ id: `c${at}`, department: `d${Math.floor(at / 10)}`, name: `Category ${at}` }),
  );
  return newMenuBlob({
    pricingSchemes: schemes,
    departments: range(departments, (at) =>
      newDepartment({
        id: `d${at}`,
        name: `Department ${at}`,
        styles: [size],
        categories: categories.filter(({ department }) => department === `d${at}`).map(({ id }) => id),
        items: items.filter(({ department }) => department === `d${at}`).map(({ id }) => id),
      }),
    ),
    categories,
    items,
    modifiers: {
      categories: range(40, (at) => newModifierCategory({ id: `mc${at}`, name: `Modifiers ${at}` })),
      items: range(2000, (at) =>
        newModifierItem({
          id: `m${at}`,
          category: `mc${Math.floor(at / 50)}`,
          name: `Modifier ${at}`,
          pricing: schemes.map(({ id }) => newModifierPricing({ pricingScheme: id, price: price(at) })),
        }),
      ),
      availability: { categories: [], items: [] },
    },
    taxStructures: range(10, (at) => newTaxStructure({ id: `t${at}`, name: `Tax ${at}`, flatRate: '7.25' })),
    messages: range(200, (at) => newMessage({ id: `msg${at}`, name: `Message ${at}` })),
    requirements: range(200, (at) => newRequirement({ id: `req${at}`, name: `Requirement ${at}` })),
    offers: range(200, (at) => menuOffer(at, { random, categories: categories.length, scheme: 'default' })),
    onlineCategories: range(100, (at) =>
      newOnlineCategory({ id: `o${at}`, name: `Online ${at}`, categoryIds: [`c${at}`] }),
    ),
    layout: { columns: 5, rows: 6, tabs: range(itemCount / 10, layoutTab) },
  });
}

/** Ten items, and a button that opens the next tab of its ten. */
function layoutTab(at: number): LayoutTab {
  const items = range(10, (place) =>
    newButton({
      buttonText: `Item ${at * 10 + place}`,
      typeInfo: newTypeInfo({ itemInfo: newItemInfo({ itemId: `i${at * 10 + place}` }) }),
    }),
  );
  const next = newButton({ type: 'MENU_LINK', typeInfo: newTypeInfo({ menuLinkId: `tab${at + 1}` }) });
  const buttons = at % 10 === 9 ? items : [...items, next];
  return newTab({ id: `tab${at}`, name: `Tab ${at}`, order: at, buttons: Object.fromEntries(buttons.entries()) });
}

function price(seed: number): string {
  return ((500 + ((seed * 37) % 2500)) / 100).toFixed(2);
}

function range<Value>(length: number, make: (at: number) => Value): Value[] {
  return Array.from({ length }, (_, at) => make(at));
}
