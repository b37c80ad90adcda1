import { describe, expect, test } from 'vitest';
import type { CleanUpContext } from '../../configuration/configuration-kind.ts';
import { buildButton, buildItem, buildMenu, buildOffer, buildTab, goodContext } from '../../testing/build-menu.ts';
import { newOnlineCategory } from '../entities/online-categories.ts';
import { newItemInfo } from '../layout/new-button.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { newOfferValue, newSchemeValue } from '../offers/value.ts';
import { completeMenu } from './complete-menu.ts';

function clean(menu: MenuBlob, context: CleanUpContext = {}) {
  const { document, notices } = completeMenu(menu, context);
  return { menu: document, notices, codes: notices.map(({ code }) => code) };
}

const without = <Entity extends { readonly id: string }>(list: readonly Entity[], id: string): Entity[] =>
  list.filter((entity) => entity.id !== id);

function withoutOption(id: string): MenuBlob {
  const menu = buildMenu();
  const departments = menu.departments.map((department) => ({
    ...department,
    styles: department.styles.map((style) => ({ ...style, options: without(style.options, id) })),
  }));
  return { ...menu, departments };
}

function withoutModifier(id: string): MenuBlob {
  const { modifiers, ...menu } = buildMenu();
  return { ...menu, modifiers: { ...modifiers, items: without(modifiers.items, id) } };
}

const supreme = (menu: MenuBlob) => menu.items.find(({ id }) => id === 'supreme');

test('a good menu is left as it is, by reference', () => {
  const menu = buildMenu();
  expect(completeMenu(menu, goodContext)).toEqual({ document: menu, notices: [], created: [] });
  expect(completeMenu(menu, goodContext).document).toBe(menu);
});

describe('pricing', () => {
  test('CL-31 pricing entries of missing pricing schemes are removed', () => {
    const menu = buildMenu();
    const { menu: cleaned, notices } = clean({ ...menu, pricingSchemes: without(menu.pricingSchemes, 'delivery') });
    expect(supreme(cleaned)?.pricing.map(({ pricingScheme }) => pricingScheme)).toEqual(['dine-in']);
    expect(notices).toContainEqual({
      code: 'CL-31',
      path: ['items', { id: 'supreme' }, 'pricing', { by: 'pricingScheme', value: 'delivery' }, 'pricingScheme'],
      message: 'Supreme referred to a pricing scheme that no longer exists. The entry was removed.',
    });
  });

  test('CL-32 pricing entries of inactive pricing schemes are removed', () => {
    const { menu, codes } = clean(withScheme({ isActive: false }));
    expect(supreme(menu)?.pricing).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['CL-32']));
  });

  test('PX-04 PX-05 an inactive scheme counts as removed unless it was just added', () => {
    expect(supreme(clean(withScheme({ isActive: false, $added: true })).menu)?.pricing).toHaveLength(2);
  });

  test('CL-33 size-based price entries whose option no longer exists are dropped', () => {
    const { menu, codes } = clean(withoutOption('large'));
    const entry = supreme(menu)?.pricing[0];
    expect(entry?.itemBased.prices).toEqual([{ id: 'small', price: '11.99' }]);
    expect(entry?.toppingBased.toppingsPrice).toEqual([{ id: 'BASE', price: '1.50' }]);
    expect(entry?.styleUpcharge).toEqual([]);
    expect(codes).toContain('CL-33');
  });

  test('CL-33 a price of a modifier for one size goes with the size', () => {
    const price = { id: 'deep-large', styleId: 'crust', optionId: 'deep', sizeOptionId: 'large', price: '2.24' };
    const { modifiers, ...menu } = withoutOption('large');
    const items = modifiers.items.map((item) => ({
      ...item,
      pricing: item.pricing.map((entry) => ({ ...entry, additionPrices: [price] })),
    }));
    const cleaned = clean({ ...menu, modifiers: { ...modifiers, items } });
    expect(cleaned.menu.modifiers.items[0]?.pricing[0]?.additionPrices).toEqual([]);
    expect(cleaned.codes).toContain('CL-33');
  });

  test('CL-34 style-based price entries whose option no longer exists are dropped', () => {
    const { menu, codes } = clean(withoutOption('deep'));
    expect(supreme(menu)?.pricing[0]?.styleUpcharge).toEqual([]);
    expect(supreme(menu)?.pricing[0]?.itemBased.prices).toHaveLength(2);
    expect(codes).toContain('CL-34');
    expect(clean(withoutOption('large')).menu.modifiers.items[0]?.pricing[0]?.additionPrices).toEqual([]);
  });

  test('a combination that names a missing option goes whole, so that it excludes no more than before', () => {
    expect(supreme(clean(withoutOption('deep')).menu)?.excludedCombinations).toEqual([]);
  });

  test('CL-24 item-based entries of missing items are removed', () => {
    const menu = buildMenu();
    const { menu: cleaned, codes } = clean({ ...menu, items: without(menu.items, 'supreme') });
    expect(cleaned.items.find(({ id }) => id === 'twin')?.pricing).toEqual([]);
    expect(codes).toContain('CL-24');
  });

  test('CL-01 tax ids that no longer exist are cleaned', () => {
    const { menu, codes } = clean({ ...buildMenu(), taxStructures: [] });
    expect(supreme(menu)?.taxStructureId).toBeNull();
    expect(codes).toContain('CL-01');
  });

  function withScheme(fields: object): MenuBlob {
    const menu = buildMenu();
    const pricingSchemes = menu.pricingSchemes.map((scheme) =>
      scheme.id === 'delivery' ? { ...scheme, ...fields } : scheme,
    );
    return { ...menu, pricingSchemes };
  }
});

