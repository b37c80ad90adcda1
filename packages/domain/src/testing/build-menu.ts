import { newCategory } from '../menus/entities/categories.ts';
import { newDepartment } from '../menus/entities/departments.ts';
import { newCategorySettings, newInclusions, newItemSettings } from '../menus/entities/inclusions.ts';
import { newChoice, newItemGroup } from '../menus/entities/item-groups.ts';
import { type GivenItem, type MenuItem, newItem } from '../menus/entities/items.ts';
import { newKps } from '../menus/entities/kitchen.ts';
import { newMessage, newRequirement } from '../menus/entities/messages.ts';
import { newModifierCategory, newModifierItem, newModifierPricing } from '../menus/entities/modifiers.ts';
import { newOnlineCategory } from '../menus/entities/online-categories.ts';
import { newItemPricing, sizePrices } from '../menus/entities/pricing-entries.ts';
import { newPricingScheme } from '../menus/entities/pricing-schemes.ts';
import { newStyle, newStyleOption } from '../menus/entities/styles.ts';
import type { LayoutButton } from '../menus/layout/button.ts';
import { newButton, newItemInfo, newTypeInfo } from '../menus/layout/new-button.ts';
import { newTab } from '../menus/layout/tab.ts';
import { type MenuBlob, newMenuBlob } from '../menus/menu-blob.ts';
import { newOffer } from '../menus/offers/offer.ts';
import { newOfferValue, newSchemeValue } from '../menus/offers/value.ts';
import { newReferencedPricing } from './referenced-pricing.ts';

/** A small menu in which every kind of reference occurs once, all of them good. */
export function buildMenu(given: Partial<MenuBlob> = {}): MenuBlob {
  return newMenuBlob({
    departments: [department(), newDepartment({ id: 'drinks', name: 'Drinks' })],
    categories: [
      newCategory({ id: 'signature', department: 'pizza', name: 'Signature', kps: newKps(['oven']) }),
      newCategory({ id: 'sodas', department: 'drinks', name: 'Sodas' }),
    ],
    items: [buildItem(), buildItem({ id: 'margherita', name: 'Margherita' }), buildTwin(), buildCola()],
    modifiers: modifiers(),
    pricingSchemes: [
      newPricingScheme({ id: 'dine-in', name: 'Dine in', isDefault: true }),
      newPricingScheme({ id: 'delivery', name: 'Delivery' }),
    ],
    itemGroups: [newItemGroup({ id: 'lunch', name: 'Lunch', choices: [choice('lunch-1')] })],
    offers: [buildOffer()],
    messages: [newMessage({ id: 'no-onions', name: 'No onions' })],
    requirements: [newRequirement({ id: 'check-id', name: 'Check ID' })],
    onlineCategories: [
      newOnlineCategory({ id: 'web-pizza', name: 'Pizza', categoryIds: ['signature'] }),
      newOnlineCategory({ id: 'web-deals', name: 'Deals', categoryType: 'OFFERS', offers: ['bundle'] }),
    ],
    onlineFeaturedItems: [{ departmentId: 'pizza', categoryId: 'signature', itemId: 'supreme' }],
    layout: { columns: 5, rows: 6, tabs: [buildTab(), newTab({ id: 'drinks', name: 'Drinks' })] },
    ...given,
  });
}

/** The entities that the settings beside the menu know. */
export const goodContext = {
  displays: [{ id: 'oven' }],
  stations: [{ id: 'counter' }],
  printers: [{ id: 'kitchen' }],
  tenderTypes: [{ id: 1, disabled: false }],
  orderTypes: [{ id: 1, activePOS: true, activeOnline: false }],
};

export function buildItem(given: Partial<MenuItem> & Partial<GivenItem> = {}): MenuItem {
  return newItem({
    id: 'supreme',
    department: 'pizza',
    category: 'signature',
    name: 'Supreme',
    styles: [
      { id: 'size', options: ['small', 'large'], defaultOption: 'small' },
      { id: 'crust', options: ['thin', 'deep'], defaultOption: 'thin' },
    ],
    excludedCombinations: [{ id: 'x', options: ['small', 'deep'] }],
    pricing: [pricing('dine-in'), pricing('delivery')],
    inclusions: newInclusions({
      categoriesSettings: [newCategorySettings('toppings')],
      itemsSettings: [newItemSettings('pepperoni'), newItemSettings('onion'), newItemSettings('basil')],
    }),
    suggestions: {
      categories: [{ id: 'sodas', selected: true, order: 0 }],
      items: [{ id: 'cola', selected: true, order: 0 }],
    },
    requirements: [{ id: 'check-id', selected: true, order: 0, excludeSizes: ['small'] }],
    taxStructureId: 'sales-tax',
    kps: { displays: ['oven'], excludedSizes: ['small'] },
    printing: {
      kitchenPrinters: [{ id: 'kitchen', excludedSizes: ['small'] }],
      labelPrinters: [{ id: 'kitchen', excludedSizes: [] }],
    },
    ...given,
  });
}

