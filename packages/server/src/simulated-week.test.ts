import type { Operations, ResponseOf, UserRecord } from '@servery/contract';
import { daysAfter, type Punch } from '@servery/domain';
import { buildPunch } from '@servery/domain/testing/build-punch';
import { beforeAll, expect, test } from 'vitest';
import { newEmail } from './testing/employee-calls.ts';
import { terminalOf } from './testing/reporting-terminal.ts';
import { personWith } from './testing/test-employees.ts';
import { roleSets, testCompany } from './testing/test-server.ts';

/** A week of two stores on payroll, compared with a second count of the very same punches. */

const { server, company } = await testCompany();
const owner = await personWith(server, company, { permissions: [...roleSets.admin, 'VIEW_WAGE_DATA'] });
const { one, three } = company.locations;

const today = new Date().toISOString().slice(0, 10);
/** A Monday that is over since more than a week. */
const monday = daysAfter(today, -((new Date(today).getUTCDay() + 6) % 7) - 14);

const jobs = [
  { id: '4', name: 'Server', cents: 1_867 },
  { id: '1', name: 'Cashier', cents: 2_405 },
] as const;
const punches: Punch[] = [];

/** A shift of odd minutes and seconds, with a lunch that is not paid and a break that is. */
function shiftOf(person: Punch['person'], at: number, day: number): Punch {
  const businessDate = daysAfter(monday, day);
  const begins = Date.parse(`${businessDate}T17:00:37Z`) + at * 660_000;
  const hours = 6 + ((at * 7 + day * 3) % 6);
  const instant = (minutes: number) => new Date(begins + minutes * 60_000).toISOString();
  const job = jobs[day % 2] ?? jobs[0];
  return buildPunch({
    id: `p-${at}-${day}`,
    locationId: (at + day) % 3 === 0 ? three : one,
    businessDate,
    person,
    job: { id: job.id, name: job.name },
    clockedIn: instant(0),
    clockedOut: instant(hours * 60 + 13.4),
    breaks: [
      { kind: 'BREAK', from: instant(100), to: instant(110), isPaid: true },
      { kind: 'LUNCH', from: instant(180.5), to: instant(211), isPaid: false },
    ],
    declaredTips: 1_000 + at * 37 + day * 11,
    revision: 2,
  });
}

beforeAll(async () => {
  const terminals = {
    [one]: await terminalOf(server, company, one),
    [three]: await terminalOf(server, company, three),
  };
  for (const [at, name] of ['Nora Quist', 'Theo Brandt', 'Lena Ortiz', 'Sam Okoye'].entries()) {
    const wages = jobs.map(({ id, cents }) => ({ jobTypeId: id, wage: (cents / 100).toFixed(2) }));
    const body = { name, email: newEmail(), grantedRoles: [{ id: 'role_manager' }], jobs: wages };
    const hired: UserRecord = (await owner('POST', `/api/users/${company.id}`, body)).json();
    for (const day of [0, 1, 2, 3, 4, 5, 6])
      if ((at + day) % 4 !== 0) punches.push(shiftOf({ id: hired.id, name }, at, day));
  }
  // Most are known in another form first, come in no order, and come again.
  const before = punches.map(
    (punch, at): Punch =>
      at % 3 === 0
        ? { ...punch, revision: 1, state: 'OPEN', clockedOut: null }
        : { ...punch, revision: 1, businessDate: daysAfter(punch.businessDate, -1), declaredTips: 9 },
  );
  for (const list of [before.toReversed(), punches.slice(9), before.slice(4), punches.toReversed()])
    for (const [store, terminal] of Object.entries(terminals))
      await terminal.reportPunches(...list.filter(({ locationId }) => locationId === store));
}, 60_000);

type Sums = Record<string, number>;

function add(rows: Record<string, Sums>, key: string, values: Sums): void {
  const row = rows[key] ?? {};
  rows[key] = row;
  for (const [name, value] of Object.entries(values)) row[name] = (row[name] ?? 0) + value;
}

const minuteOf = (instant: string | null) => Math.floor(Date.parse(instant ?? '') / 60_000);

/** Person by person in the order of the clock: time over forty hours of the week is overtime, at half of the rate of the week more. */
function counted(by: (punch: Punch) => string): Record<string, Sums> {
  const rows: Record<string, Sums> = {};
  for (const id of new Set(punches.map(({ person }) => person.id))) {
    const own = punches.filter(({ person }) => person.id === id);
    own.sort((a, b) => minuteOf(a.clockedIn) - minuteOf(b.clockedIn));
    const worked = new Map<string, { punch: Punch; cents: number; minutes: number; overtime: number }>();
    let [week, centMinutes] = [0, 0];
    for (const punch of own) {
      const lunch = punch.breaks[1];
      const unpaid = minuteOf(lunch?.to ?? null) - minuteOf(lunch?.from ?? null);
      const minutes = minuteOf(punch.clockedOut) - minuteOf(punch.clockedIn) - unpaid;
      const regular = Math.max(0, Math.min(minutes, 40 * 60 - week));
      const overtime = minutes - regular;
      week += minutes;
      const cents = jobs.find((job) => job.id === punch.job.id)?.cents ?? 0;
      centMinutes += cents * minutes;
      add(rows, by(punch), { shifts: 1, regular, overtime, unpaid, declaredTips: punch.declaredTips });
      const job = `${punch.locationId} ${punch.job.id}`;
      const before = worked.get(job) ?? { punch, cents, minutes: 0, overtime: 0 };
      worked.set(job, { ...before, minutes: before.minutes + minutes, overtime: before.overtime + overtime });
    }
    for (const { punch, cents, minutes, overtime } of worked.values()) {
      const straight = Math.round((cents * minutes) / 60);
      add(rows, by(punch), { straight, premium: Math.round((overtime * centMinutes) / week / 120) });
    }
  }
  return rows;
}

async function reported(by: string): Promise<Record<string, Sums>> {
  const answer = await owner('GET', `/api/paid-work?from=${daysAfter(monday, -1)}&to=${daysAfter(monday, 6)}&by=${by}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const { sums, rows }: ResponseOf<Operations['readWork']> = answer.json();
  const names = ['shifts', 'regular', 'overtime', 'unpaid', 'declaredTips', 'straight', 'premium'];
  return Object.fromEntries(
    rows.map((row) => [
      row.key.join(' '),
      Object.fromEntries(names.map((name) => [name, row.sums[sums.indexOf(name)] ?? Number.NaN])),
    ]),
  );
}

test.each([
  ['person', ({ person }: Punch) => person.id],
  ['location', ({ locationId }: Punch) => locationId],
  ['job', ({ job }: Punch) => job.id],
  ['person,job', ({ person, job }: Punch) => `${person.id} ${job.id}`],
  ['location,person,job', ({ locationId, person, job }: Punch) => `${locationId} ${person.id} ${job.id}`],
  ['', () => ''],
])(
  'RT-09 hours, overtime, tips and pay by %s are to the minute and the cent those of the punches',
  async (by, keyOf) => {
    const expected = counted(keyOf);
    expect(Object.values(expected).some(({ overtime = 0 }) => overtime > 0)).toBe(true);
    expect(await reported(by)).toEqual(expected);
  },
);

test('the days of the week come to the same hours and the same pay', async () => {
  const days = await reported('date');
  const [whole] = Object.values(counted(() => ''));
  const sums: Sums = {};
  for (const day of Object.values(days))
    for (const [name, value] of Object.entries(day)) sums[name] = (sums[name] ?? 0) + value;
  expect(sums).toEqual(whole);
});
