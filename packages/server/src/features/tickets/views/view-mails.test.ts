import type { UserRecord } from '@servery/contract';
import { localTimeIn, nextReportMail } from '@servery/domain';
import { buildPunch } from '@servery/domain/testing/build-punch';
import { buildTicket } from '@servery/domain/testing/build-ticket';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { newEmail } from '../../../testing/employee-calls.ts';
import { reportingTerminal, terminalOf } from '../../../testing/reporting-terminal.ts';
import { personWith } from '../../../testing/test-employees.ts';
import { buildCompany, type Client, roleSets, testCompany } from '../../../testing/test-server.ts';
import { waitFor } from '../../../testing/wait-for.ts';
import { listedViews, saveView, viewsUrl, weekView } from './testing/view-calls.ts';
import { sendDueViews } from './view-mails.ts';

const { server } = await testCompany();
let company = await buildCompany(server);
let reader: Client = await company.as('reader');

beforeEach(async () => {
  company = await buildCompany(server);
  reader = await company.as('reader');
});

describe('the mail of a view', () => {
  const zone = 'America/Los_Angeles';
  const sent: Mail[] = [];
  let trouble: Error | undefined;
  const failures: unknown[] = [];
  const onError = (error: unknown): void => void failures.push(error);
  const settings = {
    database: server.database,
    publicUrl: 'https://console.example',
    mailer: {
      send: async (mail: Mail) => {
        if (trouble) throw trouble;
        sent.push(mail);
      },
      close: () => undefined,
    },
  };
  /** The mails of this company that are sent at a moment. */
  const sendAt = async (now: number) => {
    sent.length = 0;
    await sendDueViews(settings, { now, stopping: new AbortController().signal, onError });
    return sent.filter(({ to }) => to.address.includes(company.tag));
  };
  const stateOf = async (id: string) => (await listedViews(reader)).find((view) => view.id === id)?.mail;

  beforeEach(async () => {
    trouble = undefined;
    await server.database.owner.deleteFrom('report_views').execute();
    await server.database.owner
      .updateTable('tenants')
      .set({ timezone: zone })
      .where('company_id', '=', company.id)
      .execute();
  });

  /** Two tickets at one store and one at the other, on the day before the next mail; and when that is due. */
  async function prepared(given: object = {}) {
    const { one, two } = company.locations;
    const due = nextReportMail({ at: '06:30', zone, sentOn: null }, Date.now());
    const businessDate = localTimeIn(due - 86_400_000, zone).date;
    const ticketAt = (locationId: string, id: string) =>
      buildTicket({
        id,
        locationId,
        businessDate,
        opened: `${businessDate}T19:00:00.000Z`,
        closed: `${businessDate}T19:30:00.000Z`,
      });
    const reports = [
      [one, ['a', 'b']],
      [two, ['c']],
    ] as const;
    for (const [at, ids] of reports)
      await (await reportingTerminal(server, company, at))(...ids.map((id) => ticketAt(at, id)));
    const address = 'period=yesterday&versus=nothing';
    const view = await saveView(reader, { name: 'Morning', address, mail: { at: '06:30', locationId: one }, ...given });
    return { view, due, one, two };
  }

  test('goes out at its time of the store with figures and table, once a day, and leads back', async () => {
    const { view, due } = await prepared();
    expect(view.mail).toMatchObject({ state: 'NEW', sentOn: null, nextOn: localTimeIn(due, zone).date });
    expect(await sendAt(due - 1_000)).toEqual([]);
    const [mail, ...more] = await sendAt(due);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Morning: [A-Z][a-z]{2} \d+\w\w \d{4}$/);
    expect(mail?.text).toContain('Store Summary of 3 stores');
    expect(mail?.text).toContain('- Net sales: $42.00');
    expect(mail?.text).toMatch(/^Store +Tickets +Net sales +Share/m);
    expect(mail?.text).toMatch(/ 2 +\$28\.00 +66\.7 %/);
    expect(mail?.html).toContain(
      '<td style="padding:4px 10px;border-bottom:1px solid #d9dedd;text-align:right">$28.00</td>',
    );
    expect(mail?.text).toContain(
      `https://console.example/storeSummary?period=yesterday&versus=nothing&view=${view.id}\n`,
    );
    expect(mail?.text).toContain(`view=${view.id}&mail=open`);
    expect(await sendAt(due + 60_000)).toEqual([]);
    expect(await stateOf(view.id)).toMatchObject({ state: 'SENT', sentOn: localTimeIn(due, zone).date });
    const next = nextReportMail({ at: '06:30', zone, sentOn: localTimeIn(due, zone).date }, due);
    expect(await sendAt(next)).toHaveLength(1);
  });

  test('holds only the stores that its reader may see at that moment, and none where there is none', async () => {
    const { one, two } = company.locations;
    const grants = { of: `usr_reader_${company.tag}` };
    const { view, due } = await prepared({ address: 'period=yesterday', mail: { at: '06:30', locationId: two } });
    await server.database.owner
      .updateTable('grants')
      .set({ object_type: 'LOCATION', object_id: two })
      .where('user_id', '=', grants.of)
      .execute();
    const [mail] = await sendAt(due);
    expect(mail?.text).toContain('Store Summary of 1 store,');
    expect(mail?.text).toContain('- Net sales: $14.00');
    expect(mail?.text).not.toContain('$28.00');
    // The view is of a store that the reader sees no more.
    const { id } = view;
    const body = {
      ...weekView,
      name: 'Morning',
      address: `period=yesterday&place=${one}`,
      mail: { at: '06:30', locationId: two },
    };
    expect((await reader('PUT', `${viewsUrl}/${id}`, body)).statusCode).toBe(200);
    const next = nextReportMail({ at: '06:30', zone, sentOn: localTimeIn(due, zone).date }, due);
    expect(await sendAt(next)).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ state: 'NO_RIGHT' });
    // The right itself is taken away: nothing is sent, and the row says so.
    await reader('PUT', `${viewsUrl}/${id}`, { ...body, address: 'period=yesterday' });
    await server.database.owner.deleteFrom('grants').where('user_id', '=', grants.of).execute();
    expect(await sendAt(next + 86_400_000)).toEqual([]);
    const states = server.database.owner.selectFrom('report_views').select('mail_state').where('id', '=', id);
    expect(await states.execute()).toEqual([{ mail_state: 'NO_RIGHT' }]);
  });

  test('of a store that the reader may not see is not turned on', async () => {
    const { one, two } = company.locations;
    const on = { type: 'LOCATION', id: two } as const;
    const person = await personWith(server, company, { permissions: ['DASHBOARD'], on });
    const answer = await person('POST', viewsUrl, { ...weekView, mail: { at: '06:30', locationId: one } });
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'body.mail.locationId']);
  });

  test('is sent once where several nodes look at the same time', async () => {
    const { due } = await prepared();
    sent.length = 0;
    const stopping = new AbortController().signal;
    await Promise.all(Array.from({ length: 4 }, () => sendDueViews(settings, { now: due, stopping, onError })));
    expect(sent.filter(({ to }) => to.address.includes(company.tag))).toHaveLength(1);
  });

  test('is not kept back by a view before it that cannot be worked out, which is tried again later', async () => {
    const { due } = await prepared();
    const { three } = company.locations;
    const broken = await saveView(reader, { name: 'Broken', mail: { at: '06:00', locationId: three } });
    // A report of a later version, after a step back.
    const ofReport = (report: string) =>
      sql`UPDATE report_views SET report = ${report} WHERE id = ${broken.id}`.execute(server.database.owner);
    await ofReport('later');
    // Saved between 6 and 6:30 AM it would come a day later.
    await sql`UPDATE report_views SET mail_due_at = ${new Date(due - 1_800_000)} WHERE id = ${broken.id}`.execute(
      server.database.owner,
    );
    failures.length = 0;
    expect((await sendAt(due)).map(({ subject }) => subject)).toEqual([expect.stringContaining('Morning')]);
    expect(failures).toHaveLength(1);
    await ofReport('storeSummary');
    expect((await sendAt(due + 600_000)).map(({ subject }) => subject)).toEqual([expect.stringContaining('Broken')]);
  });

  test('is tried again on the same day only where no mail server was reached', async () => {
    const { view, due } = await prepared();
    trouble = Object.assign(new Error('no one listens'), { command: 'CONN' });
    expect(await sendAt(due)).toEqual([]);
    expect(await stateOf(view.id)).toMatchObject({ sentOn: null });
    trouble = undefined;
    expect(await sendAt(due + 60_000)).toEqual([]);
    expect(await sendAt(due + 600_000)).toHaveLength(1);
    trouble = new Error('broken off while it was sent');
    const next = nextReportMail({ at: '06:30', zone, sentOn: localTimeIn(due, zone).date }, due);
    expect(await sendAt(next)).toEqual([]);
    trouble = undefined;
    expect(await sendAt(next + 3_600_000)).toEqual([]);
    expect(await stateOf(view.id)).toMatchObject({ state: 'FAILED', sentOn: localTimeIn(next, zone).date });
  });

  test('that is turned off or deleted goes out no more, and a new time is no second mail of the day', async () => {
    const { view, due } = await prepared();
    await sendAt(due);
    const { id, mail: _, ...rest } = view;
    expect(
      (await reader('PUT', `${viewsUrl}/${id}`, { ...rest, mail: { at: '23:59', locationId: company.locations.one } }))
        .statusCode,
    ).toBe(200);
    expect((await stateOf(id))?.nextOn).toBe(localTimeIn(due + 86_400_000, zone).date);
    await reader('PUT', `${viewsUrl}/${id}`, { ...rest, mail: null });
    expect(await sendAt(due + 3 * 86_400_000)).toEqual([]);
  });

  test('of deliveries says their medians', async () => {
    const { one } = company.locations;
    const due = nextReportMail({ at: '06:30', zone, sentOn: null }, Date.now());
    const businessDate = localTimeIn(due - 86_400_000, zone).date;
    const at = (minutes: number) =>
      new Date(Date.parse(`${businessDate}T19:00:00.000Z`) + minutes * 60_000).toISOString();
    const delivery = { zone: 'Wharf', driver: null, promised: at(40), made: at(12), out: at(17), delivered: at(31) };
    await (await reportingTerminal(server, company, one))(
      buildTicket({ id: 'd', locationId: one, businessDate, opened: at(0), closed: at(31), delivery }),
    );
    await saveView(reader, {
      report: 'deliveries',
      name: 'Doors',
      address: 'period=yesterday',
      mail: { at: '06:30', locationId: one },
    });
    const [mail] = await sendAt(due);
    expect(mail?.text).toContain('- Order to door: 31 min');
    expect(mail?.text).toContain('- Promise kept: 100.0 %');
    expect(mail?.text).toMatch(/ 1 +100\.0 % +0 +31 min +40 min/);
  });

  test('of taxes says the rate collected, and what has no name', async () => {
    const { one } = company.locations;
    const due = nextReportMail({ at: '06:30', zone, sentOn: null }, Date.now());
    const businessDate = localTimeIn(due - 86_400_000, zone).date;
    const instants = { opened: `${businessDate}T19:00:00.000Z`, closed: `${businessDate}T19:30:00.000Z` };
    const ticket = buildTicket({ id: 'x1', locationId: one, businessDate, ...instants });
    const taxes = [{ taxId: 'food', name: 'Prepared food', amount: 140, taxable: 1_400 }];
    const report = await reportingTerminal(server, company, one);
    await report({ ...ticket, taxes }, { ...ticket, id: 'x2', taxes: [] });
    await saveView(reader, {
      report: 'taxes',
      name: 'Tax',
      address: 'period=yesterday',
      mail: { at: '06:30', locationId: one },
    });
    const [mail] = await sendAt(due);
    expect(mail?.text).toMatch(/Prepared food +\$1\.40 +\d+\.\d % +\$14\.00 +10\.000 %/);
    expect(mail?.text).toMatch(/Tax, not named +\$\d+\.\d\d +\d+\.\d % +\$0\.00 +–/);
  });

  describe('of payroll', () => {
    /** Nora and Theo work at two stores, one after the other; of Theo no wage is on record. */
    async function worked(reading: Client, address = 'period=yesterday&versus=nothing') {
      const { one, two } = company.locations;
      const { due } = await prepared({ name: 'Sales' });
      const businessDate = localTimeIn(due - 86_400_000, zone).date;
      const user = { email: newEmail(), grantedRoles: [{ id: 'role_manager' }] };
      const wage = [{ jobTypeId: '4', wage: '20.00' }];
      const owner = await personWith(server, company, { permissions: [...roleSets.admin, 'VIEW_WAGE_DATA'] });
      const hire = async (body: object): Promise<UserRecord> =>
        (await owner('POST', `/api/users/${company.id}`, { ...user, ...body })).json();
      const people = [
        await hire({ name: 'Nora Quist', jobs: wage }),
        await hire({ name: 'Theo Brandt', email: newEmail() }),
      ];
      const begins = Date.parse(`${businessDate}T15:00:00.000Z`);
      for (const [at, locationId] of [one, two].entries()) {
        const instant = (hours: number) => new Date(begins + (at * 6 + hours) * 3_600_000).toISOString();
        const punches = people.map(({ id, name }) =>
          buildPunch({
            id: `${locationId}-${id}`,
            locationId,
            businessDate,
            person: { id, name },
            clockedIn: instant(0),
            clockedOut: instant(5.5),
            breaks: [],
            declaredTips: at === 0 ? 1_200 : 0,
          }),
        );
        const report = await (await terminalOf(server, company, locationId)).reportPunches(...punches);
        expect(report).toMatchObject({ taken: 2, refused: [] });
      }
      const mail = { at: '06:30', locationId: two };
      const view = await saveView(reading, { report: 'employeePayroll', name: 'Payroll', address, mail });
      await sendAt(due);
      return { view, mail: sent.find(({ subject }) => subject.startsWith('Payroll')) };
    }
    const permissions = ['DASHBOARD', 'USER_ADMIN', 'VIEW_WAGE_DATA'] as const;

    test('RT-09 says hours and pay, and counts whose pay is not known', async () => {
      const { view, mail } = await worked(await personWith(server, company, { permissions }));
      expect(mail?.text).toContain('Employee Payroll of 3 stores');
      expect(mail?.text).toContain('- Hours: 22:00');
      expect(mail?.text).toContain('- Pay: $220.00');
      expect(mail?.text).toContain('- Sales per labor hour: $1.91');
      expect(mail?.text).toContain('The pay of 1 row is not in the sums');
      expect(mail?.text).toMatch(/^Employee +Shifts +Hours +Regular +Overtime +Unpaid breaks +Overtime pay +Pay/m);
      expect(mail?.text).toMatch(/^Nora Quist +2 +11:00 +11:00 +0:00 +0:00 +\$0\.00 +\$220\.00/m);
      expect(mail?.text).toMatch(/^Theo Brandt +2 +11:00 +11:00 +0:00 +0:00 +\$0\.00 +– +\$0\.00 +–/m);
      expect(mail?.text).toContain('https://console.example/employeePayroll?period=yesterday');
      expect(mail?.text).toContain(`view=${view.id}`);
    });

    test('RT-09 has the rows and the order of the view', async () => {
      const reading = await personWith(server, company, { permissions });
      const { mail } = await worked(reading, 'period=yesterday&versus=weekdays&by=location&sort=worked');
      expect(mail?.text).toMatch(/^Store +Shifts/m);
      expect(mail?.text.match(/ 2 +11:00 /g)).toHaveLength(2);
    });

    test('PM-37 EM-102 holds no pay for a reader who may see no wages, and says why', async () => {
      const { mail } = await worked(await personWith(server, company, { permissions: ['DASHBOARD'] }));
      expect(mail?.text).toContain('- Hours: 22:00');
      expect(mail?.text).toContain('Pay shows to people who administer employees and have View Wage Data');
      expect(mail?.text).toMatch(/^Nora Quist +2 +11:00 +11:00 +0:00 +0:00 +\$12\.00/m);
      expect(mail?.text).not.toMatch(/220\.00|110\.00|- Pay/);
    });

    test('PM-37 EM-102 holds the pay and the people of the stores that the reader may see', async () => {
      const on = { type: 'LOCATION', id: company.locations.two } as const;
      const { mail } = await worked(await personWith(server, company, { permissions, on }));
      expect(mail?.text).toContain('Employee Payroll of 1 store,');
      expect(mail?.text).toMatch(/^Nora Quist +1 +5:30 +5:30 +0:00 +0:00 +\$0\.00 +\$110\.00/m);
      expect(mail?.text).not.toContain('220.00');
    });
  });

  test('comes at once as an example, to oneself, a few times', async () => {
    const { view } = await prepared();
    const answer = await reader('POST', `${viewsUrl}/${view.id}/mail`);
    expect(answer.json()).toEqual({ email: `reader@${company.tag}.example` });
    const mail = await waitFor(async () =>
      server.mailbox
        .list()
        .find(({ to, subject }) => to.includes(`reader@${company.tag}.example`) && subject.startsWith('Morning')),
    );
    expect(mail.text).toContain('This is an example that you asked for.');
    expect(await stateOf(view.id)).toMatchObject({ state: 'NEW', sentOn: null });
    for (let round = 0; round < 4; round += 1) await reader('POST', `${viewsUrl}/${view.id}/mail`);
    expect((await reader('POST', `${viewsUrl}/${view.id}/mail`)).statusCode).toBe(429);
  });
});