export function buildButton(
  type: LayoutButton['type'],
  typeInfo: Partial<LayoutButton['typeInfo']> = {},
): LayoutButton {
  const none = { tenderTypeId: null, isExactAmount: true, amount: '1.00' };
  return newButton({ type, buttonText: type, typeInfo: newTypeInfo({ tenderInfo: none, ...typeInfo }) });
}

export function buildTab(buttons: Readonly<Record<string, LayoutButton>> = everyButton()) {
  return newTab({ id: 'main', name: 'Main', limitStations: { enabled: true, stations: ['counter'] }, buttons });
}

/** One button of each type that opens something. */
export function everyButton(): Readonly<Record<string, LayoutButton>> {
  const option = { departmentId: 'pizza', styleId: 'size', optionId: 'large' };
  return {
    0: buildButton('ITEM', {
      itemInfo: newItemInfo({
        departmentId: 'pizza',
        categoryId: 'signature',
        itemId: 'supreme',
        sizeOptionId: 'large',
        styleOptionIds: ['thin'],
        modifiers: [{ id: 'basil', amount: 'EXTRA', portion: 'WHOLE' }],
      }),
    }),
    1: buildButton('MODIFIER', { modifierInfo: { categoryId: 'toppings', itemId: 'basil' } }),
    2: buildButton('SIZE', { sizeInfo: option }),
    3: buildButton('STYLE', { styleInfo: { departmentId: 'pizza', styleId: 'crust', optionId: 'thin' } }),
    4: buildButton('MESSAGE', { messageId: 'no-onions' }),
    5: buildButton('TENDER', { tenderInfo: { tenderTypeId: 1, isExactAmount: true, amount: '1.00' } }),
    6: buildButton('MENU_LINK', { menuLinkId: 'drinks' }),
    7: buildButton('OFFER', { offerInfo: { offerId: 'bundle' } }),
    8: buildButton('SPECIAL_FUNCTION', { orderType: 1 }),
  };
}

export function buildOffer() {
  return newOffer({
    id: 'bundle',
    name: 'Bundle',
    dateCreated: '2026-09-01',
    color: '#1B6470',
    itemGroups: [newItemGroup({ id: 'pizzas', name: 'Pizzas', choices: [choice('bundle-1')] })],
    value: newOfferValue({
      schemes: [newSchemeValue('dine-in'), newSchemeValue('delivery')],
      excludedChoices: [choice('not-1')],
    }),
  });
}

function department() {
  return newDepartment({
    id: 'pizza',
    name: 'Pizza',
    styles: [
      newStyle({
        id: 'size',
        name: 'Size',
        isSize: true,
        options: [newStyleOption({ id: 'small', name: 'Small' }), newStyleOption({ id: 'large', name: 'Large' })],
      }),
      newStyle({
        id: 'crust',
        name: 'Crust',
        options: [newStyleOption({ id: 'thin', name: 'Thin' }), newStyleOption({ id: 'deep', name: 'Deep' })],
      }),
    ],
    categories: ['signature'],
    items: ['supreme', 'margherita', 'twin'],
    kps: newKps(['oven']),
  });
}

function buildTwin(): MenuItem {
  return buildItem({ id: 'twin', name: 'Twin', pricing: [newReferencedPricing('dine-in', 'supreme')] });
}

function buildCola(): MenuItem {
  const price = newItemPricing({ pricingScheme: 'dine-in', prices: sizePrices({ BASE: '3.49' }) });
  return newItem({ id: 'cola', department: 'drinks', category: 'sodas', name: 'Cola', pricing: [price] });
}

function pricing(scheme: string) {
  const entry = { size: 'size', sizeOption: 'large', style: 'crust', styleOption: 'deep' };
  return newItemPricing({
    pricingScheme: scheme,
    prices: sizePrices({ small: '11.99', large: '17.99' }),
    toppings: sizePrices({ BASE: '1.50', large: '2.00' }),
    styleUpcharge: [{ id: 'deep-large', flatRate: '2.00', ...entry }],
  });
}

function choice(id: string) {
  return newChoice({
    id,
    level: 'ITEM',
    departmentId: 'pizza',
    categoryId: 'signature',
    itemId: 'supreme',
    limitToSizeIds: ['large'],
    limitToStyleIds: ['thin'],
  });
}

function modifiers(): MenuBlob['modifiers'] {
  const modifier = (id: string, category: string) =>
    newModifierItem({
      id,
      category,
      name: id,
      pricing: [
        newModifierPricing({
          pricingScheme: 'dine-in',
          price: '1.00',
          additionPrices: [{ id: 'a', styleId: 'size', optionId: 'large', price: '1.50' }],
        }),
      ],
    });
  return {
    categories: [
      newModifierCategory({ id: 'toppings', name: 'Toppings' }),
      newModifierCategory({ id: 'herbs', name: 'Herbs' }),
    ],
    items: [modifier('pepperoni', 'toppings'), modifier('onion', 'toppings'), modifier('basil', 'herbs')],
    availability: { categories: [{ id: 'toppings', available: true }], items: [{ id: 'basil', available: true }] },
  };
}
