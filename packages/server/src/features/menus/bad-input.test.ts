import {
  applyChanges,
  type Json,
  type JsonObject,
  newButton,
  newCategory,
  newDepartment,
  newItem,
  newItemGroup,
  newItemPricing,
  newMenuBlob,
  newMessage,
  newModifierCategory,
  newModifierItem,
  newModifierPricing,
  newOffer,
  newOfferValue,
  newOnlineCategory,
  newPricingScheme,
  newSchemeValue,
  newStyle,
  newStyleOption,
  newTab,
  newTaxStructure,
  newTypeInfo,
  type Path,
} from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { gzipBody } from '../../testing/gzip-body.ts';
import { testCompany } from '../../testing/test-server.ts';

const { company, admin } = await testCompany();
const menus = `/api/menus/company/${company.id}`;
const { id } = (await admin('POST', menus, gzipBody({ name: 'Sturdy', menuBlob: smallMenu() }))).json();

const item: Path = ['items', { id: 'supreme' }];
const modifier: Path = ['modifiers', 'items', { id: 'ham' }];
const dineIn = { by: 'pricingScheme', value: 'dine-in' } as const;
const fields = {
  itemName: [...item, 'info', 'name'],
  description: [...item, 'info', 'description'],
  itemPrice: [...item, 'pricing', dineIn, 'itemBased', 'prices', { id: 'BASE' }, 'price'],
  modifierName: [...modifier, 'info', 'name'],
  modifierPrice: [...modifier, 'pricing', dineIn, 'price'],
  departmentName: ['departments', { id: 'pizza' }, 'info', 'name'],
  categoryName: ['categories', { id: 'signature' }, 'info', 'name'],
  schemeName: ['pricingSchemes', { id: 'dine-in' }, 'name'],
  taxName: ['taxStructures', { id: 'vat' }, 'name'],
  rate: ['taxStructures', { id: 'vat' }, 'flatRate'],
  messageText: ['messages', { id: 'onions' }, 'text'],
  offerName: ['offers', { id: 'bundle' }, 'info', 'name'],
  couponCode: ['offers', { id: 'bundle' }, 'applying', 'couponCode', 'code'],
  offerAmount: [
    'offers',
    { id: 'bundle' },
    'value',
    'schemes',
    { by: 'schemeId', value: 'dine-in' },
    'entireOrder',
    'amountValue',
  ],
  offerPercent: [
    'offers',
    { id: 'bundle' },
    'value',
    'schemes',
    { by: 'schemeId', value: 'dine-in' },
    'entireOrder',
    'percentageValue',
  ],
  onlineName: ['onlineCategories', { id: 'web' }, 'name'],
  tabName: ['layout', 'tabs', { id: 'a' }, 'name'],
  buttonText: ['layout', 'tabs', { id: 'a' }, 'buttons', '0', 'buttonText'],
  columns: ['layout', 'columns'],
  groupQuantity: ['itemGroups', { id: 'pizzas' }, 'quantity'],
  shortLink: ['offers', { id: 'bundle' }, 'info', 'shortUrl'],
  cashierText: ['layout', 'tabs', { id: 'a' }, 'scrollingText', 'message'],
  fontSize: ['layout', 'tabs', { id: 'a' }, 'scrollingText', 'fontSize'],
} satisfies Record<string, Path>;
type Field = keyof typeof fields;

async function read() {
  const { ver, menuBlob } = (await admin('GET', `${menus}/${id}`)).json();
  return { ver, blob: JSON.parse(menuBlob) };
}

async function save(change: (blob: JsonObject) => object) {
  const { ver, blob } = await read();
  const body = { id, ver, name: 'Sturdy', desc: '', singleUse: false, menuBlob: change(blob) };
  return { before: blob, answer: await admin('PUT', menus, gzipBody(body)) };
}

const withField = (field: Field, to: Json) => (blob: JsonObject) =>
  applyChanges(blob, [{ kind: 'SIMPLE_FIELD_CHANGED', path: fields[field], from: null, to }]).document;