describe('modifiers and inclusions', () => {
  test('CL-35 modifier items whose category is gone are dropped', () => {
    const { modifiers, ...menu } = buildMenu();
    const { menu: cleaned, codes } = clean({
      ...menu,
      modifiers: { ...modifiers, categories: without(modifiers.categories, 'herbs') },
    });
    expect(cleaned.modifiers.items.map(({ id }) => id)).toEqual(['pepperoni', 'onion']);
    expect(codes).toContain('CL-35');
  });

  test('CL-25 CL-26 inclusion settings of modifiers that are gone are removed', () => {
    const { modifiers, ...menu } = buildMenu();
    const { menu: cleaned, codes } = clean({
      ...menu,
      modifiers: { ...modifiers, categories: without(modifiers.categories, 'toppings') },
    });
    expect(supreme(cleaned)?.inclusions.categoriesSettings).toEqual([]);
    expect(supreme(cleaned)?.inclusions.itemsSettings.map(({ id }) => id)).toEqual(['basil']);
    expect(codes).toEqual(expect.arrayContaining(['CL-25', 'CL-26']));
  });

  test('CL-25 CL-26 inclusion settings of modifiers that are not available are removed', () => {
    const menu = buildMenu();
    const modifiers = {
      ...menu.modifiers,
      availability: { categories: [{ id: 'toppings', available: false }], items: [] },
    };
    const { menu: cleaned, codes } = clean({ ...menu, modifiers });
    expect(supreme(cleaned)?.inclusions).toMatchObject({ categoriesSettings: [], itemsSettings: [{ id: 'basil' }] });
    expect(codes).toEqual(expect.arrayContaining(['CL-25', 'CL-26']));
  });

  test('CL-26 a modifier that one department does not offer stays in the others', () => {
    const menu = buildMenu();
    const availability = { categories: [], items: [{ id: 'onion', available: false }] };
    const departments = menu.departments.map((department) =>
      department.id === 'pizza' ? { ...department, modifiers: { availability } } : department,
    );
    const cola = { ...buildItem({ id: 'cola', name: 'Cola', department: 'drinks' }) };
    const { menu: cleaned } = clean({ ...menu, departments, items: [buildItem(), cola] });
    expect(cleaned.items.map(({ inclusions }) => inclusions.itemsSettings.length)).toEqual([2, 3]);
  });

  test('CL-27 after such a removal the order is renumbered', () => {
    const { menu } = clean(withoutModifier('onion'));
    expect(supreme(menu)?.inclusions.inclusionsOrder).toEqual([
      { id: 'pepperoni', order: 0 },
      { id: 'basil', order: 1 },
    ]);
  });
});

