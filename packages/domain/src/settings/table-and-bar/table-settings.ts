import { z } from 'zod';
import { cleanList } from '../../configuration/clean-list.ts';
import type { Notice, Problem } from '../../configuration/configuration-kind.ts';
import { nameText } from '../../formats/name-text.ts';
import { wholeNumber } from '../fields/field-schemas.ts';
import { nameProblems } from '../fields/named-rows.ts';
import type { SettingsSection, Tidied } from '../fields/settings-section.ts';

const alertMinutes = wholeNumber(1, 1440);

/** A part of the dining room that one server looks after. */
const tableSectionSchema = z.looseObject({
  id: z.string().min(1),
  entityType: z.literal('TABLE_SECTION'),
  name: nameText(60),
  disabled: z.boolean(),
});
export type TableSection = z.infer<typeof tableSectionSchema>;

const diningTableSchema = z.looseObject({
  id: z.string().min(1),
  entityType: z.literal('TABLE'),
  name: nameText(30),
  /** The id of its section, or null for none. */
  section: z.string().min(1).nullable(),
  seats: wholeNumber(1, 99),
  disabled: z.boolean(),
});
export type DiningTable = z.infer<typeof diningTableSchema>;

/** A course of items that are served together; the kitchen gets courses one after the other. */
const courseSchema = z.looseObject({
  id: z.string().min(1),
  entityType: z.literal('COURSE'),
  name: nameText(30),
  disabled: z.boolean(),
});
export type Course = z.infer<typeof courseSchema>;

export const GUEST_COUNT_PROMPTS = ['NEVER', 'OPTIONAL', 'REQUIRED'] as const;
export const TRANSFER_RIGHTS = ['ANYONE', 'OWNER', 'MANAGER'] as const;
export const CHECK_SPLITS = ['ITEM', 'SEAT', 'EVENLY'] as const;

/** TB-04: the settings of a restaurant with table service. */
export const tableSettingsSchema = z.looseObject({
  /** Minutes until a table calls for attention (TB-05 to TB-07). */
  alertMinutes: z.looseObject({ seatedNoOrder: alertMinutes, ordered: alertMinutes, settled: alertMinutes }),
  showAlerts: z.boolean(),
  guestCount: z.enum(GUEST_COUNT_PROMPTS),
  seatNumbers: z.looseObject({ enabled: z.boolean(), required: z.boolean() }),
  /** `holdNext`: the kitchen gets the next course when it is called for. */
  coursing: z.looseObject({ enabled: z.boolean(), holdNext: z.boolean() }),
  courses: z.array(courseSchema),
  /** The people who may hand a table to another server. */
  transfers: z.enum(TRANSFER_RIGHTS),
  /** Other servers than its own may add to a table's order. */
  othersMayAdd: z.boolean(),
  splitChecksBy: z.enum(CHECK_SPLITS),
  /** A settled table is taken again after somebody has cleared it. */
  clearAfterSettling: z.boolean(),
  sections: z.array(tableSectionSchema),
  tables: z.array(diningTableSchema),
});
export type TableSettings = z.infer<typeof tableSettingsSchema>;

export const tableSettingsSection: SettingsSection<'tableSettings', typeof tableSettingsSchema> = {
  field: 'tableSettings',
  schema: tableSettingsSchema,
  createDefault: newTableSettings,
  tidy: tidyTables,
  validate: tableProblems,
};

/** TB-05, TB-06, TB-07 */
export function newTableSettings(): TableSettings {
  return {
    alertMinutes: { seatedNoOrder: 10, ordered: 90, settled: 15 },
    showAlerts: true,
    guestCount: 'OPTIONAL',
    seatNumbers: { enabled: false, required: false },
    coursing: { enabled: false, holdNext: true },
    courses: [],
    transfers: 'OWNER',
    othersMayAdd: true,
    splitChecksBy: 'ITEM',
    clearAfterSettling: false,
    sections: [],
    tables: [],
  };
}

export function newTableSection(given: Pick<TableSection, 'id' | 'name'> & Partial<TableSection>): TableSection {
  return { entityType: 'TABLE_SECTION', disabled: false, ...given };
}

export function newDiningTable(given: Pick<DiningTable, 'id' | 'name'> & Partial<DiningTable>): DiningTable {
  return { entityType: 'TABLE', section: null, seats: 4, disabled: false, ...given };
}

export function newCourse(given: Pick<Course, 'id' | 'name'> & Partial<Course>): Course {
  return { entityType: 'COURSE', disabled: false, ...given };
}

/** Takes away a section; its tables stay and are in none. */
export function removeTableSection(tables: TableSettings, id: string): TableSettings {
  return {
    ...tables,
    sections: tables.sections.filter((section) => section.id !== id),
    tables: tables.tables.map((table) => (table.section === id ? { ...table, section: null } : table)),
  };
}

/** A table of a section that is gone is in none. */
function tidyTables(value: TableSettings): Tidied<TableSettings> {
  const notices: Notice[] = [];
  const known = new Set(value.sections.map(({ id }) => id));
  const tables = cleanList(value.tables, (table) => {
    if (table.section === null || known.has(table.section)) return table;
    const path = ['tableSettings', 'tables', { id: table.id }, 'section'];
    notices.push({
      code: 'TABLE_SECTION_GONE',
      path,
      message: `${table.name} was in a section that no longer exists.`,
    });
    return { ...table, section: null };
  });
  return { value: tables === value.tables ? value : { ...value, tables }, notices };
}

function tableProblems({ sections, tables, courses }: TableSettings): readonly Problem[] {
  const at = (list: string) => ['tableSettings', list];
  return [
    ...nameProblems(sections, { path: at('sections'), code: 'TABLE_SECTION', noun: 'A section' }),
    ...nameProblems(tables, { path: at('tables'), code: 'TABLE', noun: 'A table' }),
    ...nameProblems(courses, { path: at('courses'), code: 'COURSE', noun: 'A course' }),
  ];
}
