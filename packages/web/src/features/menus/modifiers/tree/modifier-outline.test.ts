import { newModifierCategory, newModifierItem } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { countModifiers, filterModifiers, modifierOutline } from './modifier-outline.ts';

const ham = newModifierItem({ id: 'ham', category: 'meat', name: 'Ham' });
const outline = modifierOutline(
  {
    categories: [newModifierCategory({ id: 'meat', name: 'Meat' }), newModifierCategory({ id: 'dips', name: 'Dips' })],
    items: [
      { ...ham, info: { ...ham.info, pluNum: '3104' } },
      newModifierItem({ id: 'ranch', category: 'dips', name: 'Ranch' }),
      newModifierItem({ id: 'bacon', category: 'meat', name: 'Bacon', info: { ...ham.info, status: 'INACTIVE' } }),
    ],
    availability: { categories: [], items: [] },
  },
  { isUsed: ({ id }) => id !== 'ranch', priceOf: () => 125 },
);
const none: ReadonlySet<string> = new Set();
const idsOf = (given: Partial<Parameters<typeof filterModifiers>[1]>) =>
  filterModifiers(outline, { search: '', filter: 'all', overridden: none, ...given }).map(({ id, modifiers }) => [
    id,
    ...modifiers.map((modifier) => modifier.id),
  ]);

describe('the tree of modifiers', () => {
  test('MD-01 has categories with their modifiers, in the order of the menu', () => {
    expect(idsOf({})).toEqual([
      ['meat', 'ham', 'bacon'],
      ['dips', 'ranch'],
    ]);
  });

  test('a search finds names and the beginnings of numbers; a category found by its name stays whole', () => {
    expect(idsOf({ search: 'RAN' })).toEqual([['dips', 'ranch']]);
    expect(idsOf({ search: '310' })).toEqual([['meat', 'ham']]);
    expect(idsOf({ search: 'meat' })).toEqual([['meat', 'ham', 'bacon']]);
  });

  test('MD-03 MD-04 filters let through what is unused, inactive or different', () => {
    expect(idsOf({ filter: 'unused' })).toEqual([['dips', 'ranch']]);
    expect(idsOf({ filter: 'inactive' })).toEqual([['meat', 'bacon']]);
    expect(idsOf({ filter: 'overridden', overridden: new Set(['ham']) })).toEqual([['meat', 'ham']]);
    expect(countModifiers(outline, none)).toEqual({ all: 3, overridden: 0, unused: 1, inactive: 1 });
  });
});
