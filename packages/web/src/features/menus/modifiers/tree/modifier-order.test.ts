import { type MenuBlob, newModifierCategory, newModifierItem } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { withCategoryAt, withModifierAt, withModifierInto } from './modifier-order.ts';

const modifiers: MenuBlob['modifiers'] = {
  categories: ['meat', 'garden', 'cheese'].map((id) => newModifierCategory({ id, name: id })),
  items: [
    newModifierItem({ id: 'ham', category: 'meat', name: 'Ham' }),
    newModifierItem({ id: 'basil', category: 'garden', name: 'Basil' }),
    newModifierItem({ id: 'salami', category: 'meat', name: 'Salami' }),
    newModifierItem({ id: 'onion', category: 'garden', name: 'Onion' }),
  ],
  availability: { categories: [], items: [] },
};

function orderOf(after: MenuBlob['modifiers'], category: string): string[] {
  return after.items.filter((modifier) => modifier.category === category).map(({ id }) => id);
}

describe('the order of modifiers', () => {
  test('a modifier goes before another one of its category, whatever is between them', () => {
    const after = withModifierAt(modifiers, 'salami', { to: 'ham', side: 'before' });
    expect(orderOf(after, 'meat')).toEqual(['salami', 'ham']);
    expect(orderOf(after, 'garden')).toEqual(['basil', 'onion']);
  });

  test('beside a modifier of another category it is in that category', () => {
    const after = withModifierAt(modifiers, 'ham', { to: 'basil', side: 'after' });
    expect(orderOf(after, 'meat')).toEqual(['salami']);
    expect(orderOf(after, 'garden')).toEqual(['basil', 'ham', 'onion']);
  });

  test('into a category it is the last one, also where there is none yet', () => {
    expect(orderOf(withModifierInto(modifiers, 'ham', 'garden'), 'garden')).toEqual(['basil', 'onion', 'ham']);
    expect(orderOf(withModifierInto(modifiers, 'ham', 'cheese'), 'cheese')).toEqual(['ham']);
  });

  test('a category goes after another one', () => {
    const after = withCategoryAt(modifiers, 'meat', { to: 'garden', side: 'after' });
    expect(after.categories.map(({ id }) => id)).toEqual(['garden', 'meat', 'cheese']);
  });

  test('what is gone moves nothing', () => {
    expect(withModifierAt(modifiers, 'gone', { to: 'ham', side: 'before' }).items).toEqual(modifiers.items);
    expect(withModifierAt(modifiers, 'ham', { to: 'gone', side: 'before' })).toBe(modifiers);
  });
});
