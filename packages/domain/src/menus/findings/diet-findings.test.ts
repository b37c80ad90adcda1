import { describe, expect, test } from 'vitest';
import { buildItem, buildMenu } from '../../testing/build-menu.ts';
import type { Allergen } from '../entities/dietary.ts';
import { newInfo } from '../entities/info.ts';
import { menuKind } from '../menu-kind.ts';

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
    [{ diet: ['VEGAN'], contains: ['FISH'] }, 'Vegan, and contains fish.'],
    [{ diet: ['VEGAN'], contains: ['EGGS', 'MILK'] }, 'Vegan, and contains eggs and milk.'],
    [{ diet: ['VEGETARIAN'], contains: ['CRUSTACEANS'] }, 'Vegetarian, and contains shellfish.'],
    [{ diet: ['GLUTEN_FREE'], contains: ['WHEAT'] }, 'Gluten free, and contains wheat.'],
    [{ diet: ['GLUTEN_FREE'], mayContain: ['WHEAT'] }, 'Gluten free, and may contain wheat.'],
    [{ diet: ['DAIRY_FREE'], contains: ['MILK'] }, 'Dairy free, and contains milk.'],
    [{ diet: [], contains: ['SOY'], mayContain: ['SOY'] }, 'It is stated under both: contains and may contain soy.'],
  ])('%j', (stated, sentence) => {
    expect(found(stated)).toEqual([sentence]);
  });

  test.each<Stated>([
    { diet: ['VEGETARIAN'], contains: ['MILK', 'EGGS'] },
    { diet: ['PESCATARIAN'], contains: ['FISH'] },
    { diet: ['VEGAN'], mayContain: ['MILK'] },
    { diet: ['GLUTEN_FREE'], contains: ['MILK'] },
    { diet: ['PALEO'], contains: ['MILK'] },
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

  test('what comes with an item counts', () => {
    const item = buildItem();
    const menu = buildMenu({ items: [{ ...item, info: { ...item.info, diet: ['VEGAN'] } }] });
    const items = menu.modifiers.items.map((one) =>
      one.id === 'basil'
        ? { ...one, info: { ...one.info, allergens: { contains: ['MILK' as const], mayContain: [] } } }
        : one,
    );
    const messages = menuKind
      .validate({ ...menu, modifiers: { ...menu.modifiers, items } })
      .map(({ message }) => message);
    expect(messages).toEqual(['Vegan, and comes with basil, which contains milk.']);
  });
});
