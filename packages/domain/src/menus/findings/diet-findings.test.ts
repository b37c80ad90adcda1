import { describe, expect, test } from 'vitest';
import { buildItem, buildMenu } from '../../testing/build-menu.ts';
import type { Allergen } from '../entities/dietary.ts';
import { newInfo } from '../entities/info.ts';
import { menuKind } from '../menu-kind.ts';
import { isMenuFindingKind } from './menu-finding.ts';

interface Stated {
  readonly diet: string[];
  readonly contains?: Allergen[];
  readonly mayContain?: Allergen[];
}

function found({ diet, contains = [], mayContain = [] }: Stated) {
  const info = { ...newInfo({ name: 'Supreme' }), diet, allergens: { contains, mayContain } };
  return menuKind.validate(buildMenu({ items: [buildItem({ info })] })).map(({ message }) => message);
}

describe('a diet that the allergens contradict', () => {
  test.each<[Stated, string]>([
    [{ diet: ['VEGAN'], contains: ['FISH'] }, 'It is marked vegan, but it contains fish.'],
    [{ diet: ['VEGAN'], contains: ['EGGS', 'MILK'] }, 'It is marked vegan, but it contains eggs and milk.'],
    [{ diet: ['VEGETARIAN'], contains: ['CRUSTACEANS'] }, 'It is marked vegetarian, but it contains shellfish.'],
    [{ diet: ['GLUTEN_FREE'], contains: ['WHEAT'] }, 'It is marked gluten-free, but it contains wheat.'],
    [{ diet: ['GLUTEN_FREE'], mayContain: ['WHEAT'] }, 'It is marked gluten-free, but it may contain wheat.'],
    [{ diet: ['DAIRY_FREE'], contains: ['MILK'] }, 'It is marked dairy-free, but it contains milk.'],
    [{ diet: [], contains: ['SOY'], mayContain: ['SOY'] }, 'Soy is listed under both Contains and May contain.'],
    [
      { diet: [], contains: ['SOY', 'TREE_NUTS'], mayContain: ['SOY', 'TREE_NUTS'] },
      'Soy and tree nuts are listed under both Contains and May contain.',
    ],
  ])('%j', (stated, sentence) => {
    expect(found(stated)).toEqual([sentence]);
  });

  test.each<Stated>([
    { diet: ['VEGETARIAN'], contains: ['MILK', 'EGGS'] },
    { diet: ['PESCATARIAN'], contains: ['FISH'] },
    { diet: ['VEGAN'], mayContain: ['MILK'] },
    { diet: ['GLUTEN_FREE'], contains: ['MILK'] },
    { diet: ['PALEO'], contains: ['MILK'] },
    { diet: ['toString', 'constructor', '__proto__'], contains: ['MILK'], mayContain: ['WHEAT'] },
  ])('%j agrees', (stated) => {
    expect(found(stated)).toEqual([]);
  });

  test('it is a warning at the diet, of an item and of a modifier', () => {
    const info = {
      ...newInfo({ name: 'Anchovies' }),
      diet: ['VEGAN'],
      allergens: { contains: ['FISH' as const], mayContain: [] },
    };
    const menu = buildMenu();
    const items = menu.modifiers.items.map((one) => (one.id === 'basil' ? { ...one, info } : one));
    expect(menuKind.validate({ ...menu, modifiers: { ...menu.modifiers, items } })).toMatchObject([
      {
        code: 'DIET_AGAINST_ALLERGENS',
        path: ['modifiers', 'items', { id: 'basil' }, 'info', 'diet'],
        isWarning: true,
      },
    ]);
  });

  /** The messages about an item of a diet that comes with basil, and the messages where basil is offered no more. */
  function withBasil(diet: string, allergens: { contains: Allergen[]; mayContain: Allergen[] }) {
    const item = buildItem();
    const menu = buildMenu({ items: [{ ...item, info: { ...item.info, diet: [diet] } }] });
    const items = menu.modifiers.items.map((one) =>
      one.id === 'basil' ? { ...one, info: { ...one.info, allergens } } : one,
    );
    const availability = { categories: [], items: [{ id: 'basil', available: false }] };
    return [menu.modifiers.availability, availability].map((one) =>
      menuKind
        .validate({ ...menu, modifiers: { ...menu.modifiers, items, availability: one } })
        .map(({ message }) => message),
    );
  }

  test('what comes with an item counts while it is offered', () => {
    expect(withBasil('VEGAN', { contains: ['MILK'], mayContain: [] })).toEqual([
      ['It is marked vegan, but it comes with basil, which contains milk.'],
      [],
    ]);
  });

  test('free of something: a trace in what comes with it counts too', () => {
    expect(withBasil('GLUTEN_FREE', { contains: [], mayContain: ['WHEAT'] })).toEqual([
      ['It is marked gluten-free, but it comes with basil, which may contain wheat.'],
      [],
    ]);
    expect(withBasil('VEGAN', { contains: [], mayContain: ['MILK'] })).toEqual([[], []]);
  });
});

test('only the kinds of the table are kinds of findings', () => {
  expect(['DIET_AGAINST_ALLERGENS', 'toString', 'constructor', 'OTHER'].filter(isMenuFindingKind)).toEqual([
    'DIET_AGAINST_ALLERGENS',
  ]);
});