describe('what no menu can hold', () => {
  test.each<[Field, number]>([
    ['itemName', 200],
    ['description', 4000],
    ['modifierName', 200],
    ['departmentName', 200],
    ['categoryName', 200],
    ['schemeName', 200],
    ['taxName', 200],
    ['messageText', 500],
    ['offerName', 200],
    ['couponCode', 60],
    ['onlineName', 200],
    ['tabName', 200],
    ['buttonText', 25],
    ['shortLink', 400],
    ['cashierText', 500],
  ])('a text at its limit is saved, one beyond is refused at %s', async (field, limit) => {
    const longest = 'é'.repeat(limit);
    const { answer } = await save(withField(field, longest));
    expect(answer.statusCode, answer.body).toBe(200);
    await expectRefused(field, `${longest}é`, `Use at most ${limit.toLocaleString('en-US')} characters.`);
  });

  const noMoney = ['-1', '1,000', '12.999', 'abc', '', '1e3', '٣', '1234567890', ' 5'];
  const amount = 'Enter an amount such as 12.99.';
  test.each(['itemPrice', 'modifierPrice', 'offerAmount'] as const)(
    '%s takes only an amount of money',
    async (field) => {
      for (const text of noMoney) await expectRefused(field, text, amount);
      await expectRefused(field, 12, 'Expected text.');
      await expectRefused(field, null, 'Expected text.');
    },
  );

  test.each(['rate', 'offerPercent'] as const)('%s takes only a percentage', async (field) => {
    for (const text of ['7.25%', '-1', 'x', '', '99999', '1.23456']) {
      await expectRefused(field, text, 'Enter a percentage such as 8.875.');
    }
  });

  test('a layout has between 1 and 20 columns', async () => {
    await expectRefused('columns', 0, 'Enter 1 or more.');
    await expectRefused('columns', 21, 'Enter 20 or less.');
    await expectRefused('columns', 2.5, 'Expected a whole number.');
  });

  test('a group of an offer asks for at most 99 at once', async () => {
    await save((blob) => ({ ...blob, itemGroups: [json(newItemGroup({ id: 'pizzas', name: 'Pizzas' }))] }));
    await expectRefused('groupQuantity', 0, 'Enter 1 or more.');
    await expectRefused('groupQuantity', 100, 'Enter 99 or less.');
  });

  test('a text for cashiers is between 1 and 200 pixels high', async () => {
    await expectRefused('fontSize', 0, 'Enter 1 or more.');
    await expectRefused('fontSize', 201, 'Enter 200 or less.');
  });

  test('links that lead back to where they began are refused at the button', async () => {
    const back = newButton({ type: 'MENU_LINK', typeInfo: newTypeInfo({ menuLinkId: 'a' }) });
    const path: Path = ['layout', 'tabs', { id: 'b' }, 'buttons'];
    const { before, answer } = await save(
      (blob) => applyChanges(blob, [{ kind: 'SIMPLE_FIELD_CHANGED', path, from: {}, to: json({ 0: back }) }]).document,
    );
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      expect.arrayContaining([
        expect.objectContaining({ code: 'MENU_LINK_CIRCLE', path: expect.stringContaining('layout.tabs.') }),
      ]),
    ]);
    expect((await read()).blob).toEqual(before);
  });

  test('PX-08 items that take their prices from each other are refused, each by its name', async () => {
    const taking = (id: string, name: string, from: string) =>
      newItem({
        id,
        name,
        department: 'pizza',
        category: 'signature',
        pricing: [
          { ...newItemPricing({ pricingScheme: 'dine-in' }), itemBased: { type: 'ITEM', itemId: from, prices: [] } },
        ],
      });
    const circle = [taking('one', 'One', 'two'), taking('two', 'Two', 'three'), taking('three', 'Three', 'two')];
    const { before, answer } = await save((blob) => ({ ...blob, items: [...itemsOf(blob), ...circle] }));
    const path = 'pricing.pricingScheme=dine-in.itemBased.itemId';
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [
        ['two', 'Two takes its prices from Three, whose prices come from Two.'],
        ['three', 'Three takes its prices from Two, whose prices come from Three.'],
      ].map(([id, message]) => ({
        code: 'PRICE_CIRCLE',
        message,
        path: expect.stringContaining(`items.${id}.${path}`),
      })),
    ]);
    expect((await read()).blob).toEqual(before);
  });

  async function expectRefused(field: Field, value: Json, message: string) {
    const { before, answer } = await save(withField(field, value));
    const { errors } = answer.json();
    expect([answer.statusCode, errors], `${field} ${JSON.stringify(value)?.slice(0, 30)}`).toEqual([
      400,
      [{ code: 'INVALID', message, path: expect.stringMatching(endOf(fields[field])) }],
    ]);
    expect((await read()).blob).toEqual(before);
  }
});

