import { expect, type Page } from '@playwright/test';
import { daysAfter, type Punch, type Ticket } from '@servery/domain';
import { buildPunch } from '@servery/domain/testing/build-punch';
import { buildTicket } from '@servery/domain/testing/build-ticket';
import { test } from '../support/console-test.ts';
import { signIn } from '../support/sign-in.ts';
import { goTo } from '../support/walking.ts';
import { downloadReport } from './report-file.ts';
import { reportFrom } from './reporting-store.ts';

test.use({ demoOf: 'report-files' });

/** The files of reports, cell by cell beside plain loops over the tickets and punches that were reported. */

const names = { 'pier-39': 'Pier 39', embarcadero: 'Embarcadero' } as const;
type Store = keyof typeof names;

const today = new Date().toISOString().slice(0, 10);
/** Of the week before this one. */
const monday = daysAfter(today, -((new Date(today).getUTCDay() + 6) % 7) - 7);

/** The report of last week, beside the week before. */
async function openLastWeek(page: Page, report: string): Promise<void> {
  await goTo(page, 'Analytics', report);
  await page.getByRole('button', { name: /^Period/ }).click();
  await page.getByRole('option', { name: 'Last week' }).click();
  await expect(page.getByRole('button', { name: /^Period.*Last week/ })).toBeVisible();
}

/** The rows of a file by their first cells, each cell by its column. */
async function rowsOf(page: Page, keyLength: number): Promise<Record<string, Record<string, string>>> {
  const { head, lines } = await downloadReport(page);
  const cells = (line: readonly string[]) =>
    Object.fromEntries(head.slice(keyLength).map((name, at) => [name, line[at + keyLength] ?? '']));
  return Object.fromEntries(lines.map((line) => [line.slice(0, keyLength).join(', '), cells(line)]));
}

/** Each row as it is now, and beside each cell its value in the days before. */
function besideBefore(
  now: Record<string, Record<string, string>>,
  before: Record<string, Record<string, string>>,
  nothing: Record<string, string>,
): Record<string, Record<string, string>> {
  const rows: Record<string, Record<string, string>> = {};
  for (const key of new Set([...Object.keys(now), ...Object.keys(before)])) {
    rows[key] = { ...(now[key] ?? nothing) };
    for (const [name, value] of Object.entries(before[key] ?? nothing)) rows[key][`${name}, before`] = value;
  }
  return rows;
}

const dollars = (cents: number) => (cents / 100).toFixed(2);
const percent = (part: number, of: number) => (of === 0 ? '' : ((part / of) * 100).toFixed(1));

const drivers = [
  { id: 'pos-1015', name: 'Nadia Haddad' },
  { id: 'pos-1016', name: 'Leo Marchetti' },
];
const zones = ['Wharf', 'Embarcadero', null];

/** Deliveries of odd minutes and seconds: late and in time, without a promise, a driver, a zone or a time, one whose times make no sense. */
function deliveryOf(store: Store, date: string, at: number): Ticket {
  const opened = Date.parse(`${date}T19:02:00Z`) + at * 61_000;
  const after = (minutes: number) => new Date(opened + minutes * 60_000).toISOString();
  const made = 9.4 + ((at * 7) % 11);
  const out = made + 2.6 + (at % 5);
  const door = out + 8.5 + ((at * 13) % 37);
  const ticket = buildTicket({
    id: `${store}-${date}-${at}`,
    locationId: store,
    number: `${at}`,
    businessDate: date,
    opened: after(0),
    closed: after(90),
    orderType: 7,
    state: at % 9 === 5 ? 'VOIDED' : 'CLOSED',
    delivery: {
      zone: zones[at % 3] ?? null,
      driver: at % 4 === 3 ? null : (drivers[at % 2] ?? null),
      partner: at % 8 === 3 ? 'DoorDash' : null,
      promised: at % 7 === 6 ? null : after(40),
      made: at % 6 === 4 ? null : after(made),
      out: at % 11 === 10 ? after(door + 20) : after(out),
      delivered: at % 10 === 8 ? null : after(door),
    },
  });
  return { ...ticket, payments: ticket.payments.map((payment) => ({ ...payment, tip: 101 + at * 17 })) };
}

const noDeliveries = {
  Deliveries: '0',
  'Promise kept': '',
  Late: '0',
  'Order to door': '',
  'Promised after': '',
  Make: '',
  'Driver wait': '',
  Drive: '',
  Tip: '',
  'Unclear times': '0',
};

