import { describe, expect, test } from 'vitest';
import { buildMenu } from '../testing/build-menu.ts';
import { ALLERGENS } from './entities/dietary.ts';
import type { MenuBlob } from './menu-blob.ts';
import { menuKind } from './menu-kind.ts';
import { nutritionProblems } from './nutrition-problems.ts';

/** The first item and the first modifier say so. */
function menuWith(nutrition: Readonly<Record<string, number>>): MenuBlob {
  const menu = buildMenu();
  const stated = <Entity extends { info: object }>(entity: Entity, at: number) =>
    at === 0 ? { ...entity, info: { ...entity.info, nutrition } } : entity;
  return {
    ...menu,
    items: menu.items.map(stated),
    modifiers: { ...menu.modifiers, items: menu.modifiers.items.map(stated) },
  };
}

test('the allergens of the EU are 14, and wheat is the one that the US names besides', () => {
  expect(ALLERGENS.filter((id) => id !== 'WHEAT')).toHaveLength(14);
});

describe('what one portion holds', () => {
  test.each([{ kcal: 0 }, { kcal: 10_000, fat: 12.5, sodium: 2_300 }, { salt: 1.234 }])(
    '%j may be stated',
    (nutrition) => {
      expect(nutritionProblems(menuWith(nutrition))).toEqual([]);
    },
  );

  test.each([
    [{ kcal: 540.5 }, 'kcal', 'Enter a whole number from 0 to 10,000.'],
    [{ kcal: 10_001 }, 'kcal', 'Enter a whole number from 0 to 10,000.'],
    [{ fat: 1.25 }, 'fat', 'Enter a number with at most one decimal from 0 to 1,000.'],
  ])('%j is refused where it stands, of an item and of a modifier', (nutrition, field, message) => {
    const menu = menuWith(nutrition);
    const problems = nutritionProblems(menu);
    expect(problems.map((problem) => problem.message)).toEqual([message, message]);
    expect(problems.map(({ path }) => path.slice(-3))).toEqual([
      ['info', 'nutrition', field],
      ['info', 'nutrition', field],
    ]);
    expect(menuKind.validate(menu)).toEqual(expect.arrayContaining([...problems]));
  });
});
