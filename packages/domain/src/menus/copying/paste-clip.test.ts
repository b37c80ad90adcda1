import { describe, expect, test } from 'vitest';
import { keepsFromSaving } from '../../configuration/configuration-kind.ts';
import { buildMenu } from '../../testing/build-menu.ts';
import { newCategory } from '../entities/categories.ts';
import { newDepartment } from '../entities/departments.ts';
import { newPricingScheme } from '../entities/pricing-schemes.ts';
import { newStyle, newStyleOption } from '../entities/styles.ts';
import { type MenuBlob, newMenuBlob } from '../menu-blob.ts';
import { menuKind } from '../menu-kind.ts';
import { validateMenu } from '../validate-menu.ts';
import { type ClipKind, clipOf } from './menu-clip.ts';
import { pasteClip } from './paste-clip.ts';

const source = buildMenu();
const into = { departmentId: 'pies', categoryId: 'daily' };

/** Sizes, a scheme and a tax of the same names as in the source, under ids of its own; nothing else of it. */
function otherMenu(): MenuBlob {
  const size = newStyle({
    id: 'width',
    name: 'size',
    isSize: true,
    options: [newStyleOption({ id: 'w1', name: 'Small' }), newStyleOption({ id: 'w2', name: 'LARGE ' })],
  });
  return newMenuBlob({
    pricingSchemes: [
      newPricingScheme({ id: 'house', name: 'Dine in', isDefault: true }),
      newPricingScheme({ id: 'delivery', name: 'Delivery by boat' }),
    ],
    departments: [newDepartment({ id: 'pies', name: 'Pies', styles: [size], categories: ['daily'] })],
    categories: [newCategory({ id: 'daily', department: 'pies', name: 'Daily' })],
  });
}

const errorsOf = (menu: MenuBlob) => validateMenu(menu).filter((one) => keepsFromSaving(one, 'company'));

function paste(menu: MenuBlob, kind: ClipKind, id: string, place = into) {
  const clip = clipOf(source, kind, id);
  if (clip === undefined) throw new Error(`No ${kind} ${id}`);
  let made = 0;
  const pasted = pasteClip(menu, clip, { into: place, newId: (of) => `${of}-${++made}` });
  expect(menuKind.schema.parse(pasted.menu)).toEqual(pasted.menu);
  expect(errorsOf(pasted.menu)).toEqual(errorsOf(menu));
  return pasted;
}

describe('an item in another menu', () => {
  test('has its prices by the schemes and sizes of the same name, whatever their ids', () => {
    const { menu, id, departmentId } = paste(otherMenu(), 'item', 'supreme');
    expect([id, departmentId]).toEqual(['supreme', 'pies']);
    const item = menu.items.find((one) => one.id === id);
    expect(item).toMatchObject({ department: 'pies', category: 'daily' });
    expect(item?.styles).toEqual([{ id: 'width', options: ['w1', 'w2'], defaultOption: 'w1' }]);
    expect(item?.pricing.map(({ pricingScheme, itemBased }) => [pricingScheme, itemBased.prices])).toEqual([
      [
        'house',
        [
          { id: 'w1', price: '11.99' },
          { id: 'w2', price: '17.99' },
        ],
      ],
    ]);
    expect(menu.departments[0]?.items).toEqual(['supreme']);
  });

  test('names what the menu has nothing of the same name for, each once, though an id may be the same', () => {
    const { leftOut } = paste(otherMenu(), 'item', 'supreme');
    expect(leftOut).toContainEqual({ to: 'pricingScheme', name: 'Delivery' });
    expect(leftOut).toContainEqual({ to: 'requirement', name: 'Check ID' });
    expect(leftOut).toContainEqual({ to: 'style', name: 'Crust' });
    expect(leftOut).toContainEqual({ to: 'modifierItem', name: 'basil' });
    expect(new Set(leftOut.map(({ to, name }) => `${to} ${name}`)).size).toBe(leftOut.length);
  });

  test('two of one name are nobody: neither is taken for what was meant', () => {
    const other = otherMenu();
    const twins = {
      ...other,
      pricingSchemes: [...other.pricingSchemes, newPricingScheme({ id: 'b', name: 'dine in' })],
    };
    expect(paste(twins, 'item', 'supreme').leftOut).toContainEqual({ to: 'pricingScheme', name: 'Dine in' });
  });

  test('keeps what belongs to the company: displays, printers, images', () => {
    const { menu } = paste(otherMenu(), 'item', 'supreme');
    expect(menu.items[0]).toMatchObject({
      kps: { displays: ['oven'] },
      printing: { kitchenPrinters: [expect.objectContaining({ id: 'kitchen' })] },
    });
  });
});

describe('in the menu it comes from', () => {
  test('DP-05 an item gets an id and a number of its own and refers to the same', () => {
    const numbered = {
      ...source,
      items: source.items.map((item) =>
        item.id === 'supreme' ? { ...item, info: { ...item.info, pluNum: '1000' } } : item,
      ),
    };
    const clip = clipOf(numbered, 'item', 'supreme');
    if (!clip) throw new Error('No item');
    const place = { departmentId: 'pizza', categoryId: 'signature' };
    const { menu, id, leftOut } = pasteClip(numbered, clip, { into: place, newId: () => 'copy' });
    expect([id, leftOut]).toEqual(['copy', []]);
    const copy = menu.items.find((one) => one.id === 'copy');
    const original = numbered.items.find((one) => one.id === 'supreme');
    expect(copy).toEqual({ ...original, id: 'copy', info: { ...original?.info, pluNum: copy?.info.pluNum } });
    expect(copy?.info.pluNum).not.toBe('1000');
    expect(validateMenu(menu)).toEqual([]);
  });

  test('a department comes with its sizes, categories and items, which belong to the copy', () => {
    const { menu, id, leftOut } = paste(source, 'department', 'pizza');
    expect(leftOut).toEqual([]);
    const copy = menu.departments.find((one) => one.id === id);
    expect(copy?.styles).toEqual(source.departments[0]?.styles);
    const items = menu.items.filter(({ department }) => department === id);
    expect(items.map(({ info }) => info.name)).toEqual(['Supreme', 'Margherita', 'Twin']);
    expect(copy?.items).toEqual(items.map((item) => item.id));
    expect(copy?.categories).toEqual(
      menu.categories.filter(({ department }) => department === id).map((one) => one.id),
    );
    expect(items.every(({ category }) => copy?.categories.includes(category))).toBe(true);
    const twin = items.find(({ info }) => info.name === 'Twin');
    expect(twin?.pricing[0]?.itemBased.itemId).toBe(items[0]?.id);
  });
});

test('a category takes its items along into a department', () => {
  const { menu, id } = paste(otherMenu(), 'category', 'signature');
  expect(menu.categories.find((one) => one.id === id)).toMatchObject({
    department: 'pies',
    info: { name: 'Signature' },
  });
  expect(menu.items.map(({ department, category }) => [department, category])).toEqual(Array(3).fill(['pies', id]));
  expect(menu.departments[0]).toMatchObject({ categories: ['daily', id], items: ['supreme', 'margherita', 'twin'] });
});

test('what is gone cannot be copied', () => {
  expect(clipOf(source, 'item', 'nowhere')).toBeUndefined();
});
