import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderType } from './order-type.ts';
import { holdRules, setFlag, setName, setSetting, shownName } from './order-type-rules.ts';
import { defaultOrderType, isInHouse, ORDER_TYPE_IDS, orderTypeName } from './order-type-table.ts';
import { newOrderTypes, orderTypesSchema, orderTypesSection } from './order-types.ts';

const types = newOrderTypes().types;

function type(id: number): OrderType {
  const found = types.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No order type ${id}`);
  return found;
}

const required = (id: number) =>
  Object.entries(type(id).settings)
    .filter(([, value]) => value === true)
    .map(([name]) => name);

describe('the default order types', () => {
  test('OT-02 OT-03 OT-04 have their fields', () => {
    expect(orderTypesSchema.safeParse(newOrderTypes()).success).toBe(true);
    expect(type(1)).toMatchObject({ entityType: 'ORDER_TYPE', customName: '', abbrev: '' });
    expect(Object.keys(type(2).settings)).toEqual([
      'requireTentNumber',
      'requireTableNumber',
      'requireCustomerName',
      'requirePhoneNumber',
      'requireCustomerLookup',
      'requireNumberOfPeople',
      'saveOpenTickets',
      'showInServerDetails',
      'curbside',
    ]);
  });

  test.each([
    ['OT-05', 2],
    ['OT-06', 3],
    ['OT-07', 9],
  ])('OT-05 OT-06 OT-07 (%s) curbside of type %i is OFF', (_, id) => {
    expect(type(id).settings.curbside).toBe('OFF');
  });

  test('only To Go, Drive Thru and Pick Up have curbside', () => {
    expect(types.filter(({ settings }) => settings.curbside !== undefined).map(({ id }) => id)).toEqual([2, 3, 9]);
  });

  test('OT-08 nextTypeId is 12', () => {
    expect(newOrderTypes().nextTypeId).toBe(12);
  });

  test.each([
    ['OT-09', 1, 'Dine In', '', 'dine_in', 1, ['requireTentNumber', 'saveOpenTickets']],
    ['OT-10', 2, 'To Go', 'T', 'to_go', 1, ['requireCustomerName']],
    ['OT-11', 3, 'Drive Thru', '', 'drive_thru', 1, []],
    ['OT-12', 4, 'Bar', '', 'bar', 1, ['requireTableNumber', 'showInServerDetails']],
    ['OT-13', 5, 'Table', '', 'table', 1, ['requireTableNumber', 'requireNumberOfPeople', 'showInServerDetails']],
    ['OT-14', 7, 'Delivery', 'D', 'delivery', 2, ['requireCustomerLookup']],
    ['OT-15', 8, 'Eat In', 'E', 'eat_in', 2, ['requireCustomerName', 'requirePhoneNumber']],
    ['OT-16', 9, 'Pick Up', 'P', 'pick_up', 2, ['requireCustomerName', 'requirePhoneNumber']],
  ] as const)(
    'OT-09 OT-10 OT-11 OT-12 OT-13 OT-14 OT-15 OT-16 OT-17 OT-24 (%s) type %i is %s',
    (_, id, name, abbrev, code, groupId, settings) => {
      expect(type(id)).toMatchObject({ id, name, abbrev, code, groupId });
      expect(required(id)).toEqual(settings);
    },
  );

  test('OT-24 the first five are in-house, and no type that only reports know', () => {
    expect(ORDER_TYPE_IDS.filter(isInHouse)).toEqual([1, 2, 3, 4, 5]);
    expect(isInHouse(6)).toBe(false);
  });

  test('OT-18 are exactly 1, 2, 3, 4, 5, 7, 8, 9', () => {
    expect(types.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 7, 8, 9]);
    expect(ORDER_TYPE_IDS).toEqual([1, 2, 3, 4, 5, 7, 8, 9]);
    expect(defaultOrderType(6)).toBeUndefined();
  });

  test('OT-19 OT-20 start active on POS and not online', () => {
    expect(types.every(({ activePOS, activeOnline, activeKiosk }) => activePOS && !activeOnline && !activeKiosk)).toBe(
      true,
    );
    expect(types.filter(({ availableOnline }) => availableOnline).map(({ id }) => id)).toEqual([2, 7, 8, 9]);
  });

  test('OT-21 OT-22 OT-23 reports also know 6, 10 and 11', () => {
    expect([6, 10, 11].map(orderTypeName)).toEqual([
      'Drop-Off / pre-paid delivery',
      'Really Deferred',
      'Temporarily store',
    ]);
    expect(orderTypeName(1)).toBe('Dine In');
    expect(orderTypeName(99)).toBeUndefined();
  });
});

describe('editing an order type', () => {
  test('OT-25 OT-26 OT-27 OT-28 every flag can be toggled', () => {
    for (const flag of ['activePOS', 'activeOnline', 'activeKiosk', 'availableOnline'] as const) {
      const on = setFlag(type(2), flag, true);
      expect(on[flag]).toBe(true);
      expect(setFlag(on, flag, false)[flag]).toBe(false);
    }
  });

  test('OT-29 type 6 is always offline for online', () => {
    const prePaid = { ...type(7), id: 6 };
    expect(setFlag(prePaid, 'activeOnline', true)).toMatchObject({ activeOnline: false, availableOnline: false });
  });

  test('OT-30 every setting of Delivery whose default is false stays false', () => {
    expect(setSetting(type(7), { requireCustomerName: true, saveOpenTickets: true })).toEqual(type(7));
    expect(setSetting(type(7), { requireCustomerLookup: false }).settings.requireCustomerLookup).toBe(false);
    expect(setSetting(type(9), { requireTableNumber: true }).settings.requireTableNumber).toBe(true);
  });

  test('OT-31 clearing a name restores the default name', () => {
    const renamed = setName(type(2), 'Take away');
    expect(shownName(renamed)).toBe('Take away');
    expect(renamed).toMatchObject({ name: 'To Go', customName: 'Take away' });
    expect(setName(renamed, '  ')).toEqual(type(2));
    expect(shownName(setName(renamed, ''))).toBe('To Go');
  });
});

describe('order types on load', () => {
  const tidy = (...changed: OrderType[]) => orderTypesSection.tidy?.({ nextTypeId: 12, types: changed }, {});

  test('CL-28 a missing availableOnline is taken from activeOnline', () => {
    const { availableOnline: _, ...old } = { ...type(2), activeOnline: true };
    const loaded = orderTypesSection.tidy?.(JSON.parse(JSON.stringify({ nextTypeId: 12, types: [old] })), {});
    expect(loaded).toMatchObject({
      value: { types: [{ availableOnline: true, activeOnline: true }] },
      notices: [{ code: 'CL-28' }],
    });
  });

  test('CL-29 activeKiosk is forced false unless the type is 1, 2 or 3', () => {
    const kiosk = types.map((entry) => ({ ...entry, activeKiosk: true }));
    const tidied = tidy(...kiosk);
    expect(tidied?.value.types.filter(({ activeKiosk }) => activeKiosk).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(tidied?.notices.map(({ code }) => code)).toEqual(Array(5).fill('CL-29'));
    expect(tidied?.notices[0]?.path).toEqual(['orderTypes', 'types', { id: 4 }, 'activeKiosk']);
  });

  test('CL-30 activeOnline is forced false if the type is not available online', () => {
    expect(tidy({ ...type(1), activeOnline: true })).toMatchObject({
      value: { types: [{ activeOnline: false }] },
      notices: [{ code: 'CL-30' }],
    });
  });

  test('good order types are left as they are, by reference', () => {
    const good = newOrderTypes();
    expect(orderTypesSection.tidy?.(good, {}).value).toBe(good);
  });

  test('the rules held once hold', () => {
    const flags = fc.record({
      activePOS: fc.boolean(),
      activeOnline: fc.boolean(),
      activeKiosk: fc.boolean(),
      availableOnline: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.constantFrom(...types), flags, (orderType, changed) => {
        const once = holdRules({ ...orderType, ...changed });
        expect(holdRules(once)).toBe(once);
      }),
    );
  });
});