function countedDeliveries(tickets: readonly Ticket[], keyOf: (ticket: Ticket) => string) {
  const rows: Record<string, Record<string, string>> = {};
  for (const [key, group] of Map.groupBy(
    tickets.filter(({ state }) => state === 'CLOSED'),
    keyOf,
  )) {
    let [late, judged, unclear, driven, tips] = [0, 0, 0, 0, 0];
    const minutes: Record<string, number[]> = {};
    const note = (name: string, from: string | null | undefined, to: string | null | undefined) => {
      if (from == null || to == null) return;
      minutes[name] = [...(minutes[name] ?? []), Math.round((Date.parse(to) - Date.parse(from)) / 60_000)];
    };
    for (const { delivery, opened, payments } of group) {
      if (delivery === null) continue;
      const { promised, made, out, delivered, driver } = delivery;
      if (driver !== null) {
        driven += 1;
        for (const { tip } of payments) tips += tip;
      }
      if (out !== null && delivered !== null && out > delivered) {
        unclear += 1;
        continue;
      }
      note('Order to door', opened, delivered);
      note('Promised after', opened, promised);
      note('Make', opened, made);
      note('Driver wait', made, out);
      note('Drive', out, delivered);
      if (promised === null || delivered === null) continue;
      judged += 1;
      if (delivered > promised) late += 1;
    }
    const median = (name: string) => {
      const sorted = minutes[name]?.toSorted((a, b) => a - b) ?? [];
      return String(sorted[Math.ceil(sorted.length / 2) - 1] ?? '');
    };
    rows[key] = {
      Deliveries: String(group.length),
      'Promise kept': percent(judged - late, judged),
      Late: String(late),
      'Order to door': median('Order to door'),
      'Promised after': median('Promised after'),
      Make: median('Make'),
      'Driver wait': median('Driver wait'),
      Drive: median('Drive'),
      Tip: driven === 0 ? '' : dollars(Math.round(tips / driven)),
      'Unclear times': String(unclear),
    };
  }
  return rows;
}

test('RT-08 the file of Deliveries equals a count of the tickets, of all stores and of the zones and drivers of one', async ({
  page,
  demoServer,
}) => {
  const days = [daysAfter(monday, 1), daysAfter(monday, 4)];
  const made = (store: Store, count: number, dates: readonly string[]) =>
    dates.flatMap((date, day) => Array.from({ length: count }, (_, at) => deliveryOf(store, date, at + day * 5)));
  const now = [...made('pier-39', 23, days), ...made('embarcadero', 14, days)];
  const before = made('pier-39', 17, [daysAfter(monday, -4)]);
  await signIn(page, 'admin@harbor.example');
  for (const store of ['pier-39', 'embarcadero'] as const) {
    const terminal = await reportFrom(page, demoServer.url, store);
    const own = [...now, ...before].filter(({ locationId }) => locationId === store);
    expect(await terminal.reportTickets(own)).toMatchObject({ taken: own.length, refused: [] });
  }
  const nameOf = ({ locationId }: Ticket) => (locationId === 'pier-39' ? names['pier-39'] : names.embarcadero);
  await openLastWeek(page, 'Deliveries');
  const pier = page.getByRole('grid', { name: 'Stores' }).getByRole('row', { name: /^Pier 39/ });
  await expect(pier).toBeVisible();
  expect(await rowsOf(page, 1)).toEqual(
    besideBefore(countedDeliveries(now, nameOf), countedDeliveries(before, nameOf), noDeliveries),
  );

  await pier.click();
  await expect(page.getByRole('table', { name: 'By zone' })).toBeVisible();
  const atPier = now.filter(({ locationId }) => locationId === 'pier-39');
  const zoneOf = ({ delivery }: Ticket) => `${delivery?.zone ?? 'No zone'}, Zone`;
  const driverOf = ({ delivery }: Ticket) =>
    delivery?.driver
      ? `${delivery.driver.name}, Driver`
      : delivery?.partner
        ? 'DoorDash, Service'
        : 'No driver, Driver';
  const ofParts = (tickets: readonly Ticket[]) => ({
    ...countedDeliveries(tickets, zoneOf),
    ...countedDeliveries(tickets, driverOf),
  });
  expect(await rowsOf(page, 2)).toEqual(besideBefore(ofParts(atPier), ofParts(before), noDeliveries));
});

/** People of the demo with the wages of their jobs there, in cents. */
const amara = { id: 'usr-crew-1', name: 'Amara Lindqvist' };
const tomas = { id: 'usr-crew-2', name: 'Tomás Reyes' };
const yuki = { id: 'usr-crew-3', name: 'Yuki Brandt' };
const server = { id: '4', name: 'Server' };
const lead = { id: '5', name: 'Shift Lead' };
const work = [
  { person: amara, job: server, store: 'pier-39', cents: 1_867 },
  { person: amara, job: lead, store: 'pier-39', cents: 2_400 },
  { person: tomas, job: server, store: 'pier-39', cents: 1_867 },
  { person: tomas, job: server, store: 'embarcadero', cents: 1_925 },
  { person: yuki, job: server, store: 'pier-39', cents: 1_867 },
] as const;

