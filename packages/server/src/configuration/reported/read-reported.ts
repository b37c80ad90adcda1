import { createHash } from 'node:crypto';
import type { ReportRefusal } from '@servery/contract';
import { plainMessage } from '@servery/domain';
import type { z } from 'zod';

/** A thing that terminals number, revise and report by store and business date. */
interface Reportable {
  readonly id: string;
  readonly locationId: string;
  readonly businessDate: string;
}

export interface Reported<Thing> {
  /** Place in the report, from 0. */
  readonly index: number;
  readonly thing: Thing;
  /** SHA-256 of its content, in hexadecimal: fields in the order of the schema, so that the order that they were sent in does not count. */
  readonly hash: string;
}

interface ReadReported<Thing> {
  readonly taken: readonly Reported<Thing>[];
  readonly refused: readonly ReportRefusal[];
}

type Wrong = Omit<ReportRefusal, 'index' | 'id'>;

interface Asked<Thing> {
  readonly schema: z.ZodType<Thing>;
  readonly locationId: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** A further reason not to take one. */
  readonly wrongWith?: (thing: Thing) => Wrong | undefined;
}

const dayMillis = 86_400_000;
/** Terminals report late, by a year where one was found in a cellar. */
const mostDaysLate = 731;
/** Where it is tomorrow already, and a clock that is wrong by hours. */
const mostDaysAhead = 2;

/** Each is judged separately; the error of one is named without repeating its content. */
export function readReported<Thing extends Reportable>(
  reported: readonly unknown[],
  asked: Asked<Thing>,
): ReadReported<Thing> {
  const taken: Reported<Thing>[] = [];
  const refused: ReportRefusal[] = [];
  for (const [index, given] of reported.entries()) {
    const read = asked.schema.safeParse(given, { error: plainMessage });
    const wrong = read.success ? wrongPlace(read.data, asked) : formOf(read.error.issues[0]);
    if (wrong !== undefined) refused.push({ index, id: idOf(given), ...wrong });
    else if (read.success) taken.push({ index, thing: read.data, hash: hashOf(read.data) });
  }
  return { taken, refused };
}

function wrongPlace<Thing extends Reportable>(thing: Thing, asked: Asked<Thing>): Wrong | undefined {
  if (thing.locationId !== asked.locationId)
    return {
      code: 'OTHER_LOCATION',
      path: 'locationId',
      message: 'A terminal reports what happened at its own location.',
    };
  const wrong = asked.wrongWith?.(thing);
  if (wrong !== undefined) return wrong;
  const days = (Date.parse(thing.businessDate) - asked.now) / dayMillis;
  if (days > mostDaysAhead || days < -mostDaysLate)
    return {
      code: 'DATE',
      path: 'businessDate',
      message: `Enter a day that is at most ${mostDaysLate} days ago and at most ${mostDaysAhead} days ahead.`,
    };
  return undefined;
}

/** A field that the contract does not have may hold anything, so its name is not repeated. */
function formOf(
  issue: { readonly code?: string; readonly path: readonly PropertyKey[]; readonly message: string } | undefined,
): Wrong {
  const isUnknown = issue?.code === 'unrecognized_keys';
  return {
    code: 'INVALID',
    path: issue?.path.join('.') ?? '',
    message: isUnknown
      ? 'There is a field that the form does not have.'
      : (issue?.message ?? 'The form is another one.'),
  };
}

function idOf(given: unknown): string | null {
  const id: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, 'id') : undefined;
  return typeof id === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : null;
}

function hashOf(thing: object): string {
  return createHash('sha256').update(JSON.stringify(thing)).digest('hex');
}
