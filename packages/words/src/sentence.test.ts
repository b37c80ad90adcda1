import { diff, type Json, type JsonObject, menuKind } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import type { Reader } from './document-words.ts';
import { menuWords } from './menus/menu-words.ts';
import { plainWords } from './plain-words.ts';
import { sentencesOf } from './sentence.ts';

const device = (id: string) => ({ line: 'Make line', hot: 'Hot side' })[id];
const reader: Reader = { image: () => undefined, menu: () => undefined, device, dateTime: String };

const onlineCategories: JsonObject[] = [
  { id: 'web', name: 'Pizza', categoryType: 'MENU', visible: true, imageId: null, categoryIds: [] },
  { id: 'deals', name: 'Deals', categoryType: 'OFFERS', offers: [] },
];
const menu = {
  departments: [
    { id: 'pizza', info: { name: 'Pizza' }, styles: [{ id: 'size', options: [{ id: 'l', name: 'Large' }] }] },
  ],
  categories: [{ id: 'signature', info: { name: 'Signature' }, department: 'pizza' }],
  items: [
    {
      id: 'supreme',
      info: { name: 'Harbor Supreme', displayName: 'The Supreme', status: 'ACTIVE' },
      department: 'pizza',
      category: 'signature',
      requirements: empty<JsonObject>(),
      kps: { displays: ['hot'], excludedSizes: empty<string>() },
      printing: { kitchenPrinters: empty<JsonObject>(), labelPrinters: [] },
      pricing: [{ pricingScheme: 'dine-in', itemBased: { prices: [{ id: 'l', price: '13.99' }] } }],
    },
    { id: 'cola', info: { name: 'Cola', status: 'ACTIVE' }, availability: { orderTypes: [1, 2] } },
  ],
  pricingSchemes: [{ id: 'dine-in', name: 'Dine in' }],
  messages: [{ id: 'crispy', name: 'Extra crispy', text: '', status: 'ACTIVE' }],
  requirements: [{ id: 'check-id', name: 'Check ID' }],
  onlineCategories,
  onlineFeaturedItems: [{ itemId: 'supreme' }, { itemId: 'cola' }],
  taxStructures: [
    {
      id: 'food',
      name: 'Prepared food',
      applies: 'AFTER',
      flatRate: '8.25',
      orderTypeRates: [{ orderType: 1, rate: '8.625' }],
      defaultOrderType: null,
    },
  ],
} satisfies JsonObject;

/** A list that an edit may fill. */
function empty<Entry>(): Entry[] {
  return [];
}

/** Every sentence as people read it: `Harbor Supreme (Pizza › Signature) Large, Dine in: $13.99 to $14.49`. */
function read(edit: (copy: typeof menu) => void, words = menuWords(reader)): readonly string[] {
  const after = structuredClone(menu);
  edit(after);
  return sentencesOf(diff(menu, after, menuKind.identifiers), words, { before: menu, after }).flatMap(
    ({ name, place, sentences }) =>
      sentences.map(
        ({ field, kind, from, to }) => `${name} (${place}) ${field}: ${[from, kind, to].filter(Boolean).join(' ')}`,
      ),
  );
}

test('a field that is called as an object inherits it is said as any other', () => {
  const before: JsonObject = { items: [{ id: 'cola', info: { name: 'Cola' }, valueOf: 'a' }] };
  const after: JsonObject = { items: [{ id: 'cola', info: { name: 'Cola' }, valueOf: 'b' }] };
  const [group] = sentencesOf(diff(before, after, menuKind.identifiers), menuWords(reader), { before, after });
  expect(group?.sentences).toMatchObject([{ from: 'a', to: 'b' }]);
});

describe('the lists of a menu in words', () => {
  test('a message reads as its form', () => {
    expect(
      read(({ messages: [message] }) => Object.assign(message ?? {}, { text: 'Crisp', status: 'INACTIVE' })),
    ).toEqual([
      'Extra crispy (Messages) Text on kitchen tickets: nothing changed Crisp',
      'Extra crispy (Messages) Status: Active changed Inactive',
    ]);
  });

  test('a rate belongs to its tax structure and is called by its order type', () => {
    expect(
      read(({ taxStructures: [food] }) => {
        food?.orderTypeRates.splice(0, 1, { orderType: 1, rate: '9' }, { orderType: 7, rate: '7.25' });
        Object.assign(food ?? {}, { applies: 'BEFORE', flatRate: '8.5', defaultOrderType: 1 });
      }),
    ).toEqual([
      'Prepared food (Tax structures) Taxable amount: Price after discounts changed Price before discounts',
      'Prepared food (Tax structures) Rate: 8.25% changed 8.5%',
      'Prepared food (Tax structures) Delivery: added 7.25%',
      'Prepared food (Tax structures) Dine In: 8.625% changed 9%',
      'Prepared food (Tax structures) Any other order type: Use the flat rate changed Dine In',
    ]);
  });

  test('IN-06 a requirement of an item is called by its name', () => {
    const asked = [{ id: 'check-id', selected: true, order: 1, excludeSizes: ['l'] }];
    expect(read(({ items: [supreme] }) => supreme?.requirements?.push(...asked))).toEqual([
      'Harbor Supreme (Pizza › Signature) Requirement Check ID: added on',
    ]);
  });
});