describe('what a menu can hold, however odd', () => {
  const names = [
    'Latte',
    'latte',
    ' Latte ',
    'Latte\u00a0',
    'L\u0430tte',
    'La\u0301tte',
    'L\u00e1tte',
    '=SUM(A1)',
    '<b>Latte</b>',
    '🍕',
    '\u202eettaL',
  ];

  test('names that differ in case, spaces or look-alikes are different names, kept as they were written', async () => {
    const items = names.map((name, at) =>
      newItem({ id: `twin${at}`, name, department: 'pizza', category: 'signature' }),
    );
    const { answer } = await save((blob) => ({ ...blob, items: [...itemsOf(blob), ...items] }));
    expect(answer.statusCode, answer.body).toBe(200);
    const { blob } = await read();
    expect(
      itemsOf(blob)
        .slice(-names.length)
        .map(({ info }) => info.name),
    ).toEqual(names);
  });

  test('ten thousand options of a size are saved and read again', async () => {
    const options = Array.from({ length: 10_000 }, (_, at) => newStyleOption({ id: `o${at}`, name: `Option ${at}` }));
    const style = newStyle({ id: 'size', name: 'Size', isSize: true, options });
    const path: Path = ['departments', { id: 'pizza' }, 'styles'];
    const { answer } = await save(
      (blob) => applyChanges(blob, [{ kind: 'SIMPLE_FIELD_CHANGED', path, from: [], to: json([style]) }]).document,
    );
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await read()).blob.departments[0].styles[0].options).toHaveLength(10_000);
  });
});

describe('entries that a colleague deleted in between', () => {
  test('a save on the version before names what was deleted and changes nothing', async () => {
    const { ver, blob } = await read();
    const deleted = await save((menu) => ({ ...menu, messages: [] }));
    expect(deleted.answer.statusCode).toBe(200);
    const mine = { ...blob, items: blob.items.map((one: object) => ({ ...one, messages: ['onions'] })) };
    const answer = await admin(
      'PUT',
      menus,
      gzipBody({ id, ver, name: 'Sturdy', desc: '', singleUse: false, menuBlob: mine }),
    );
    expect(answer.statusCode).toBe(409);
    expect(JSON.stringify(answer.json().current.changes)).toContain('onions');
    expect((await read()).blob.messages).toEqual([]);
  });
});

function json(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}

function itemsOf(blob: object): { readonly info: { readonly name: string } }[] {
  return 'items' in blob && Array.isArray(blob.items) ? blob.items : [];
}

/** The names at the end of a path as an error writes it. */
function endOf(path: Path): RegExp {
  const steps = path.map((step) => (typeof step === 'string' ? step : Object.values(step).map(String).join('=')));
  return new RegExp(`${steps.join('\\.')}$`);
}

function smallMenu() {
  const link = newButton({ type: 'MENU_LINK', typeInfo: newTypeInfo({ menuLinkId: 'b' }) });
  return newMenuBlob({
    pricingSchemes: [newPricingScheme({ id: 'dine-in', name: 'Dine in', isDefault: true })],
    departments: [newDepartment({ id: 'pizza', name: 'Pizza', categories: ['signature'], items: ['supreme'] })],
    categories: [newCategory({ id: 'signature', department: 'pizza', name: 'Signature' })],
    items: [
      newItem({
        id: 'supreme',
        name: 'Supreme',
        department: 'pizza',
        category: 'signature',
        pricing: [newItemPricing({ pricingScheme: 'dine-in', prices: [{ id: 'BASE', price: '10.00' }] })],
      }),
    ],
    modifiers: {
      categories: [newModifierCategory({ id: 'toppings', name: 'Toppings' })],
      items: [
        newModifierItem({
          id: 'ham',
          category: 'toppings',
          name: 'Ham',
          pricing: [newModifierPricing({ pricingScheme: 'dine-in', price: '1.00' })],
        }),
      ],
      availability: { categories: [], items: [] },
    },
    taxStructures: [newTaxStructure({ id: 'vat', name: 'Tax', flatRate: '7.25' })],
    offers: [
      newOffer({
        id: 'bundle',
        name: 'Bundle',
        dateCreated: '2026-11-20',
        color: '#306090',
        value: newOfferValue({ appliesTo: 'ENTIRE_ORDER', schemes: [newSchemeValue('dine-in')] }),
      }),
    ],
    messages: [newMessage({ id: 'onions', name: 'No onions' })],
    onlineCategories: [newOnlineCategory({ id: 'web', name: 'Pizza', categoryIds: ['signature'] })],
    layout: {
      columns: 5,
      rows: 6,
      tabs: [newTab({ id: 'a', name: 'A', buttons: { 0: link } }), newTab({ id: 'b', name: 'B' })],
    },
  });
}
