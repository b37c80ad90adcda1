import { z } from 'zod';
import type { Problem } from '../../configuration/configuration-kind.ts';
import { nameText } from '../../formats/name-text.ts';
import { DAY_SECONDS, dayOfWeekSchema, endOffsetSchema, startTimeSchema } from '../../formats/week-hours.ts';
import type { SettingsSection } from '../fields/settings-section.ts';
import { specialHoursProblems } from './special-hours-problems.ts';

/** HR-02 */
export const HOURS_SETS = ['inStore', 'online', 'delivery', 'onlineDelivery'] as const;
export type HoursSetName = (typeof HOURS_SETS)[number];

/** HR-04 to HR-07 */
export const dayHoursSchema = z.looseObject({
  id: z.string().min(1),
  entityType: z.literal('DAY_HOURS'),
  dayOfWeek: dayOfWeekSchema,
  startTime: startTimeSchema,
  /** How long it stays open, in seconds; past midnight it runs into the next day. */
  endOffset: endOffsetSchema,
});

/** HR-09: open at other times, or closed, on one date; several entries of one date are several spans. */
const specialHoursSchema = z.looseObject({
  id: z.string().min(1),
  entityType: z.literal('SPECIAL_HOURS'),
  /** YYYY-MM-DD */
  dateString: z.iso.date(),
  /** YYYY-MM-DD: closed from `dateString` through this date. */
  until: z.iso.date().optional(),
  name: nameText(200),
  closed: z.boolean(),
  startTime: startTimeSchema.nullable(),
  endOffset: endOffsetSchema.nullable(),
});

const hoursSetSchema = z.looseObject({
  days: z.array(dayHoursSchema),
  specialHours: z.array(specialHoursSchema),
});

/** HR-08: the flag `OnlineDeliverySameAsOnlineStore` keeps its capital on the wire. */
export const hoursSchema = z.looseObject({
  inStore: hoursSetSchema,
  online: hoursSetSchema,
  delivery: hoursSetSchema,
  onlineDelivery: hoursSetSchema,
  onlineSameAsStore: z.boolean(),
  deliverySameAsStore: z.boolean(),
  OnlineDeliverySameAsOnlineStore: z.boolean(),
  /** The day a week begins with; 0 is Sunday. */
  startOfWeek: dayOfWeekSchema,
});

export type DayHours = z.infer<typeof dayHoursSchema>;
export type SpecialHours = z.infer<typeof specialHoursSchema>;
export type HoursSet = z.infer<typeof hoursSetSchema>;
export type Hours = z.infer<typeof hoursSchema>;

export const hoursSection: SettingsSection<'hours', typeof hoursSchema> = {
  field: 'hours',
  schema: hoursSchema,
  createDefault: newHours,
  validate: hoursProblems,
};

export function newHours(): Hours {
  return {
    inStore: newHoursSet(),
    online: newHoursSet(),
    delivery: newHoursSet(),
    onlineDelivery: newHoursSet(),
    onlineSameAsStore: true,
    deliverySameAsStore: true,
    OnlineDeliverySameAsOnlineStore: true,
    startOfWeek: 1,
  };
}

export function newDayHours(given: Pick<DayHours, 'id' | 'dayOfWeek' | 'startTime' | 'endOffset'>): DayHours {
  return { entityType: 'DAY_HOURS', ...given };
}

export function newSpecialHours(given: Pick<SpecialHours, 'id' | 'dateString'> & Partial<SpecialHours>): SpecialHours {
  return { entityType: 'SPECIAL_HOURS', name: '', closed: false, startTime: null, endOffset: null, ...given };
}

function newHoursSet(): HoursSet {
  return { days: [], specialHours: [] };
}

/** Spans of one set that overlap, the one that begins in the week's last hours and runs into its first included. */
function hoursProblems(hours: Hours): readonly Problem[] {
  return HOURS_SETS.flatMap((set) => [
    ...overlapProblems(set, hours[set].days),
    ...specialHoursProblems(['hours', set, 'specialHours'], hours[set].specialHours),
  ]);
}

function overlapProblems(set: HoursSetName, days: readonly DayHours[]): readonly Problem[] {
  const sorted = [...days].sort((one, other) => weekStart(one) - weekStart(other));
  return sorted.flatMap((entry, index) => {
    const next = sorted[(index + 1) % sorted.length];
    if (!next || next === entry) return [];
    const distance = (weekStart(next) - weekStart(entry) + WEEK_SECONDS) % WEEK_SECONDS;
    if (distance >= entry.endOffset) return [];
    return [
      {
        code: 'HOURS_OVERLAP',
        path: ['hours', set, 'days', { id: next.id }],
        message: 'These hours overlap the ones before them.',
        isWarning: true,
      },
    ];
  });
}

const WEEK_SECONDS = 7 * DAY_SECONDS;

function weekStart(entry: DayHours): number {
  return entry.dayOfWeek * DAY_SECONDS + entry.startTime;
}
