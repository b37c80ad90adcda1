import { describe, expect, test } from 'vitest';
import { buildItem, buildMenu } from '../testing/build-menu.ts';
import { infoSchema, newInfo } from './entities/info.ts';
import type { MenuBlob } from './menu-blob.ts';
import { menuKind } from './menu-kind.ts';
import { nextPlu, pluConflicts } from './plu.ts';

const numbered = <Entity extends { readonly id: string; readonly info: object }>(
  entities: readonly Entity[],
  numbers: Readonly<Record<string, string>>,
) => entities.map((entity) => ({ ...entity, info: newInfo({ name: entity.id, pluNum: numbers[entity.id] ?? '' }) }));

function withNumbers(numbers: Readonly<Record<string, string>>): MenuBlob {
  const menu = buildMenu();
  return {
    ...menu,
    departments: numbered(menu.departments, numbers),
    categories: numbered(menu.categories, numbers),
    items: numbered(menu.items, numbers),
    modifiers: {
      ...menu.modifiers,
      categories: numbered(menu.modifiers.categories, numbers),
      items: numbered(menu.modifiers.items, numbers),
    },
  };
}

const ids = (numbers: Readonly<Record<string, string>>) =>
  pluConflicts(withNumbers(numbers)).map(({ id, takenBy }) => [id, takenBy.id]);

describe('PLU numbers', () => {
  test('DP-05 a number is unique among those of its kind', () => {
    expect(ids({ supreme: '1000', margherita: '1000' })).toEqual([['margherita', 'supreme']]);
    expect(ids({ supreme: '1000', signature: '1000', pizza: '1000' })).toEqual([]);
    expect(ids({ supreme: '1000', margherita: '01000' })).toEqual([['margherita', 'supreme']]);
  });

  test('DP-06 a modifier item differs from department items too', () => {
    expect(ids({ supreme: '1000', basil: '1000' })).toEqual([['basil', 'supreme']]);
    expect(ids({ signature: '1000', basil: '1000' })).toEqual([]);
  });

  test('DP-07 a modifier category differs from department categories too', () => {
    expect(ids({ signature: '1000', toppings: '1000' })).toEqual([['toppings', 'signature']]);
    expect(ids({ supreme: '1000', toppings: '1000' })).toEqual([]);
  });

  test('DP-08 an empty number is allowed any number of times', () => {
    expect(ids({})).toEqual([]);
  });

  test('DP-09 DP-10 the first number is 1000 and 1001 is stored as the next', () => {
    expect(nextPlu(withNumbers({}), 'items')).toEqual({ pluNum: '1000', next: 1001 });
  });

  test('DP-11 numbers in use are skipped', () => {
    const menu = withNumbers({ supreme: '1000', margherita: '1001', basil: '1003' });
    expect(nextPlu(menu, 'items').pluNum).toBe('1002');
    expect(nextPlu(menu, 'modifierItems').pluNum).toBe('1002');
    const later = { ...menu, pluNumbers: { ...menu.pluNumbers, modifierItems: 1003 } };
    expect(nextPlu(later, 'modifierItems')).toEqual({ pluNum: '1004', next: 1005 });
  });

  test('a taken number is a problem at its field', () => {
    const menu = withNumbers({ supreme: '1000', margherita: '1000' });
    expect(menuKind.validate(menu)).toEqual([
      {
        code: 'PLU_TAKEN',
        path: ['items', { id: 'margherita' }, 'info', 'pluNum'],
        message: 'PLU 1000 is already used by supreme.',
      },
    ]);
  });

  test('only digits are a number', () => {
    const parsed = menuKind.schema.safeParse(
      buildMenu({ items: [buildItem({ info: newInfo({ name: 'x', pluNum: '1e3' }) })] }),
    );
    expect(parsed.error?.issues[0]?.path).toEqual(['items', 0, 'info', 'pluNum']);
  });
});

test.each([
  ['4012345678901', undefined],
  ['10012345678902', undefined],
  ['123456789012345', 'Use at most 14 digits in a PLU number.'],
  ['12a', 'Use only digits in a PLU number.'],
])('DP-08 %s as a number: %s', (pluNum, sentence) => {
  const info = { ...newInfo({ name: 'Cola' }), pluNum };
  expect(infoSchema.safeParse(info).error?.issues[0]?.message).toBe(sentence);
});
