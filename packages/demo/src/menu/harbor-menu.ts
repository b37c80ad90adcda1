import {
  type Category,
  type Department,
  isInHouse,
  type MenuBlob,
  type MenuItem,
  type ModifierItem,
  newMenuBlob,
  newMessage,
  newOnlineCategory,
  newPluNumbers,
  newRequirement,
  newTaxStructure,
  type Offer,
  ORDER_TYPE_IDS,
} from '@servery/domain';
import { pageCategories, pageDepartments, pageItems } from '../harbor-pages.ts';
import { pictureId } from '../pictures/rendered-pictures.ts';
import { harborTabs } from './harbor-layout.ts';
import { modifierCategories, modifierItems } from './harbor-modifiers.ts';
import { offers } from './harbor-offers.ts';
import { pizzaCategories, pizzaDepartment, pizzaItems } from './harbor-pizza.ts';
import { SCHEMES } from './harbor-schemes.ts';
import { sizeStyle } from './harbor-sizes.ts';

const FIRST_PLU = 1000;

const FIRST_MODIFIER_PLU = 2000;

const FIRST_OFFER_PLU = 3000;

const NUMBERED_FIRST = ['dep-starters', 'dep-desserts'];

/** The menu of Harbor Pizza Co., an invented company: the same every time. */
export function harborMenu(): MenuBlob {
  const departments = [pizzaDepartment, ...pageDepartments].map(taxed);
  const categories: readonly Category[] = [...pizzaCategories, ...pageCategories];
  const items = numbered([...pizzaItems, ...pageItems]).map(pictured);
  return newMenuBlob({
    departments: [...departments],
    categories: [...categories],
    items: [...items],
    modifiers: {
      categories: [...modifierCategories],
      items: modifierItems.map(modifierNumbered),
      availability: { categories: [], items: [] },
    },
    offers: offers.map(illustrated),
    pricingSchemes: [...SCHEMES],
    taxStructures: taxStructures(),
    sizes: sizeStyle.options.map(({ id, name }) => ({ id, name })),
    pluNumbers: {
      ...newPluNumbers(),
      items: FIRST_PLU + items.length,
      modifierItems: FIRST_MODIFIER_PLU + modifierItems.length,
      offers: FIRST_OFFER_PLU + offers.length,
    },
    onlineCategories: onlineCategories(departments),
    onlineFeaturedItems: featured(items),
    messages: messages(),
    requirements: [newRequirement({ id: 'req-check-id', name: 'Check ID', prompt: 'Is the guest 21 or older?' })],
    layout: { columns: 5, rows: 6, tabs: [...harborTabs(items)] },
  });
}

/** Alcohol says so of its own items. */
function taxed(department: Department): Department {
  return { ...department, taxStructureId: 'tax-prepared-food' };
}

function pictured(item: MenuItem): MenuItem {
  return { ...item, info: { ...item.info, imageId: pictureId(item.info.name) } };
}

/** The offer shows the dish that the guest gets. */
const PICTURE_OF: Readonly<Record<string, string>> = {
  'offer-two-topping-tuesday': 'Anchor Pepperoni',
  'offer-family-bundle': 'Garlic Knots',
  'offer-harbor-club': 'Harbor Supreme',
  'offer-five-off-thirty': 'Portside Veggie',
  'offer-manager-comp': 'Dockside Margherita',
};

function illustrated(offer: Offer, at: number): Offer {
  const imageId = pictureId(PICTURE_OF[offer.id] ?? '');
  return { ...offer, info: { ...offer.info, pluNum: String(FIRST_OFFER_PLU + at), imageId } };
}

function modifierNumbered(modifier: ModifierItem, at: number): ModifierItem {
  return { ...modifier, info: { ...modifier.info, pluNum: String(FIRST_MODIFIER_PLU + at) } };
}

/** PLU numbers in the order the departments once opened. */
function numbered(items: readonly MenuItem[]): readonly MenuItem[] {
  const first = NUMBERED_FIRST.flatMap((id) => items.filter(({ department }) => department === id));
  const order = [...first, ...items.filter((item) => !first.includes(item))];
  const numbers = new Map(order.map((item, index) => [item.id, String(FIRST_PLU + index)]));
  return items.map((item) => ({ ...item, info: { ...item.info, pluNum: numbers.get(item.id) ?? '' } }));
}

function taxStructures(): MenuBlob['taxStructures'] {
  return [
    newTaxStructure({ id: 'tax-prepared-food', name: 'Prepared food', flatRate: '8.25' }),
    newTaxStructure({ id: 'tax-san-francisco', name: 'San Francisco prepared food', flatRate: '8.625' }),
    newTaxStructure({
      id: 'tax-alcohol',
      name: 'Alcohol',
      flatRate: '9.25',
      byOrderType: true,
      orderTypeRates: ORDER_TYPE_IDS.map((orderType) => ({ orderType, rate: isInHouse(orderType) ? '9.25' : '8.25' })),
      defaultOrderType: 1,
    }),
  ];
}

function onlineCategories(departments: readonly Department[]): MenuBlob['onlineCategories'] {
  const sold = departments.map(({ id, info, categories }) =>
    newOnlineCategory({ id: `online-${id}`, name: info.name, categoryIds: [...categories] }),
  );
  const deals = ['offer-two-topping-tuesday', 'offer-family-bundle'];
  return [newOnlineCategory({ id: 'online-deals', name: 'Deals', categoryType: 'OFFERS', offers: deals }), ...sold];
}

const FEATURED = ['item-harbor-supreme', 'item-dockside-margherita', 'item-garlic-knots', 'item-caesar'];

function featured(items: readonly MenuItem[]): MenuBlob['onlineFeaturedItems'] {
  return FEATURED.flatMap((id) => items.filter((item) => item.id === id)).map(({ id, department, category }) => ({
    departmentId: department,
    categoryId: category,
    itemId: id,
  }));
}

function messages(): MenuBlob['messages'] {
  return [
    newMessage({ id: 'msg-no-onions', name: 'No onions' }),
    newMessage({ id: 'msg-extra-crispy', name: 'Extra crispy' }),
    newMessage({ id: 'msg-allergy', name: 'Allergy', text: 'Allergy: change gloves and board' }),
    newMessage({ id: 'msg-birthday', name: 'Birthday', text: 'Candle with the dessert' }),
  ];
}
