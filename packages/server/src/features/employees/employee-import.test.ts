import type { ImportOutcome } from '@servery/contract';
import { describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { personWith, signInProvider } from '../../testing/test-employees.ts';
import { buildCompany, roleSets, testCompany } from '../../testing/test-server.ts';

const { server, company } = await testCompany();
/** Sees wages. */
const admin = await personWith(server, company, {
  permissions: [...roleSets.admin, 'VIEW_WAGE_DATA'],
});
const users = `/api/users/${company.id}`;

const preview = async (csv: string, client = admin): Promise<ImportOutcome> => {
  const answer = await client('POST', `${users}/import/preview`, { csv });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const run = (csv: string, client = admin) => client('POST', `${users}/import`, { csv });
const total = async () => (await admin('GET', `${users}?status=ALL&limit=1`)).json().total;

describe('CSV out and in', () => {
  test('EE-01 a file of another program names its columns in its own way', async () => {
    const address = `${newId('mail')}@people.example`;
    const outcome = await preview(`NAME,E-mail,POS-ID\nAnders,${address},77`);
    expect(outcome.ignored).toEqual([]);
    expect(outcome.lines[0]?.changes).toContainEqual({ column: 'Email', from: '', to: address });
  });

  test('EE-01 a preview says what each line would create, change, keep and refuse, and changes nothing', async () => {
    const address = `${newId('mail')}@people.example`;
    await admin('POST', users, { name: 'Kept', email: address, phone: '5551234567' });
    const before = await total();
    const outcome = await preview(
      [
        'Name;Email;Phone;POS id;Roles;Jobs;Hired on',
        `Kept;${address};5551234567;;;;`,
        `Renamed;${address.toUpperCase()};5551234567;;;;`,
        'New Person;;(555) 765-4321;31;role_manager @ One; Server ;2026-03-01',
        'Bad;nobody;12;x;Nothing @ Nowhere;Juggler;soon',
        ';;;;;;',
        'Same POS;;;31;;;',
      ].join('\n'),
    );
    expect(outcome.lines.map(({ line, action }) => [line, action])).toEqual([
      [2, 'KEEP'],
      [3, 'REFUSE'],
      [4, 'CREATE'],
      [5, 'REFUSE'],
      [7, 'REFUSE'],
    ]);
    expect(outcome.counts).toEqual({ create: 1, change: 0, keep: 1, refuse: 3 });
    expect(outcome.lines[1]?.errors.map(({ message }) => message)).toContain('This is the same as on line 2.');
    expect(outcome.lines[3]?.errors.map(({ column, message }) => `${column}: ${message}`)).toEqual([
      'Hired on: Enter a date such as 2026-11-20.',
      'Roles: There is no role or place “Nothing @ Nowhere”.',
      'Jobs: There is no job or place “Juggler”.',
      'Email: Enter an address such as name@example.com, without accents.',
      'Phone: Enter a phone number of 10 to 15 digits.',
      'POS id: Enter a POS id of 1 to 8 digits.',
    ]);
    expect(outcome.lines[4]?.errors).toEqual([
      { code: 'SAME_AS_LINE', column: 'POS id', message: 'This is the same as on line 4.' },
    ]);
    expect(await total()).toBe(before);
  });

  test('EE-01 lines that can be read go in, the others are named by line and column', async () => {
    const before = await total();
    const answer = await run('Name,Phone\nFine,5551234567\nWrong,1\nFine too,5551234568,more\nJos\uFFFD,\n"Open,1');
    expect(answer.statusCode).toBe(200);
    const { counts, lines } = answer.json();
    expect(counts).toEqual({ create: 1, change: 0, keep: 0, refuse: 4 });
    expect(
      lines.flatMap(({ line, errors }: ImportOutcome['lines'][number]) => errors.map(({ code }) => [line, code])),
    ).toEqual([
      [3, 'PHONE'],
      [4, 'MORE_CELLS'],
      [5, 'LOST_CHARACTERS'],
      [6, 'UNCLOSED_QUOTE'],
    ]);
    expect(await total()).toBe(before + 1);
  });

  test('EE-01 a wage below the minimum wage is said in the preview, which does not refuse it', async () => {
    const own = await buildCompany(server);
    const chief = await personWith(server, own, {
      permissions: [...roleSets.admin, 'VIEW_WAGE_DATA'],
    });
    const url = `/api/blobs/employment/company/${own.id}`;
    const { id, ver, blob } = (await chief('GET', url)).json();
    const minimumWage = { enabled: true, amount: '16.50' };
    const payrollAndOvertime = { ...blob.payrollAndOvertime, minimumWage };
    const saved = await chief('PUT', url, { id, ver, blob: { ...blob, payrollAndOvertime } });
    expect(saved.statusCode, saved.body).toBe(200);
    const csv = 'Name,Jobs\nAda,Server = 7.25\nBea,Server = 16.50';
    const answer = await chief('POST', `/api/users/${own.id}/import/preview`, { csv });
    expect(answer.json().counts).toMatchObject({ create: 2, refuse: 0 });
    expect(answer.json().remarks).toEqual([
      { code: 'WAGE_BELOW_MINIMUM', message: 'Line 2, Ada: 7.25 an hour is below the minimum wage of 16.50.' },
    ]);
    const grades = await chief('GET', `/api/users/${own.id}/wage-grades?place=${own.locations.one}`);
    expect(grades.json().minimumWage).toBe('16.50');
  });

  test('EE-01 days as US spreadsheets write them are read where a column can mean nothing else, and said', async () => {
    const file = (...days: string[]) =>
      ['Name,Hired on,Date of birth', ...days.map((day, at) => `Day ${at},${day}`)].join('\n');
    const { lines, remarks } = await preview(
      file('1/15/2025,3/4/1991', '12/31/2024,5/6/1990', '2025-02-03,', '2/30/2025,'),
    );
    expect(remarks).toEqual([{ code: 'MONTH_FIRST', message: 'The dates in “Hired on” are read as month/day/year.' }]);
    expect(lines[0]?.errors.map(({ column, message }) => `${column}: ${message}`)).toEqual([
      'Date of birth: Is “3/4/1991” month/day or day/month? Write it as 2026-11-20.',
    ]);
    expect(lines[3]?.errors.map(({ message }) => message)).toEqual(['Enter a date such as 2026-11-20.']);
    const read = await preview(file('1/15/2025,', '12/31/2024,'));
    expect(read.lines.map(({ changes }) => changes.find(({ column }) => column === 'Hired on')?.to)).toEqual([
      '2025-01-15',
      '2024-12-31',
    ]);
  });

  test('EE-01 between semicolons a wage has a decimal comma; columns that nothing answers to are named and ignored', async () => {
    const outcome = await preview('Name;Shoe size;Roles;Jobs\nComma;42;role_manager @ One;"Server @ One = 17,50"');
    expect(outcome.ignored).toEqual(['Shoe size']);
    expect(outcome.lines[0]?.changes).toContainEqual({ column: 'Jobs', from: '', to: 'Server @ One = 17.50' });
  });

  test('EE-01 ids of another system are said once and not read', async () => {
    const outcome = await preview('Id,Name\n1,Emma\n2,Noah');
    expect(outcome.counts).toMatchObject({ create: 2, refuse: 0 });
    expect(outcome.remarks.map(({ code }) => code)).toEqual(['IDS_OF_ANOTHER_SYSTEM']);
  });

  test('EE-01 a line that ends early leaves the columns behind it as they are', async () => {
    const made = (await admin('POST', users, { name: 'Short', phone: '5551234567', posId: '781' })).json();
    expect((await preview(`Id,Name,Phone,POS id\n${made.id},Shorter`)).lines[0]?.changes).toEqual([
      { column: 'Name', from: 'Short', to: 'Shorter' },
    ]);
  });

  test('EE-01 what is exported comes back as it was, names that look like formulas too', async () => {
    const own = await buildCompany(server);
    const client = await own.as('admin');
    const path = `/api/users/${own.id}`;
    for (const name of ['=1+1', 'a;=1+1', '+SUM(A1)', '-2', '@cmd', 'O\'Neil, "Jo"', '\tTab', '＝wide', "'quoted"])
      expect((await client('POST', path, { name, phone: '+1 (555) 123-4567' })).statusCode).toBe(200);
    const { body, headers } = await client('GET', `${path}/export?status=ALL`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain('attachment');
    expect(body.startsWith('\uFEFFId,Name,Email,Phone')).toBe(true);
    for (const cell of body.split(/,|\r\n/)) expect(cell).not.toMatch(/^"?[=+\-@\t＝]|;=/);
    const again = (await client('POST', `${path}/import/preview`, { csv: body })).json();
    expect(again.lines.filter(({ action }: { action: string }) => action !== 'KEEP')).toEqual([]);
  });

  test('EE-01 an edited export changes people; a column left out stays, an empty cell empties', async () => {
    const made = (
      await admin('POST', users, {
        name: 'Before',
        phone: '5551234567',
        posId: '77',
        jobs: [{ jobTypeId: '1' }],
        grantedRoles: [{ id: 'role_manager', grantObject: company.locations.two }],
      })
    ).json();
    const csv = `Id,Name,Phone,Roles\n${made.id},After,,role_reader; role_manager @ One`;
    expect((await preview(csv)).lines[0]?.changes).toEqual([
      { column: 'Name', from: 'Before', to: 'After' },
      { column: 'Phone', from: '5551234567', to: '' },
      { column: 'Roles', from: 'manager @ Two', to: 'reader; manager @ One' },
    ]);
    expect((await run(csv)).statusCode).toBe(200);
    expect((await admin('GET', `${users}/${made.id}`)).json()).toMatchObject({
      name: 'After',
      phone: null,
      posId: '77',
      jobs: [{ jobTypeId: '1' }],
      ver: 2,
    });
  });

  test('EE-01 EM-101 EM-102 EM-103 EM-104 jobs with places and wages, certifications and driver data go out and come in', async () => {
    const given = {
      name: 'Round Trip',
      grantedRoles: [{ id: 'role_manager' }],
      jobs: [
        { jobTypeId: '1', place: company.locations.one, wage: '17.50' },
        { jobTypeId: '1', place: null, wage: '16.00' },
        { jobTypeId: '2', place: company.groups.west, wage: null },
      ],
      certifications: [
        { requirementId: '1', issuedOn: '2026-01-31', expiresOn: '2027-01-31' },
        { requirementId: '2', issuedOn: null, expiresOn: null },
      ],
      employment: { birthDate: '1991-03-04', cardId: 'C-9', driverLicence: 'D-9', insuranceExpiresOn: '2027-05-06' },
    };
    const made = (await admin('POST', users, given)).json();
    const { body } = await admin('GET', `${users}/export?search=Round`);
    expect(body).toContain('Cashier @ One = 17.50; Cashier = 16.00;');
    expect(body).toContain(' = 2026-01-31 to 2027-01-31; ');
    expect((await preview(body)).counts).toEqual({ create: 0, change: 0, keep: 1, refuse: 0 });
    await admin('PUT', `${users}/${made.id}`, { ver: 1, jobs: [], certifications: [], employment: { cardId: null } });
    expect((await run(body)).statusCode).toBe(200);
    expect((await admin('GET', `${users}/${made.id}`)).json()).toMatchObject({
      jobs: given.jobs,
      certifications: given.certifications,
      employment: given.employment,
    });
  });

  test('EE-01 EM-101 EM-103 what is wrong with jobs and certifications is refused with line and column', async () => {
    const roles = 'role_manager @ One';
    const { lines } = await preview(
      [
        'Name,Roles,Jobs,Certifications',
        `Letters,${roles},Server = twelve,`,
        `Negative,${roles},Server = -5,`,
        `Twice,${roles},Server @ One; Server @ One = 9,`,
        `Elsewhere,${roles},Server @ Three,`,
        `Nowhere,${roles},Server @ Atlantis,`,
        `Backwards,${roles},,Food Handlers = 2027-01-31 to 2026-01-31`,
        `Undated,${roles},,Food Handlers = soon`,
        `Unknown,${roles},,Juggling`,
        `Doubled,${roles},,Food Handlers; Food Handlers`,
        `No such day,${roles},,Food Handlers = 2027-02-31`,
      ].join('\n'),
    );
    expect(lines.map(({ name, errors }) => [name, ...errors.map(({ column, code }) => `${column} ${code}`)])).toEqual([
      ['Letters', 'Jobs WAGE_FORM'],
      ['Negative', 'Jobs WAGE_FORM'],
      ['Twice', 'Jobs SAME_JOB_TYPE'],
      ['Elsewhere', 'Jobs JOB_WITHOUT_ROLE'],
      ['Nowhere', 'Jobs UNKNOWN_JOB_TYPE'],
      ['Backwards', 'Certifications ENDS_BEFORE_IT_BEGINS'],
      ['Undated', 'Certifications DAYS_FORM'],
      ['Unknown', 'Certifications UNKNOWN_REQUIREMENT'],
      ['Doubled', 'Certifications SAME_REQUIREMENT'],
      ['No such day', 'Certifications DAYS_FORM'],
    ]);
  });

  test('EE-08 EM-101 EM-103 only a person who may see staff data brings and takes its columns', async () => {
    const other = await signInProvider(server, ['USER_ADMIN']);
    for (const column of ['Jobs', 'Certifications', 'Hired on', 'Swipe card']) {
      const answer = await run(`Name,${column}\nNew,`, other);
      expect(answer.json().errors).toEqual([
        {
          code: 'STAFF_DATA_NOT_ALLOWED',
          message: `You do not have permission to import the column “${column}”. Leave it out.`,
          path: 'body.csv',
        },
      ]);
    }
    const [head] = (await other('GET', `${users}/export`)).body.split('\r\n');
    expect(head).toBe('\uFEFFId,Name,Email,Phone,POS id,Status,Roles');
  });

  test('EE-01 of 20,000 lines with an error in every tenth, each is reported and nothing is done', async () => {
    const before = await total();
    const lines = Array.from(
      { length: 20_000 },
      (_, index) => `Person ${index},${index % 10 === 0 ? '12' : ''},Server = 1`,
    );
    const outcome = await preview(`Name,Phone,Jobs\n${lines.join('\n')}`);
    expect(outcome.counts).toEqual({ create: 18_000, change: 0, keep: 0, refuse: 2_000 });
    expect(outcome.lines.filter(({ action }) => action === 'REFUSE').map(({ line }) => line)).toEqual(
      Array.from({ length: 2_000 }, (_, index) => index * 10 + 2),
    );
    expect(await total()).toBe(before);
  });

  test('EE-01 PM-57 a line about somebody of another company is refused like one about nobody', async () => {
    const foreign = await buildCompany(server);
    const other = await foreign.as('admin');
    const theirs = (
      await other('POST', `/api/users/${foreign.id}`, { name: 'Theirs', email: 'theirs@people.example' })
    ).json();
    const { lines } = await preview(`Id,Name,Email\n${theirs.id},Mine,\nusr_absent,Mine,\n,Mine,theirs@people.example`);
    expect(lines.map(({ errors }) => errors.map(({ code }) => code))).toEqual([
      ['NOT_FOUND'],
      ['NOT_FOUND'],
      ['ALREADY_EXISTS'],
    ]);
    expect(lines[0]?.errors).toEqual(lines[1]?.errors);
  });

  test('ER-13 who has accounts in other companies is not found out by trying lists of addresses', async () => {
    const [asking, foreign] = await Promise.all([buildCompany(server), buildCompany(server)]);
    const tag = newId('mail').replaceAll('_', '-');
    const addresses = Array.from({ length: 120 }, (_, at) => `${tag}-${at}@people.example`);
    const csv = (some: readonly string[]) => ['Name,Email', ...some.map((address) => `Sam,${address}`)].join('\n');
    const theirs = await (await foreign.as('admin'))('POST', `/api/users/${foreign.id}/import`, {
      csv: csv(addresses),
    });
    expect(theirs.statusCode, theirs.body).toBe(200);
    const [curious, colleague] = await Promise.all(
      [1, 2].map(() => personWith(server, asking, { permissions: ['USER_ADMIN'] })),
    );
    const people = `/api/users/${asking.id}`;
    const send = async (client: typeof curious, to: string, some: readonly string[]) =>
      (await client?.('POST', `${people}/${to}`, { csv: csv(some) }))?.json();
    // Each counts once, also when colleagues meet it, or meet it again.
    for (const to of ['import/preview', 'import'])
      for (const client of [curious, colleague])
        expect(await send(client, to, addresses.slice(0, 60))).toMatchObject({ counts: { refuse: 60 } });
    expect(await send(curious, 'import/preview', addresses.slice(0, 100))).toMatchObject({ counts: { refuse: 100 } });
    const free = `new-${tag}@people.example`;
    expect(await send(colleague, 'import/preview', [free])).toMatchObject({ counts: { create: 1 } });
    const refused = { error: 'RATE_LIMIT_EXCEEDED' };
    expect(await send(colleague, 'import/preview', addresses.slice(100))).toEqual(refused);
    expect(await send(curious, 'import/preview', addresses.slice(0, 1))).toEqual(refused);
    expect(await send(curious, 'import/preview', [free])).toEqual(refused);
    const alone = await colleague?.('POST', people, { name: 'Sam', email: free });
    expect([alone?.statusCode, alone?.json()]).toEqual([429, refused]);
    const without = await colleague?.('POST', people, { name: 'Sam', grantedRoles: [] });
    expect(without?.statusCode).not.toBe(429);
  });

  test('EE-01 files that are no list of people are refused whole, and say why', async () => {
    const bombs: [string, string][] = [
      ['\0', 'INVALID_TEXT'],
      ['Name,name\nA,B', 'SAME_COLUMN'],
      ['Phone\n5551234567', 'NO_NAME_COLUMN'],
      [`Name${','.repeat(5_000)}x\n`, 'TOO_MANY_COLUMNS'],
      [`Name${','.repeat(11_900_000)}`, 'HEAD_TOO_LONG'],
      [`Name\n${'A\n'.repeat(50_001)}`, 'TOO_MANY_LINES'],
      [`Name\n${'\n'.repeat(5_000_000)}`, 'TOO_MANY_LINES'],
    ];
    for (const [csv, code] of bombs) {
      const answer = await run(csv);
      expect(answer.statusCode, code).toBe(400);
      expect(answer.json().errors[0].code).toBe(code);
    }
    expect((await run('x'.repeat(13 * 1024 * 1024))).statusCode).toBe(400);
    expect((await preview(`Name\n${'x'.repeat(10_000)}`)).lines[0]?.action).toBe('REFUSE');
  });

  test('EE-01 5,000 people come in at once, each with its entry in the audit', async () => {
    const own = await buildCompany(server);
    const client = await personWith(server, own, { permissions: [...roleSets.admin] });
    const lines = Array.from(
      { length: 5_000 },
      (_, index) =>
        `Person ${index},p${index}@${own.tag}.example,555${String(index).padStart(7, '0')},${index + 1},manager @ One,Server`,
    );
    const csv = ['Name,Email,Phone,POS id,Roles,Jobs', ...lines].join('\n');
    const path = `/api/users/${own.id}`;
    expect((await client('POST', `${path}/import/preview`, { csv })).json().counts.create).toBe(5_000);
    expect((await client('POST', `${path}/import`, { csv })).statusCode).toBe(200);
    expect((await client('GET', `${path}?search=555000&limit=1`)).json().total).toBe(5_000);
    const { count } = await server.database.inCompany(own.id, (scope) =>
      scope.db
        .selectFrom('audit')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('action', '=', 'CREATE_USER')
        .executeTakeFirstOrThrow(),
    );
    expect(Number(count)).toBe(5_000);
    const again = (await client('POST', `${path}/import/preview`, { csv })).json();
    expect(again.counts).toEqual({ create: 0, change: 0, keep: 5_000, refuse: 0 });
  }, 300_000);
});
