import { describe, expect, test } from 'vitest';
import { newLocationSettings } from '../location-settings-kind.ts';
import { paperProblems, printingRoutingSchema, printingRoutingSection } from './printing-routing.ts';

const context = {
  stations: [{ id: 'counter' }],
  printers: [{ id: 'kitchen' }],
  displays: [{ id: 'expo' }],
  orderTypes: newLocationSettings().orderTypes.types,
};
const dineIn = {
  id: 1,
  kitchenPrinting: { selected: ['kitchen'] },
  customerReceipt: { selected: [] },
  labelPrinting: { selected: [] },
  kps: { selected: ['expo'] },
};
const routing = printingRoutingSchema.parse([{ id: 'counter', orderTypes: [dineIn] }]);
const tidied = (stations: unknown) => {
  const { value, notices } = printingRoutingSection.tidy?.(printingRoutingSchema.parse(stations), context) ?? {};
  return { value, codes: notices?.map(({ code }) => code) };
};

describe('printing routing', () => {
  test('what is all known stays, by reference', () => {
    expect(printingRoutingSection.tidy?.(routing, context).value).toBe(routing);
  });

  test('CL-15 the entry of an unknown station is removed', () => {
    expect(tidied([{ id: 'gone', orderTypes: [dineIn] }, ...routing])).toEqual({ value: routing, codes: ['CL-15'] });
  });

  test('CL-16 PR-08 PR-09 online and curbside stay', () => {
    const special = [{ id: 'online', orderTypes: [dineIn] }, { id: 'curbside' }];
    expect(tidied(special)).toEqual({ value: special, codes: [] });
  });

  test('CL-17 an unknown order type is removed', () => {
    const { value, codes } = tidied([{ id: 'counter', orderTypes: [{ ...dineIn, id: 99 }, dineIn] }]);
    expect(codes).toEqual(['CL-17']);
    expect(value).toEqual(routing);
  });

  test.each(['kitchenPrinting', 'customerReceipt', 'labelPrinting'])('CL-18 %s keeps printers that exist', (list) => {
    const { value, codes } = tidied([
      { id: 'counter', orderTypes: [{ ...dineIn, [list]: { selected: ['gone', 'kitchen'] } }] },
    ]);
    expect(codes).toEqual(['CL-18']);
    expect(value?.[0]?.orderTypes?.[0]?.[list]).toEqual({ selected: ['kitchen'] });
  });

  test('CL-19 displays that exist are kept', () => {
    const { value, codes } = tidied([
      { id: 'counter', orderTypes: [{ ...dineIn, kps: { selected: ['expo', 'gone'] } }] },
    ]);
    expect(codes).toEqual(['CL-19']);
    expect(value).toEqual(routing);
  });

  test('CL-18 the default printer is always known', () => {
    const byDefault = [{ id: 'counter', orderTypes: [{ ...dineIn, customerReceipt: { selected: ['DEFAULT'] } }] }];
    expect(tidied(byDefault)).toEqual({ value: byDefault, codes: [] });
  });

  test.each([
    ['kitchenPrinting', 'LABEL', 'RECEIPT'],
    ['customerReceipt', 'LABEL', 'RECEIPT'],
    ['labelPrinting', 'RECEIPT', 'LABEL'],
  ] as const)('PR-10 PR-11 %s does not keep a printer with %s paper', (channel, wrong, right) => {
    const selected = [{ id: 'counter', orderTypes: [{ id: 1, [channel]: { selected: ['kitchen'] } }] }];
    const parsed = printingRoutingSchema.parse(selected);
    const codesOf = (type: 'RECEIPT' | 'LABEL') => {
      const printers = [{ id: 'kitchen', type }];
      const { notices } = printingRoutingSection.tidy?.(parsed, { ...context, printers }) ?? {};
      return [notices?.map(({ code }) => code), paperProblems(parsed, printers).map(({ path }) => path.at(-2))];
    };
    expect(codesOf(wrong)).toEqual([['CL-18'], [channel]]);
    expect(codesOf(right)).toEqual([[], []]);
  });

  test('PR-06 PR-07 a station has order types, each with four selected lists', () => {
    const issues = printingRoutingSchema.safeParse([{ id: 'counter', orderTypes: [{ id: 1, kps: ['expo'] }] }]).error
      ?.issues;
    expect(issues?.map(({ path }) => path)).toEqual([[0, 'orderTypes', 0, 'kps']]);
    expect(Object.keys(newLocationSettings())).toContain('printingRouting');
  });
});
