import { newCategory } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { buildMenuBlob } from '../../../../testing/servers/menu-server.ts';
import { withCategoryAt, withDepartmentAt, withItemAt } from './item-order.ts';
import { menuOutline } from './menu-outline.ts';

const built = buildMenuBlob();
const menu = {
  ...built,
  categories: [...built.categories, newCategory({ id: 'classic', department: 'pizza', name: 'Classic' })],
};
/** `pizza: signature(supreme clam) classic()` */
const shown = (of: typeof menu) =>
  menuOutline(of).map(
    ({ id, categories }) =>
      `${id}: ${categories.map((one) => `${one.id}(${one.items.map((item) => item.id).join(' ')})`).join(' ')}`,
  );

describe('the order of departments, categories and items', () => {
  test('a department goes beside another one', () => {
    expect(shown(withDepartmentAt(menu, 'drinks', { to: 'pizza', side: 'before' }))).toEqual([
      'drinks: soft(cola)',
      'pizza: signature(supreme clam) classic()',
    ]);
  });

  test('a category goes beside another one of its department, and into no other department', () => {
    const [pizza] = shown(withCategoryAt(menu, 'classic', { to: 'signature', side: 'before' }));
    expect(pizza).toBe('pizza: classic() signature(supreme clam)');
    expect(withCategoryAt(menu, 'classic', { to: 'soft', side: 'before' })).toBe(menu);
  });

  test('an item goes beside another one, or into a category of its department as its last', () => {
    const [beside] = shown(withItemAt(menu, 'clam', { to: 'supreme', side: 'before' }));
    expect(beside).toBe('pizza: signature(clam supreme) classic()');
    const into = withItemAt(menu, 'supreme', { to: 'classic', side: 'into' });
    expect(shown(into)[0]).toBe('pizza: signature(clam) classic(supreme)');
    const back = withItemAt(into, 'clam', { to: 'supreme', side: 'before' });
    expect(shown(back)[0]).toBe('pizza: signature() classic(clam supreme)');
    expect(withItemAt(menu, 'supreme', { to: 'cola', side: 'before' })).toBe(menu);
    expect(withItemAt(menu, 'supreme', { to: 'soft', side: 'into' })).toBe(menu);
  });

  test('what the department does not name yet is named with the others', () => {
    const unnamed = { ...menu, departments: menu.departments.map((one) => ({ ...one, items: [], categories: [] })) };
    const after = withItemAt(unnamed, 'clam', { to: 'supreme', side: 'before' });
    expect(after.departments[0]?.items).toEqual(['clam', 'supreme']);
  });
});