describe('item groups', () => {
  const groupsOf = (menu: MenuBlob) => [menu.itemGroups, menu.offers[0]?.itemGroups];

  test('CL-36 CL-05 choices naming a missing department are dropped', () => {
    const { menu, codes } = clean({ ...buildMenu(), departments: buildMenu().departments.slice(1) });
    expect(groupsOf(menu)).toEqual([[], []]);
    expect(codes).toContain('CL-36');
  });

  test('CL-37 choices naming a missing category are dropped', () => {
    const menu = buildMenu();
    const { menu: cleaned, codes } = clean({ ...menu, categories: without(menu.categories, 'signature') });
    expect(groupsOf(cleaned)).toEqual([[], []]);
    expect(codes).toContain('CL-37');
  });

  test('CL-38 CL-07 choices naming a missing item are dropped, excluded ones too', () => {
    const menu = buildMenu();
    const { menu: cleaned, codes } = clean({ ...menu, items: without(menu.items, 'supreme') });
    expect(groupsOf(cleaned)).toEqual([[], []]);
    expect(cleaned.offers[0]?.value.excludedChoices).toEqual([]);
    expect(codes).toEqual(expect.arrayContaining(['CL-38', 'CL-07']));
  });

  test('CL-39 choices naming a missing size are dropped', () => {
    const { menu, codes } = clean(withoutOption('large'));
    expect(groupsOf(menu)).toEqual([[], []]);
    expect(codes).toContain('CL-39');
  });

  test('CL-40 choices naming a missing style are dropped', () => {
    const { menu, codes } = clean(withoutOption('thin'));
    expect(groupsOf(menu)).toEqual([[], []]);
    expect(codes).toContain('CL-40');
  });

  test('CL-41 groups emptied by this are deleted, groups that were empty before are not', () => {
    const menu = buildMenu();
    const empty = {
      ...menu.itemGroups[0],
      id: 'new',
      entityType: 'ITEM_GROUP' as const,
      name: 'New',
      quantity: 1,
      choices: [],
    };
    const { menu: cleaned, codes } = clean({
      ...menu,
      itemGroups: [...menu.itemGroups, empty],
      items: without(menu.items, 'supreme'),
    });
    expect(cleaned.itemGroups.map(({ id }) => id)).toEqual(['new']);
    expect(codes).toContain('CL-41');
  });

  test('CL-06 excluded sizes that no longer exist are cleaned', () => {
    const { menu, codes } = clean(withoutOption('small'));
    expect(supreme(menu)?.kps.excludedSizes).toEqual([]);
    expect(supreme(menu)?.requirements[0]?.excludeSizes).toEqual([]);
    expect(codes).toContain('CL-06');
  });

  test('CL-08 an offer without a scheme for the default pricing scheme gets a copy of its first', () => {
    const offer = buildOffer();
    const delivery = newSchemeValue('delivery', {
      entireOrder: { type: 'PERCENTAGE', amountValue: '0.00', percentageValue: '15' },
    });
    const menu = buildMenu({ offers: [{ ...offer, value: newOfferValue({ schemes: [delivery] }) }] });
    const { menu: cleaned, notices } = clean(menu);
    expect(cleaned.offers[0]?.value.schemes).toEqual([delivery, { ...delivery, schemeId: 'dine-in' }]);
    expect(notices).toMatchObject([{ code: 'CL-08', path: ['offers', { id: 'bundle' }, 'value', 'schemes'] }]);
  });
});

