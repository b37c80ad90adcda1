import { dayOfWeekOf, instantAt, type Punch } from '@servery/domain';
import { type HarborPerson, hasLeft } from '../harbor-people.ts';
import { type Random, randomOf } from './random-of.ts';

/** Somebody of the demo, as employment knows them. */
export interface HarborWorker {
  readonly id: string;
  readonly person: HarborPerson;
}

export interface WorkedAt {
  readonly locationId: string;
  readonly timezone: string;
  readonly jobNames: ReadonlyMap<string, string>;
}

const hourSeconds = 3_600;
const minuteSeconds = 60;
const minuteMillis = 60_000;
/** Shifts begin at these hours of the store: for lunch, between, and for dinner. */
const beginnings = [10, 10, 11, 15, 16, 16, 17];
/** Tips are declared in these: servers, drivers and couriers. */
const tippedJobs = ['2', '4', '9'];
/** In hundredths: how likely a person works from Sunday on. */
const weekdays = [76, 52, 60, 66, 72, 90, 92] as const;

/** The punches of people of the demo at a store on a day that is over: the same for the same person and date. */
export function harborPunches(
  workers: readonly HarborWorker[],
  { locationId, timezone, jobNames }: WorkedAt,
  date: string,
): readonly Punch[] {
  return workers.flatMap((worker): Punch[] => {
    const random = randomOf(`${worker.id} ${date}`);
    const job = jobOf(worker.person, random);
    const works = random(100) < (weekdays[dayOfWeekOf(date)] ?? 50) && worker.person.name !== hasLeft;
    if (!works || job === undefined || job.place !== locationId) return [];
    const begins = instantAt(date, (beginnings[random(beginnings.length)] ?? 11) * hourSeconds, timezone);
    return [
      shiftOf({ worker, job: { id: job.id, name: jobNames.get(job.id) ?? job.id }, locationId, date }, begins, random),
    ];
  });
}

/** One of the person’s jobs, at one of their stores. */
function jobOf(person: HarborPerson, random: Random): { readonly id: string; readonly place: string } | undefined {
  const job = person.jobs[random(person.jobs.length)];
  return job && { id: job.jobTypeId, place: job.place ?? person.store };
}

interface Worked {
  readonly worker: HarborWorker;
  readonly job: Punch['job'];
  readonly locationId: string;
  readonly date: string;
}

/** Some minutes before or after the hour, five to ten hours, with lunch in a long shift and a break in every other. */
function shiftOf({ worker, job, locationId, date }: Worked, begins: number, random: Random): Punch {
  const minutes = 300 + random(300);
  const from = begins + (random(15) - 7) * minuteMillis;
  const at = (minute: number): string => new Date(from + minute * minuteMillis).toISOString();
  const isLong = minutes > 6 * minuteSeconds;
  const breakLength = 8 + random(8);
  const isForgotten = random(60) === 0;
  return {
    id: `${worker.person.posId}-${date}`,
    revision: isForgotten ? 2 : 1,
    locationId,
    state: 'CLOSED',
    businessDate: date,
    person: { id: worker.id, name: worker.person.name },
    job,
    clockedIn: at(0),
    clockedOut: at(minutes),
    breaks: [
      { kind: 'BREAK', from: at(110), to: at(110 + breakLength), isPaid: true },
      ...(isLong ? [{ kind: 'LUNCH' as const, from: at(220), to: at(250), isPaid: false }] : []),
    ],
    declaredTips: tippedJobs.includes(job.id) ? 1_200 + random(6_800) : 0,
    edits: isForgotten
      ? [{ by: { id: 'usr-manager', name: 'Store manager' }, at: at(minutes + 600), reason: 'Forgot to clock out' }]
      : [],
  };
}
