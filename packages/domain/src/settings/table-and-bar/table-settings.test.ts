import { describe, expect, test } from 'vitest';
import { locationSettingsKind } from '../location-settings-kind.ts';
import {
  newCourse,
  newDiningTable,
  newTableSection,
  newTableSettings,
  removeTableSection,
  tableSettingsSchema,
  tableSettingsSection,
} from './table-settings.ts';

const patio = newTableSection({ id: 'patio', name: 'Patio' });
const inside = newTableSection({ id: 'inside', name: 'Inside' });
const tables = {
  ...newTableSettings(),
  sections: [patio, inside],
  tables: [
    newDiningTable({ id: 't1', name: '1', section: 'patio' }),
    newDiningTable({ id: 't2', name: '2', section: 'inside' }),
  ],
};
const codes = (given: typeof tables) => tableSettingsSection.validate?.(given).map(({ code }) => code);

describe('table settings', () => {
  const { alertMinutes } = newTableSettings();
  test('TB-05 the table alert comes 10 minutes after seating with no order', () =>
    expect(alertMinutes.seatedNoOrder).toBe(10));
  test('TB-06 the table alert comes 90 minutes after ordering', () => expect(alertMinutes.ordered).toBe(90));
  test('TB-07 the table alert comes 15 minutes after settling', () => expect(alertMinutes.settled).toBe(15));

  test('TB-04 a document from before these settings gets them, and keeps what it had', () => {
    const stored = { tableSettings: { alertMinutes: { ordered: 60 }, note: 'kept' } };
    const { tableSettings } = locationSettingsKind.complete(JSON.parse(JSON.stringify(stored)), {}).document;
    expect(tableSettings).toEqual({
      ...newTableSettings(),
      alertMinutes: { seatedNoOrder: 10, ordered: 60, settled: 15 },
      note: 'kept',
    });
  });

  test.each([0, 1441, 2.5])('TB-04 an alert after %d minutes is refused by name, with what is expected', (ordered) => {
    const parsed = tableSettingsSchema.safeParse({ ...tables, alertMinutes: { ...alertMinutes, ordered } });
    expect(parsed.error?.issues[0]).toMatchObject({
      path: ['alertMinutes', 'ordered'],
      message: 'Enter a whole number from 1 to 1440.',
    });
  });

  test('TB-04 sections, tables and courses need names of their own', () => {
    expect(codes(tables)).toEqual([]);
    expect(codes({ ...tables, sections: [patio, { ...inside, name: ' patio ' }] })).toEqual([
      'TABLE_SECTION_NAME_TAKEN',
    ]);
    expect(codes({ ...tables, tables: [newDiningTable({ id: 'x', name: '' })] })).toEqual(['TABLE_NAME_EMPTY']);
    expect(codes({ ...tables, courses: [newCourse({ id: 'c', name: ' ' })] })).toEqual(['COURSE_NAME_EMPTY']);
  });

  test('TB-04 the tables of a removed section stay, in none', () => {
    const without = removeTableSection(tables, 'patio');
    expect(without.sections).toEqual([inside]);
    expect(without.tables.map(({ section }) => section)).toEqual([null, 'inside']);
  });

  test('TB-04 a table of a section that is gone is cleaned and reported; whole settings stay by reference', () => {
    const tidied = tableSettingsSection.tidy?.({ ...tables, sections: [inside] }, {});
    expect(tidied?.value.tables.map(({ section }) => section)).toEqual([null, 'inside']);
    expect(tidied?.notices).toMatchObject([{ path: ['tableSettings', 'tables', { id: 't1' }, 'section'] }]);
    expect(tableSettingsSection.tidy?.(tables, {}).value).toBe(tables);
  });
});
