import { describe, expect, test } from 'vitest';
import { keepsFromSaving } from '../../configuration/configuration-kind.ts';
import { buildItem, buildMenu } from '../../testing/build-menu.ts';
import { type CategorySettings, newCategorySettings, newInclusions, newItemSettings } from '../entities/inclusions.ts';
import { newInfo } from '../entities/info.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { menuKind } from '../menu-kind.ts';
import { choiceFindings } from './choice-findings.ts';

/** Three toppings. */
function toppings(): MenuBlob['modifiers'] {
  const { modifiers } = buildMenu();
  return { ...modifiers, items: modifiers.items.map((one) => ({ ...one, category: 'toppings' })) };
}

const limits = (given: Partial<CategorySettings>, members = ['pepperoni', 'onion', 'basil']) =>
  buildMenu({
    modifiers: toppings(),
    items: [
      buildItem({
        inclusions: newInclusions({
          categoriesSettings: [newCategorySettings('toppings', given)],
          itemsSettings: members.map((id) => newItemSettings(id)),
        }),
      }),
    ],
  });

const place = (limit: 'min' | 'max') => [
  'items',
  { id: 'supreme' },
  'inclusions',
  'categoriesSettings',
  { id: 'toppings' },
  limit,
];

const said = (menu: MenuBlob) => choiceFindings(menu).map(({ code, message }) => [code, message]);

describe('limits of choices that nobody can meet', () => {
  test('a minimum above the maximum keeps the menu from being saved, at every level', () => {
    const [found] = menuKind.validate(limits({ min: 3, max: 2 }));
    expect(found).toMatchObject({ code: 'LIMITS_CROSSED', path: place('min') });
    expect(found?.message).toBe('Toppings: the minimum 3 is above the maximum 2.');
    expect(found && keepsFromSaving(found, 'below')).toBe(true);
  });

  test('a minimum above what can be chosen is named and keeps nobody from saving', () => {
    const [found, ...others] = menuKind.validate(limits({ min: 50 }));
    expect(others).toEqual([]);
    expect(found).toMatchObject({ code: 'TOO_FEW_CHOICES', path: place('min'), isWarning: true });
    expect(found?.message).toBe('Toppings: at least 50 must be chosen, but only 3 are available.');
  });

  test('what is inactive, or not offered by the menu or the department, cannot be chosen', () => {
    const menu = limits({ min: 3 });
    expect(said(menu)).toEqual([]);
    const sentence = ['TOO_FEW_CHOICES', 'Toppings: at least 3 must be chosen, but only 2 are available.'];
    const items = menu.modifiers.items.map((one) =>
      one.id === 'basil' ? { ...one, info: newInfo({ name: 'Basil', status: 'INACTIVE' }) } : one,
    );
    expect(said({ ...menu, modifiers: { ...menu.modifiers, items } })).toEqual([sentence]);
    const availability = { categories: [], items: [{ id: 'basil', available: false }] };
    expect(said({ ...menu, modifiers: { ...menu.modifiers, availability } })).toEqual([sentence]);
    const departments = menu.departments.map((one) => ({ ...one, modifiers: { availability } }));
    expect(said({ ...menu, departments })).toEqual([sentence]);
  });

  test('a category that is inactive, or that the item does not allow, offers none beyond what comes with the item', () => {
    const menu = limits({ min: 1 }, []);
    const categories = menu.modifiers.categories.map((one) => ({
      ...one,
      info: newInfo({ name: 'Toppings', status: 'INACTIVE' }),
    }));
    const sentence = ['TOO_FEW_CHOICES', 'Toppings: at least 1 must be chosen, but none is available.'];
    expect(said({ ...menu, modifiers: { ...menu.modifiers, categories } })).toEqual([sentence]);
    expect(said(limits({ min: 1, allowed: false }, []))).toEqual([sentence]);
    expect(said(limits({ min: 1, allowed: false }, ['basil']))).toEqual([]);
  });

  test('of an exclusive category one can be chosen', () => {
    const menu = limits({ min: 2 }, []);
    const categories = menu.modifiers.categories.map((one) => ({ ...one, exclusive: true }));
    expect(said({ ...menu, modifiers: { ...menu.modifiers, categories } })).toEqual([
      ['TOO_FEW_CHOICES', 'Toppings: at least 2 must be chosen, but only 1 is available.'],
    ]);
  });

  test('more that come with the item than may be chosen', () => {
    expect(choiceFindings(limits({ max: 2 }))).toMatchObject([
      {
        code: 'TOO_MANY_INCLUDED',
        path: place('max'),
        message: 'Toppings: 3 are included, but at most 2 can be chosen.',
        isWarning: true,
      },
    ]);
    expect(said(limits({ max: 3 }))).toEqual([]);
  });

  test('a variant that offers less than the others is named', () => {
    const [item] = limits({ min: 3, max: 5 }).items;
    const itemsSettings = ['pepperoni', 'onion'].map((id) => newItemSettings(id));
    const onLarge = newItemSettings('basil', { included: false, allowedOnlyWith: ['large'] });
    const inclusions = newInclusions({
      categoriesSettings: item?.inclusions.categoriesSettings ?? [],
      itemsSettings: [...itemsSettings, onLarge],
    });
    expect(said(buildMenu({ modifiers: toppings(), items: [buildItem({ inclusions })] }))).toEqual([
      ['TOO_FEW_CHOICES', 'Toppings, Small Thin: at least 3 must be chosen, but only 2 are available.'],
    ]);
  });

  test('an inactive item asks for nothing, and its crossed limits keep nothing from being saved', () => {
    const menu = limits({ min: 50 });
    const items = menu.items.map((one) => ({ ...one, info: newInfo({ name: 'Supreme', status: 'INACTIVE' }) }));
    expect(said({ ...menu, items })).toEqual([]);
    const crossed = limits({ min: 3, max: 2 }).items.map((one) => ({ ...one, info: items[0]?.info ?? one.info }));
    expect(choiceFindings({ ...menu, items: crossed })).toMatchObject([{ code: 'LIMITS_CROSSED', isWarning: true }]);
  });
});