describe('printers, displays and order types', () => {
  test('CL-20 CL-21 kitchen and label printers that no longer exist are removed', () => {
    const { menu, codes } = clean(buildMenu(), { printers: [] });
    expect(supreme(menu)?.printing).toEqual({ kitchenPrinters: [], labelPrinters: [] });
    expect(codes).toEqual(expect.arrayContaining(['CL-20', 'CL-21']));
  });

  test('CL-22 excluded sizes kept beside those printers are removed once they no longer exist', () => {
    const { menu, codes } = clean(withoutOption('small'));
    expect(supreme(menu)?.printing.kitchenPrinters).toEqual([{ id: 'kitchen', excludedSizes: [] }]);
    expect(codes).toContain('CL-22');
  });

  test('CL-04 order types no longer offered leave the validity of offers', () => {
    const offer = buildOffer();
    const orderTypes = { enabled: true, orderTypes: [1, 7] };
    const menu = buildMenu({ offers: [{ ...offer, validity: { ...offer.validity, orderTypes } }] });
    const { menu: cleaned, codes } = clean(menu, goodContext);
    expect(cleaned.offers[0]?.validity.orderTypes.orderTypes).toEqual([1]);
    expect(codes).toEqual(['CL-04']);
  });
});

describe('items', () => {
  test('CL-54 items missing a department are dropped', () => {
    const { menu, codes } = clean(buildMenu({ items: [buildItem(), buildItem({ id: 'lost', department: 'gone' })] }));
    expect(menu.items.map(({ id }) => id)).toEqual(['supreme']);
    expect(codes).toContain('CL-54');
  });

  test('CL-55 items missing a category are dropped', () => {
    const { menu, codes } = clean(buildMenu({ items: [buildItem(), buildItem({ id: 'lost', category: 'gone' })] }));
    expect(menu.items.map(({ id }) => id)).toEqual(['supreme']);
    expect(codes).toContain('CL-55');
  });

  test('CL-56 duplicate items are removed, the first one stays', () => {
    const twice = [buildItem(), buildItem({ name: 'Supreme again' })];
    const { menu, codes } = clean(buildMenu({ items: twice }));
    expect(menu.items.map(({ info }) => info.name)).toEqual(['Supreme']);
    expect(codes).toContain('CL-56');
  });

  test('CL-57 CL-58 size and style options that no longer exist are cleared', () => {
    const { menu, codes } = clean(withoutOption('small'));
    expect(supreme(menu)?.styles[0]).toEqual({ id: 'size', options: ['large'], defaultOption: null });
    expect(codes).toEqual(expect.arrayContaining(['CL-57', 'CL-58']));
    const itemInfo = newItemInfo({ itemId: 'supreme', sizeOptionId: 'gone', styleOptionIds: ['thin', 'gone'] });
    const tab = buildTab({ 3: buildButton('ITEM', { itemInfo }) });
    const button = clean(buildMenu({ layout: { columns: 5, rows: 6, tabs: [tab] } })).menu.layout.tabs[0]?.buttons[3];
    expect(button?.typeInfo.itemInfo).toMatchObject({ sizeOptionId: null, styleOptionIds: ['thin'] });
  });
});

