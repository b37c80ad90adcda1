import { PUNCH_MARKS, punchSchema, WORK_DIMENSIONS } from '@servery/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { reportRefusalSchema } from '../terminals/report-refusal.ts';
import { companyHint, placeListSchema } from '../wire.ts';

/** So many punches travel in one report. */
export const punchesAtOnce = 500;
/** So many rows are answered at most. */
export const mostWorkRows = 20_000;
/** So many punches of one person are listed: some months. */
export const mostPunches = 500;

const WORK_GROUPINGS = ['date', 'weekday', 'location', ...WORK_DIMENSIONS] as const;
export type WorkGrouping = (typeof WORK_GROUPINGS)[number];

const groupingsSchema = z
  .string()
  .max(60)
  .transform((text) => text.split(',').filter((name) => name !== ''))
  .pipe(z.array(z.enum(WORK_GROUPINGS)).max(3, 'Ask for at most three at once.'));

/** Null: a wage that is missing, or that one may not see, is in it. */
const sumsSchema = z.array(z.number().int().nullable());

const placesAndDays = companyHint.extend({
  /** Business dates, both included. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Locations and groups by id, locations by `tag:` and a tag, with commas between. */
  places: placeListSchema.optional(),
});

export const punchesOperations = {
  reportPunches: operation({
    method: 'POST',
    path: '/api/terminal/time-punches',
    tag: 'Terminals',
    summary:
      'A terminal reports time punches, each a `Punch`; what was taken before changes nothing, what is wrong is named',
    encoding: 'gzipJson',
    bodySize: 'document',
    // Each is checked separately, so that one that is wrong keeps none of the others back.
    body: z.strictObject({ punches: z.array(z.unknown().meta({ document: 'Punch' })).max(punchesAtOnce) }),
    response: z.object({
      /** New, or newer than the known one. */
      taken: z.number().int(),
      /** Known already, or older than the known one. */
      unchanged: z.number().int(),
      refused: z.array(reportRefusalSchema),
    }),
  }),
  readWork: operation({
    method: 'GET',
    path: '/api/paid-work',
    tag: 'Sales',
    summary: 'What people worked at the stores whose reports one may see; pay only where one may see wages',
    query: placesAndDays.extend({
      /** At most three, with commas between; without it, one row for all. */
      by: groupingsSchema.optional(),
      /** The days that are compared with; both or none. */
      comparedFrom: z.iso.date().optional(),
      comparedTo: z.iso.date().optional(),
      person: z.string().max(120).optional(),
    }),
    response: z.object({
      /** The names of the sums, in the order in which each row has them: minutes, cents and counts. Those of pay are absent for a person who may see no wages there. */
      sums: z.array(z.string()),
      rows: z.array(
        z.object({
          key: z.array(z.union([z.string(), z.number().int()])),
          sums: sumsSchema,
          /** Of the days compared with; null without any. */
          before: sumsSchema.nullable(),
        }),
      ),
      /** The names of people, and of job types. */
      names: z.record(z.string(), z.string()),
    }),
  }),
  listPunches: operation({
    method: 'GET',
    path: '/api/time-punches',
    tag: 'Sales',
    summary: `The newest ${mostPunches} time punches of a person at the stores whose reports one may see`,
    query: placesAndDays.extend({ person: z.string().max(120) }),
    response: z.object({
      punches: z.array(
        z.object({
          punch: punchSchema.meta({ id: 'Punch' }),
          marks: z.array(z.enum(PUNCH_MARKS)),
          /** Whole minutes. */
          paid: z.number().int(),
          unpaid: z.number().int(),
        }),
      ),
    }),
  }),
};
