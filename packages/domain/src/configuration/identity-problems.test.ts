import { describe, expect, test, vi } from 'vitest';
import { employmentKind } from '../employment/employment-kind.ts';
import { menuKind } from '../menus/menu-kind.ts';
import { locationSettingsKind } from '../settings/location-settings-kind.ts';
import { buildItem, buildMenu } from '../testing/build-menu.ts';
import { identityProblems } from './identity-problems.ts';

describe('identities', () => {
  test('the defaults of every kind, and a full menu, can be followed by the change tracker', () => {
    expect(identityProblems(locationSettingsKind.createDefault(), locationSettingsKind.identifiers)).toEqual([]);
    expect(identityProblems(employmentKind.createDefault(), employmentKind.identifiers)).toEqual([]);
    expect(identityProblems(buildMenu(), menuKind.identifiers)).toEqual([]);
  });

  test('CT-19 two entities with one id are a problem at their place', () => {
    const menu = buildMenu({ items: [buildItem(), buildItem({ name: 'Other' })] });
    expect(menuKind.validate(menu)).toMatchObject([{ code: 'SAME_ID_TWICE', path: ['items', { id: 'supreme' }] }]);
  });

  test('CT-14 CT-20 an identifier field counts as an id, none at all is a problem', () => {
    const rates = { rates: [{ orderType: 1 }, { orderType: 1 }, { rate: '8' }] };
    expect(identityProblems(rates, { rates: 'orderType' })).toEqual([
      { code: 'SAME_ID_TWICE', path: ['rates', { by: 'orderType', value: 1 }], message: '1 is listed twice in rates.' },
      { code: 'NO_IDENTITY', path: ['rates'], message: 'An entry of rates has no orderType.' },
    ]);
  });

  test('CT-18 a list in a list is a problem', () => {
    expect(identityProblems({ path: [[1, 2]] }, {})).toMatchObject([{ code: 'NO_IDENTITY', path: ['path'] }]);
  });

  test('CT-15 fields that begin with $ are not looked at', () => {
    expect(identityProblems({ $draft: [{}] }, {})).toEqual([]);
  });

  test('an entity that was without fault is looked at again where other fields are its identity', () => {
    const shared = { id: 'one', rates: [{ orderType: 1 }] };
    expect(identityProblems({ items: [shared] }, { 'items.rates': 'orderType' })).toEqual([]);
    expect(identityProblems({ offers: [shared] }, { 'items.rates': 'orderType' })).toMatchObject([
      { code: 'NO_IDENTITY', path: ['offers', { id: 'one' }, 'rates'] },
    ]);
  });

  test('entities that were without fault are not looked at again beside an edited one', () => {
    const looks = vi.fn();
    const sizes = new Proxy([{ id: 'small' }], {
      get: (target, name, receiver) => {
        looks();
        return Reflect.get(target, name, receiver);
      },
    });
    const [one, two] = [
      { id: 'one', name: 'One' },
      { id: 'two', sizes },
    ];
    const document = { items: [one, two] };
    expect(identityProblems(document, {})).toEqual([]);
    expect(looks).toHaveBeenCalled();
    looks.mockClear();
    expect(identityProblems({ items: [{ ...one, name: 'Other' }, two] }, {})).toEqual([]);
    expect(looks).not.toHaveBeenCalled();
  });
});
