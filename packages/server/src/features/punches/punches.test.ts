import type { Operations, ResponseOf, UserRecord } from '@servery/contract';
import { daysAfter, newEmploymentBlob, type Punch } from '@servery/domain';
import { buildPunch } from '@servery/domain/testing/build-punch';
import { beforeEach, describe, expect, test } from 'vitest';
import { newEmail } from '../../testing/employee-calls.ts';
import { terminalOf } from '../../testing/reporting-terminal.ts';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, type Client, roleSets, testCompany } from '../../testing/test-server.ts';

type Work = ResponseOf<Operations['readWork']>;

const { server } = await testCompany();
let company = await buildCompany(server);
let owner: Client = await company.as('admin');
let terminal = await terminalOf(server, company, company.locations.one);

const rights = [...roleSets.admin, 'VIEW_WAGE_DATA'] as const;

// Each case counts the work of a company of its own.
beforeEach(async () => {
  company = await buildCompany(server);
  owner = await personWith(server, company, { permissions: rights });
  terminal = await terminalOf(server, company, company.locations.one);
});

const today = new Date().toISOString().slice(0, 10);
/** A Monday that is over since more than a week. */
const monday = daysAfter(today, -((new Date(today).getUTCDay() + 6) % 7) - 14);

const server4 = { id: '4', name: 'Server' };
const cashier = { id: '1', name: 'Cashier' };

interface Given extends Partial<Punch> {
  readonly hours?: number;
}

/** A shift from 17:00 UTC of a day of the week, without breaks. */
function shift(day: number, { hours = 8, ...given }: Given): Punch {
  const businessDate = daysAfter(monday, day);
  const begins = Date.parse(`${businessDate}T17:00:00Z`);
  return buildPunch({
    id: `p-${day}-${given.job?.id ?? '4'}`,
    locationId: company.locations.one,
    businessDate,
    job: server4,
    clockedIn: new Date(begins).toISOString(),
    clockedOut: new Date(begins + hours * 3_600_000).toISOString(),
    breaks: [],
    declaredTips: 0,
    ...given,
  });
}

interface Hired {
  readonly id: string;
  readonly name: string;
}