/** Shifts of odd minutes on five days of a week, of which only whole minutes count; the lunch is not paid. */
function punchesOf(weekday: string, hours: number): Punch[] {
  const punches: Punch[] = [];
  for (const [at, { person, job, store }] of work.entries())
    for (const day of [0, 1, 2, 3, 4]) {
      // People with two jobs change between them from day to day.
      const others = work.filter((one) => one.person === person);
      if (others.length > 1 && others[day % 2]?.job.id + String(others[day % 2]?.store) !== job.id + store) continue;
      const businessDate = daysAfter(weekday, day);
      const begins = Date.parse(`${businessDate}T17:00:37Z`) + at * 660_000;
      const instant = (minutes: number) => new Date(begins + minutes * 60_000).toISOString();
      punches.push(
        buildPunch({
          id: `${person.id}-${businessDate}`,
          locationId: store,
          businessDate,
          person,
          job,
          clockedIn: instant(0),
          clockedOut: instant(hours * 60 + day * 7 + at * 3.3),
          breaks: [{ kind: 'LUNCH', from: instant(180.5), to: instant(211), isPaid: false }],
          declaredTips: job === server ? 1_003 + at * 371 + day * 113 : 0,
        }),
      );
    }
  return punches;
}

/** The rows of the file for a week: more than forty hours are overtime, at half of the rate of the week more. */
function countedWork(punches: readonly Punch[]): Record<string, Record<string, string>> {
  const rows: Record<string, Record<string, string>> = {};
  const minuteOf = (instant: string | null | undefined) => Math.floor(Date.parse(instant ?? '') / 60_000);
  const hours = (minutes: number) => (minutes / 60).toFixed(2);
  for (const person of [amara, tomas, yuki]) {
    let [week, overtime, unpaid, centMinutes, tips, shifts] = [0, 0, 0, 0, 0, 0];
    const jobs = new Map<string, { cents: number; minutes: number; overtime: number; name: string }>();
    for (const punch of punches) {
      if (punch.person.id !== person.id) continue;
      const [lunch] = punch.breaks;
      const off = minuteOf(lunch?.to) - minuteOf(lunch?.from);
      const minutes = minuteOf(punch.clockedOut) - minuteOf(punch.clockedIn) - off;
      const over = Math.max(0, Math.min(minutes, week + minutes - 40 * 60));
      const { cents = 0 } =
        work.find(
          (one) => one.person.id === person.id && one.job.id === punch.job.id && one.store === punch.locationId,
        ) ?? {};
      const key = `${punch.locationId} ${punch.job.id}`;
      const job = jobs.get(key) ?? { cents, minutes: 0, overtime: 0, name: punch.job.name };
      jobs.set(key, { ...job, minutes: job.minutes + minutes, overtime: job.overtime + over });
      week += minutes;
      overtime += over;
      unpaid += off;
      centMinutes += cents * minutes;
      tips += punch.declaredTips;
      shifts += 1;
    }
    let [straight, premium] = [0, 0];
    for (const job of jobs.values()) {
      straight += Math.round((job.cents * job.minutes) / 60);
      premium += Math.round((job.overtime * centMinutes) / week / 120);
    }
    rows[person.name] = {
      Shifts: String(shifts),
      Hours: hours(week),
      Regular: hours(week - overtime),
      Overtime: hours(overtime),
      'Double time': '0.00',
      'Unpaid breaks': hours(unpaid),
      'Hourly pay': dollars(straight),
      'Overtime pay': dollars(premium),
      Pay: dollars(straight + premium),
      'Declared tips': dollars(tips),
      'Tips on payroll': dollars(tips),
      'To pay out': dollars(straight + premium + tips),
    };
  }
  return rows;
}

test('RT-09 the file of Payroll equals a count of the punches, to the minute and the cent, also of the week before', async ({
  page,
  demoServer,
}) => {
  const now = punchesOf(monday, 8.5);
  const before = punchesOf(daysAfter(monday, -7), 7.9);
  await signIn(page, 'admin@harbor.example');
  for (const store of ['pier-39', 'embarcadero'] as const) {
    const terminal = await reportFrom(page, demoServer.url, store);
    const own = [...now, ...before].filter(({ locationId }) => locationId === store);
    expect(await terminal.reportPunches(own)).toMatchObject({ taken: own.length, refused: [] });
  }
  await openLastWeek(page, 'Employee Payroll');
  await expect(page.getByRole('row', { name: /^Tomás Reyes/ })).toBeVisible();
  const file = await rowsOf(page, 2);
  const withoutJobs = Object.entries(file).map(([key, cells]) => [key.split(', ')[0], cells]);
  const [counted, countedBefore] = [countedWork(now), countedWork(before)];
  expect(Number(counted[yuki.name]?.Overtime)).toBeGreaterThan(0);
  expect(Object.fromEntries(withoutJobs)).toEqual(besideBefore(counted, countedBefore, {}));
});