describe('the fields of an item in words', () => {
  const words = menuWords(reader);
  const saidOf = (steps: readonly string[], value: Json) => {
    const path = ['items', { id: 'cola' }, ...steps];
    return `${words.field(path, menu)}: ${words.value(path, value, menu)}`;
  };

  test.each([
    [['info', 'status'], 'INACTIVE', 'Status: Inactive'],
    [['info', 'abbreviation'], 'CC', 'Short name: CC'],
    [['category'], 'signature', 'Category: Signature'],
    [['department'], 'pizza', 'Department: Pizza'],
    [['taxStructureId'], null, 'Tax structure: inherited'],
    [['availability', 'kiosk'], false, 'Kiosk: off'],
    [['availability', 'limitDays', 'enabled'], true, 'Only on certain days: on'],
    [['availability', 'limitHours', 'startTime'], 28_800, 'From: 8:00 AM'],
    [['info', 'unheardOf'], 1, 'Unheard of: 1'],
  ] as const)('CT-02 %j reads as its form', (steps, value, said) => {
    expect(saidOf(steps, value)).toBe(said);
  });

  test('CT-02 what goes to another department is named in the orders of both', () => {
    const order = ['departments', { id: 'pizza' }] as const;
    expect(words.value([...order, 'categories'], 'signature', menu)).toBe('Signature');
    expect(words.value([...order, 'items'], 'supreme', menu)).toBe('Harbor Supreme');
  });
});

describe('the online layout in words', () => {
  test('OC-01 OC-02 a category is called by its name, what it shows by the names of the menu', () => {
    expect(
      read(({ onlineCategories: [web] }) => Object.assign(web ?? {}, { visible: false, categoryIds: ['signature'] })),
    ).toEqual([
      'Pizza (Online layout) Show online: Yes changed No',
      'Pizza (Online layout) Menu categories: added Signature',
    ]);
    expect(read(({ onlineCategories: [web] }) => Object.assign(web ?? {}, { categoryType: 'SUBHEADER' }))).toEqual([
      'Pizza (Online layout) Shows: Menu changed Subheader',
    ]);
  });

  test('an order is said once', () => {
    expect(read(({ onlineCategories }) => onlineCategories.reverse())).toEqual([
      'Online layout () Online layout: order',
    ]);
  });

  test('OC-06 a featured item is called by its item', () => {
    expect(read((copy) => copy.onlineFeaturedItems.pop())).toEqual(['Cola (Featured items) : Cola removed']);
    expect(read((copy) => copy.onlineFeaturedItems.reverse())).toEqual(['Featured items () Featured items: order']);
  });
});

describe('what the kitchen gets, in words', () => {
  test('IN-05 displays and the sizes that they leave out have names', () => {
    expect(
      read(({ items: [supreme] }) => {
        supreme?.kps?.displays.push('line', 'gone');
        supreme?.kps?.excludedSizes.push('l');
      }),
    ).toEqual([
      'Harbor Supreme (Pizza › Signature) Kitchen displays: added Make line',
      'Harbor Supreme (Pizza › Signature) Kitchen displays: added a kitchen device',
      'Harbor Supreme (Pizza › Signature) Sizes not shown in the kitchen: added Large',
    ]);
  });

  test('IN-05 printers too', () => {
    expect(
      read(({ items: [supreme] }) => supreme?.printing?.kitchenPrinters.push({ id: 'hot', excludedSizes: ['l'] })),
    ).toEqual(['Harbor Supreme (Pizza › Signature) Kitchen printers: added Hot side']);
  });
});

describe('changes in words', () => {
  test('CT-05 a price is named with its item, size and scheme, and reads as money', () => {
    expect(
      read(({ items: [item] }) => item?.pricing?.[0]?.itemBased.prices.splice(0, 1, { id: 'l', price: '14.49' })),
    ).toEqual(['Harbor Supreme (Pizza › Signature) Large, Dine in: $13.99 changed $14.49']);
  });

  test('CT-02 CT-04 a field that came or went is named in words, its entity by its name', () => {
    expect(read(({ items: [item] }) => Reflect.deleteProperty(item?.info ?? {}, 'displayName'))).toEqual([
      'Harbor Supreme (Pizza › Signature) Online name: The Supreme removed',
    ]);
    expect(read(({ items: [, cola] }) => Reflect.set(cola?.info ?? {}, 'displayName', 'Cold cola'))).toEqual([
      'Cola () Online name: added Cold cola',
    ]);
  });

  test('CT-07 CT-10 an entity that came or went is named, not its list', () => {
    expect(
      read(({ items }) =>
        items.splice(1, 1, { id: 'tea', info: { name: 'Tea', status: 'ACTIVE' }, availability: { orderTypes: [1] } }),
      ),
    ).toEqual(['Cola () : Cola removed', 'Tea () : added Tea']);
  });

  test('CT-09 CT-12 a simple value that went, and an order, are named by their list', () => {
    expect(read(({ items: [, cola] }) => cola?.availability?.orderTypes.pop())).toMatchObject([
      expect.stringMatching(/^Cola \(\) Order types: .+ removed$/),
    ]);
    expect(read(({ items }) => items.reverse(), plainWords)).toEqual([expect.stringMatching(/Items.*order/)]);
  });

  test('CT-06 CT-11 what changed inside one entity is said together, under its name', () => {
    const after = structuredClone(menu);
    for (const item of after.items) item.info.status = 'INACTIVE';
    const [item] = after.items;
    if (item) item.info.displayName = 'Supreme';
    const groups = sentencesOf(diff(menu, after, menuKind.identifiers), menuWords(reader), { before: menu, after });
    expect(groups.map(({ name, sentences }) => [name, sentences.length])).toEqual([
      ['Harbor Supreme', 2],
      ['Cola', 1],
    ]);
  });
});