async function hire(
  name: string,
  jobs: readonly { jobTypeId: string; wage: string; place?: string }[],
): Promise<Hired> {
  const body = {
    name,
    email: newEmail(),
    grantedRoles: [{ id: 'role_manager' }],
    jobs,
  };
  const answer = await owner('POST', `/api/users/${company.id}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  const { id }: UserRecord = answer.json();
  return { id, name };
}

async function work(query = '', client: Client = owner): Promise<Work> {
  const answer = await client('GET', `/api/paid-work?from=${monday}&to=${daysAfter(monday, 6)}&${query}`);
  expect([query, answer.statusCode, answer.body]).toEqual([query, 200, answer.body]);
  return answer.json();
}

/** The sums of each row by its key. */
async function tableOf(query: string, client?: Client): Promise<Record<string, Record<string, number | null>>> {
  const { sums, rows } = await work(query, client);
  return Object.fromEntries(
    rows.map((row) => [row.key.join(' '), Object.fromEntries(sums.map((name, at) => [name, row.sums[at] ?? null]))]),
  );
}

describe('a week on payroll, worked out by hand', () => {
  /**
   * Nora: 30 h as a server at 18.67 are 560.10 and 16 h at the register at 24.00 are 384.00; 46 h for 944.10 make a regular rate of
   * 20.5239, half of which six times is 61.57. Lunches of half an hour are not paid, a break of ten minutes is.
   */
  test('RT-09 EM-61 EM-54 EM-51 two jobs at two wages, overtime, breaks and tips come to the table', async () => {
    const nora = await hire('Nora Quist', [
      { jobTypeId: '4', wage: '18.67' },
      { jobTypeId: '1', wage: '24.00' },
    ]);
    const lunch = (day: number): Punch['breaks'] => {
      const at = (time: string) => `${daysAfter(monday, day)}T${time}:00.000Z`;
      return [
        { kind: 'LUNCH', from: at('20:00'), to: at('20:30'), isPaid: false },
        { kind: 'BREAK', from: at('22:00'), to: at('22:10'), isPaid: true },
      ];
    };
    const servers = [0, 1, 2].map((day) =>
      shift(day, { hours: 10.5, person: nora, breaks: lunch(day), declaredTips: 4_210 }),
    );
    const register = [3, 4].map((day) => shift(day, { person: nora, job: cashier }));
    expect(await terminal.reportPunches(...servers, ...register)).toMatchObject({ status: 200, taken: 5, refused: [] });
    expect(await tableOf('by=person,job')).toEqual({
      [`${nora.id} 4`]: expect.objectContaining({
        regular: 1_800,
        overtime: 0,
        unpaid: 90,
        straight: 56_010,
        premium: 0,
        declaredTips: 12_630,
      }),
      [`${nora.id} 1`]: expect.objectContaining({
        regular: 600,
        overtime: 360,
        unpaid: 0,
        straight: 38_400,
        premium: 6_157,
        declaredTips: 0,
      }),
    });
    const { names } = await work('by=person,job');
    expect(names).toMatchObject({ [nora.id]: 'Nora Quist', 4: 'Server', 1: 'Cashier' });
    expect(await tableOf('by=location')).toEqual({
      [company.locations.one]: expect.objectContaining({ shifts: 5, laborCost: 100_567, laborMinutes: 2_760 }),
    });
  });

  test('EM-62 an override of a store counts for the hours that are worked there', async () => {
    const nora = await hire('Nora Quist', [{ jobTypeId: '4', wage: '20.00' }]);
    const { three } = company.locations;
    const blob = newEmploymentBlob();
    await owner('PUT', `/api/blobs/employment/company/${company.id}`, { id: `emp_${company.id}`, ver: 0, blob });
    const path = ['payrollAndOvertime', 'overTimePay', 'californiaOvertime'];
    const saved = await owner('PUT', `/api/blobs/employment/overrides/location/${three}`, {
      overrideVer: 0,
      changes: [{ kind: 'SIMPLE_FIELD_CHANGED', path, from: false, to: true }],
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const there = await terminalOf(server, company, three);
    await terminal.reportPunches(shift(0, { hours: 13, person: nora }));
    await there.reportPunches(shift(1, { hours: 13, person: nora, locationId: three }));
    expect(await tableOf('by=location')).toEqual({
      [company.locations.one]: expect.objectContaining({ regular: 780, overtime: 0, doubleTime: 0 }),
      [three]: expect.objectContaining({
        regular: 480,
        overtime: 240,
        doubleTime: 60,
        straight: 26_000,
        premium: 6_000,
      }),
    });
  });

  test('a raise counts from the shifts that begin after it; a wage that comes late counts for what had none', async () => {
    const nora = await hire('Nora Quist', []);
    await terminal.reportPunches(shift(0, { person: nora }));
    expect(await tableOf('')).toMatchObject({ '': { straight: null, laborCost: null, regular: 480 } });
    const pay = async (wage: string) => {
      const { ver } = (await owner('GET', `/api/users/${company.id}/${nora.id}`)).json();
      const edit = { ver, jobs: [{ jobTypeId: '4', wage }] };
      expect((await owner('PUT', `/api/users/${company.id}/${nora.id}`, edit)).statusCode).toBe(200);
    };
    await pay('18.00');
    expect(await tableOf('')).toMatchObject({ '': { straight: 14_400 } });
    await pay('20.00');
    await terminal.reportPunches(shift(1, { person: nora }));
    expect(await tableOf('')).toMatchObject({ '': { straight: 28_800 } });
  });
});

describe('reports of punches', () => {
  test('come in any order, twice, on another day than before, and end in the same sums', async () => {
    const nora = await hire('Nora Quist', [{ jobTypeId: '4', wage: '18.67' }]);
    const versions = [
      shift(0, { person: nora, state: 'OPEN', clockedOut: null }),
      { ...shift(0, { person: nora, hours: 9 }), revision: 2 },
      { ...shift(1, { person: nora, hours: 7 }), id: 'p-0-4', revision: 3 },
    ];
    const [first, second, third] = versions;
    await terminal.reportPunches(first);
    expect(await tableOf('by=date')).toMatchObject({ [monday]: { atWork: 1, shifts: 0, regular: 0 } });
    await terminal.reportPunches(third);
    expect(await terminal.reportPunches(second, third)).toMatchObject({ taken: 0, unchanged: 2 });
    const rows = await tableOf('by=date');
    expect(rows).toEqual({ [daysAfter(monday, 1)]: expect.objectContaining({ atWork: 0, shifts: 1, regular: 420 }) });
    await terminal.reportPunches({ ...third, revision: 4, state: 'VOIDED' });
    expect(await tableOf('by=date')).toEqual({});
  });

  test('each that is wrong is named, the others are taken', async () => {
    const nora = await hire('Nora Quist', [{ jobTypeId: '4', wage: '18.67' }]);
    const good = shift(0, { person: nora });
    const answer = await terminal.reportPunches(
      good,
      { ...good, id: 'money', declaredTips: 12.5 },
      { ...good, id: 'old', businessDate: '1900-01-01' },
      { ...good, id: 'far', locationId: company.locations.three },
      { ...good, id: 'more', wage: 1_867 },
      'nothing',
      { ...good, declaredTips: 1 },
    );
    expect(answer).toMatchObject({ status: 200, taken: 1 });
    expect(answer.refused.map(({ index, code, path }) => [index, code, path])).toEqual([
      [1, 'INVALID', 'declaredTips'],
      [2, 'DATE', 'businessDate'],
      [3, 'OTHER_LOCATION', 'locationId'],
      [4, 'INVALID', ''],
      [5, 'INVALID', ''],
      [6, 'OTHER_CONTENT', 'revision'],
    ]);
  });

  test('people and jobs that nobody knows are kept under the names of then', async () => {
    const stranger = { id: 'usr_gone', name: 'Gone Person' };
    await terminal.reportPunches(shift(0, { person: stranger, job: { id: '99', name: 'Piano player' } }));
    expect((await work('by=person,job')).names).toMatchObject({ usr_gone: 'Gone Person', 99: 'Piano player' });
  });

  test('what is odd is listed with the punch', async () => {
    const nora = await hire('Nora Quist', [{ jobTypeId: '4', wage: '18.67' }]);
    const edits = [{ by: { id: 'm', name: 'Manager' }, at: `${monday}T23:00:00.000Z`, reason: 'Forgot to clock out' }];
    await terminal.reportPunches(shift(0, { hours: 17, person: nora, edits }));
    const days = `from=${monday}&to=${monday}`;
    const { punches } = (await owner('GET', `/api/time-punches?person=${nora.id}&${days}`)).json();
    expect(punches).toMatchObject([{ marks: ['LONG'], paid: 1_020, unpaid: 0, punch: { edits } }]);
  });

  test('two stores that report one person at once wait for each other', async () => {
    const nora = await hire('Nora Quist', [{ jobTypeId: '4', wage: '10.00' }]);
    const { three } = company.locations;
    const there = await terminalOf(server, company, three);
    await Promise.all(
      [0, 1, 2, 3, 4].flatMap((day) => [
        terminal.reportPunches(shift(day, { hours: 5, person: nora })),
        there.reportPunches(shift(day, { hours: 5, person: nora, locationId: three, id: `t-${day}` })),
      ]),
    );
    expect(await tableOf('')).toMatchObject({
      '': { shifts: 10, regular: 2_400, overtime: 600, straight: 50_000, premium: 5_000 },
    });
  });
});

describe('payroll is shown', () => {
  const sumsOf = async (client: Client) => (await work('by=person', client)).sums;

  test('PM-37 EM-102 with pay to people who administer others and may see wages there, to others without', async () => {
    const nora = await hire('Nora Quist', [{ jobTypeId: '4', wage: '18.67' }]);
    await terminal.reportPunches(shift(0, { person: nora }));
    const on = { type: 'LOCATION', id: company.locations.one } as const;
    const other = { type: 'LOCATION', id: company.locations.three } as const;
    const wages = ['DASHBOARD', 'USER_ADMIN', 'VIEW_WAGE_DATA'] as const;
    expect(await sumsOf(await personWith(server, company, { permissions: wages, on }))).toContain('straight');
    expect(await sumsOf(await company.as('reader'))).not.toContain('straight');
    expect(
      await sumsOf(await personWith(server, company, { permissions: ['DASHBOARD', 'VIEW_WAGE_DATA'] })),
    ).not.toContain('straight');
    const elsewhere = await personWith(server, company, { permissions: wages, on: other });
    expect((await work('by=person', elsewhere)).rows).toEqual([]);
    const list = await elsewhere('GET', `/api/time-punches?person=${nora.id}&from=${monday}&to=${today}`);
    expect(list.json()).toEqual({ punches: [] });
  });

  test('EM-102 overtime that holds the wages of another store is not told where these are not seen', async () => {
    const { one, three } = company.locations;
    const nora = await hire('Nora Quist', [{ jobTypeId: '4', wage: '18.67' }]);
    const there = await terminalOf(server, company, three);
    await there.reportPunches(...[0, 1, 2].map((day) => shift(day, { hours: 12, person: nora, locationId: three })));
    await terminal.reportPunches(shift(3, { hours: 6, person: nora }));
    const on = { type: 'LOCATION', id: one } as const;
    const manager = await personWith(server, company, {
      permissions: ['DASHBOARD', 'USER_ADMIN', 'VIEW_WAGE_DATA'],
      on,
    });
    expect(await tableOf('by=location', manager)).toEqual({
      [one]: expect.objectContaining({ regular: 240, overtime: 120, straight: null, premium: null, laborCost: null }),
    });
    expect(await tableOf('by=location')).toMatchObject({ [one]: { straight: 11_202, premium: 1_867 } });
  });

  test('another company sees nothing of it, and nobody without the dashboard anything', async () => {
    const nora = await hire('Nora Quist', [{ jobTypeId: '4', wage: '18.67' }]);
    await terminal.reportPunches(shift(0, { person: nora }));
    const foreign = await buildCompany(server);
    expect((await work('by=person', await foreign.as('admin'))).rows).toEqual([]);
    const days = `from=${monday}&to=${today}`;
    const manager = await company.as('manager');
    expect((await manager('GET', `/api/paid-work?${days}`)).statusCode).toBe(403);
    expect((await manager('GET', `/api/time-punches?person=${nora.id}&${days}`)).statusCode).toBe(403);
  });

  test('days the wrong way round, half a comparison and four groupings are refused by name', async () => {
    const asked = async (query: string) => (await owner('GET', `/api/paid-work?${query}`)).json().errors?.[0]?.path;
    expect(await asked('from=2026-11-02&to=2026-11-01')).toBe('querystring.to');
    expect(await asked('from=2026-11-01&to=2026-11-02&comparedFrom=2026-11-01')).toBe('querystring.comparedTo');
    expect(await asked('from=2026-11-01&to=2026-11-02&by=date,person,job,location')).toBe('querystring.by');
  });
});
