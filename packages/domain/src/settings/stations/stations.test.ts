import { describe, expect, test } from 'vitest';
import { newLocationSettings } from '../location-settings-kind.ts';
import { newStation, type Station, stationsSchema, stationsSection } from './stations.ts';

const counter = newStation({
  id: 'counter',
  name: 'Counter',
  receiptPrinter: 'front',
  backupPrinter: 'back',
  defaultOrderType: 2,
});
const context = {
  printers: [{ id: 'front' }, { id: 'back' }],
  orderTypes: newLocationSettings().orderTypes.types,
};
const tidied = (change: Partial<Station>, about: Parameters<NonNullable<typeof stationsSection.tidy>>[1] = context) =>
  stationsSection.tidy?.([{ ...counter, ...change }], about) ?? { value: [], notices: [] };
const codes = (change: Partial<Station>, about = context) => tidied(change, about).notices.map(({ code }) => code);

describe('stations', () => {
  test('a station whose references are known is left as it is, by reference', () => {
    const stations = [counter];
    expect(stationsSection.tidy?.(stations, context)).toEqual({ value: stations, notices: [] });
    expect(stationsSection.tidy?.(stations, context).value).toBe(stations);
    expect(stationsSection.validate?.(stations)).toEqual([]);
  });

  test('CL-03 a backup printer that is gone is cleaned; a receipt printer that is gone becomes the default one', () => {
    expect(codes({ backupPrinter: 'gone' })).toEqual(['CL-03']);
    expect(tidied({ backupPrinter: 'gone' }).value[0]?.backupPrinter).toBeNull();
    expect(tidied({ receiptPrinter: 'gone' }).value[0]?.receiptPrinter).toBe('DEFAULT');
    expect(codes({ receiptPrinter: 'DEFAULT', backupPrinter: null })).toEqual([]);
  });

  test('CL-04 an order type that the point of sale no longer offers is cleaned', () => {
    const orderTypes = context.orderTypes.map((type) => (type.id === 2 ? { ...type, activePOS: false } : type));
    expect(codes({}, { ...context, orderTypes })).toEqual(['CL-04']);
    expect(tidied({ defaultOrderType: 99 }).value[0]?.defaultOrderType).toBeNull();
  });

  test('what is not known judges nothing', () => {
    expect(tidied({ backupPrinter: 'x', defaultOrderType: 99 }, {}).notices).toEqual([]);
  });

  test('a station of an older document gets the fields that it lacks, without a notice', () => {
    const stored = { id: 'bar', name: 'Bar' };
    const { value, notices } = stationsSection.tidy?.(JSON.parse(JSON.stringify([stored])), context) ?? {};
    expect(value).toEqual([newStation({ id: 'bar', name: 'Bar' })]);
    expect(notices).toEqual([]);
    expect(stationsSchema.safeParse(value).success).toBe(true);
  });

  test('names are needed and not taken; the backup printer is another one', () => {
    const problems = stationsSection.validate?.([
      counter,
      { ...counter, id: 'two', name: 'counter' },
      { ...counter, id: 'three', name: 'Three', backupPrinter: 'front' },
    ]);
    expect(problems).toMatchObject([
      { code: 'STATION_NAME_TAKEN', path: ['stations', { id: 'two' }, 'name'] },
      { code: 'BACKUP_PRINTER_IS_THE_SAME', path: ['stations', { id: 'three' }, 'backupPrinter'] },
    ]);
  });

  test.each([
    ['kind', 'ROOF'],
    ['logOffAfter', -1],
    ['logOffAfter', 90_000],
  ])('%s %j is refused by name', (field, value) => {
    const issues = stationsSchema.safeParse([{ ...counter, [field]: value }]).error?.issues;
    expect(issues?.map(({ path }) => path)).toEqual([[0, field]]);
  });
});