describe('online', () => {
  test('CL-61 online categories left empty are removed', () => {
    const menu = buildMenu();
    const { menu: cleaned, codes } = clean({ ...menu, categories: without(menu.categories, 'signature'), offers: [] });
    expect(cleaned.onlineCategories).toEqual([]);
    expect(codes).toContain('CL-61');
  });

  test('CL-62 with more than one subheader the original becomes unused', () => {
    const subheader = (id: string) => newOnlineCategory({ id, name: id, categoryType: 'SUBHEADER' });
    const one = buildMenu({ onlineCategories: [subheader('a')] });
    expect(clean(one).menu).toBe(one);
    const { menu, codes } = clean(buildMenu({ onlineCategories: [subheader('a'), subheader('b')] }));
    expect(menu.onlineCategories.map(({ used }) => used)).toEqual([false, true]);
    expect(codes).toEqual(['CL-62']);
    expect(clean(menu).menu).toBe(menu);
  });

  test('CL-61 CL-62 the categories that a kiosk has of its own are cleaned alike; without them nothing is added', () => {
    const own = ['a', 'b'].map((id) => newOnlineCategory({ id, name: id, categoryType: 'SUBHEADER' }));
    const { menu, codes } = clean(buildMenu({ kioskCategories: [...own, newOnlineCategory({ id: 'c', name: 'C' })] }));
    expect(menu.kioskCategories?.map(({ id, used }) => [id, used])).toEqual([
      ['a', false],
      ['b', true],
    ]);
    expect(codes).toEqual(['CL-61', 'CL-62']);
    expect(clean(buildMenu()).menu).not.toHaveProperty('kioskCategories');
  });

  test('CL-62 the one in use stays so wherever it is moved; of three in use the last one is', () => {
    const subheader = (id: string, used: boolean) =>
      newOnlineCategory({ id, name: id, categoryType: 'SUBHEADER', used });
    const moved = buildMenu({ onlineCategories: [subheader('b', true), subheader('a', false)] });
    expect(clean(moved).menu).toBe(moved);
    const three = ['a', 'b', 'c'].map((id) => subheader(id, true));
    const { menu } = clean(buildMenu({ onlineCategories: three }));
    expect(menu.onlineCategories.map(({ used }) => used)).toEqual([false, false, true]);
  });

  test.each([
    ['CL-63', 'departments', 'pizza'],
    ['CL-64', 'categories', 'signature'],
    ['CL-65', 'items', 'supreme'],
  ] as const)(
    'CL-63 CL-64 CL-65 (%s) a featured item is kept only if its %s is there and not inactive',
    (code, list, id) => {
      const menu = buildMenu();
      const inactive = {
        ...menu,
        [list]: menu[list].map((entity) =>
          entity.id === id ? { ...entity, info: { ...entity.info, status: 'INACTIVE' as const } } : entity,
        ),
      };
      expect(clean(inactive)).toMatchObject({ menu: { onlineFeaturedItems: [] }, codes: [code] });
      const gone = clean({ ...menu, [list]: menu[list].filter((entity) => entity.id !== id) });
      expect(gone.menu.onlineFeaturedItems).toEqual([]);
      expect(gone.codes).toContain(code);
    },
  );

  test('CL-66 newly added featured items come first', () => {
    const entry = (itemId: string, added?: true) => ({
      departmentId: 'pizza',
      categoryId: 'signature',
      itemId,
      ...(added && { $added: true }),
    });
    const { menu } = clean(
      buildMenu({ onlineFeaturedItems: [entry('supreme'), entry('margherita', true), entry('twin', true)] }),
    );
    expect(menu.onlineFeaturedItems.map(({ itemId }) => itemId)).toEqual(['margherita', 'twin', 'supreme']);
  });
});

describe('tabs', () => {
  test('CL-59 a station limit keeps only existing stations', () => {
    const tab = { ...buildTab(), limitStations: { enabled: true, stations: ['counter', 'gone'] } };
    const { menu, codes } = clean(buildMenu({ layout: { columns: 5, rows: 6, tabs: [tab] } }), {
      stations: [{ id: 'counter' }],
    });
    expect(menu.layout.tabs[0]?.limitStations).toEqual({ enabled: true, stations: ['counter'] });
    expect(codes).toContain('CL-59');
  });

  test('CL-60 a station limit is switched off when no station remains', () => {
    const { menu, codes } = clean(buildMenu(), { stations: [] });
    expect(menu.layout.tabs[0]?.limitStations).toEqual({ enabled: false, stations: [] });
    expect(codes).toEqual(['CL-59', 'CL-60']);
  });

  test('without the settings nobody judges stations, printers, displays or tenders', () => {
    const menu = buildMenu();
    expect(clean(menu, {}).menu).toBe(menu);
  });
});
