import { z } from 'zod';
import { instantSchema, keySchema, namedSchema, noteSchema, paidCentsSchema } from '../tickets/reported-fields.ts';

/** A time punch as a terminal reports it: one person at work in one job. Money is in integer cents, instants are ISO texts in UTC. */

const PAUSES = ['BREAK', 'LUNCH'] as const;

const breakSchema = z.strictObject({
  kind: z.enum(PAUSES),
  from: instantSchema,
  /** Null: the person is still on it. */
  to: instantSchema.nullable(),
  isPaid: z.boolean(),
});
export type PunchBreak = z.infer<typeof breakSchema>;

const editSchema = z.strictObject({ by: namedSchema, at: instantSchema, reason: noteSchema });

const PUNCH_STATES = ['OPEN', 'CLOSED', 'VOIDED'] as const;

export const punchSchema = z.strictObject({
  id: keySchema,
  /** Rises with every change of the punch; the highest counts. */
  revision: z.int().min(1).max(1_000_000),
  locationId: keySchema,
  state: z.enum(PUNCH_STATES),
  /** The store's day on which the work began. */
  businessDate: z.iso.date(),
  /** Under the name of then; the id is the one of employment. */
  person: namedSchema,
  /** A job type of employment. */
  job: namedSchema,
  clockedIn: instantSchema,
  /** Null while the person is at work. */
  clockedOut: instantSchema.nullable(),
  breaks: z.array(breakSchema).max(50),
  /** The tips that the person declared when they clocked out. */
  declaredTips: paidCentsSchema,
  /** The people who changed it later, and their reasons. */
  edits: z.array(editSchema).max(100),
});
export type Punch = z.infer<typeof punchSchema>;
