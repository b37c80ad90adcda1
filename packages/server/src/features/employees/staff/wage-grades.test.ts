import type { Change } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { historyCalls } from '../../../testing/history-calls.ts';
import { personWith } from '../../../testing/test-employees.ts';
import { buildCompany, type Client, roleSets, testCompany } from '../../../testing/test-server.ts';
import { waitFor } from '../../../testing/wait-for.ts';

/** Occurs in the grades of every level and version, and nowhere else. */
const marker = 'MARKED-58c1';
const { server, company } = await testCompany();
const { one, three } = company.locations;
const { west } = company.groups;
const id = `emp_${company.id}`;
const companyUrl = `/api/blobs/employment/company/${company.id}`;
const locationUrl = (tenantId: string) => `/api/blobs/employment/location/${tenantId}`;
const overrideUrl = (tenantId: string) => `/api/blobs/employment/overrides/location/${tenantId}`;
const configuration = `/api/configuration/${company.id}/employment`;
const gradesUrl = `/api/users/${company.id}/wage-grades`;
const publishedUrl = `/api/published-config/employment/${one}`;

const everything = [...roleSets.admin, 'VIEW_WAGE_DATA'] as const;
const chief = await personWith(server, company, { permissions: everything });
/** Everything but the right to see wages. */
const blind = await personWith(server, company, { permissions: [...roleSets.admin] });

async function accepted(answer: ReturnType<Client>) {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(200);
  return JSON.parse(body);
}

const wagePath = ['wageGrades', { id: 'g1' }, 'wage'];
const pays = (from: string, to: string): Change => ({ kind: 'SIMPLE_FIELD_CHANGED', path: wagePath, from, to });
const logOff = (from: number, to: number): Change => ({
  kind: 'SIMPLE_FIELD_CHANGED',
  path: ['timeClock', 'autoLogOffAfterTime'],
  from,
  to,
});
const override = (client: Client, tenantId: string, overrideVer: number, changes: readonly Change[]) =>
  client('PUT', overrideUrl(tenantId), { overrideVer, changes });
const grade = (wage: string) => ({ id: 'g1', jobTypeId: '2', name: `${marker} new`, wage });

const first = await accepted(chief('GET', companyUrl));
await accepted(chief('PUT', companyUrl, { id, ver: 0, blob: { ...first.blob, wageGrades: [grade('14.41')] } }));
await accepted(chief('PUT', companyUrl, { id, ver: 1, blob: { ...first.blob, wageGrades: [grade('14.52')] } }));
await accepted(override(chief, one, 0, [pays('14.52', '15.63'), logOff(300, 180)]));
const start = { syncDateMillis: null, action: 'PUBLISH', locationIds: [one] };
await accepted(chief('POST', '/api/sync-employment/start', start));
await waitFor(async () => ((await chief('GET', publishedUrl)).statusCode === 200 ? true : undefined));
await accepted(override(chief, one, 1, [pays('14.52', '15.74'), logOff(300, 120)]));

const levels = [undefined, one];
const tenantOf = (tenantId: string | undefined) => (tenantId === undefined ? {} : { tenantId });

/** Every door that values of the document leave by. */
const doors: Readonly<Record<string, (client: Client) => readonly ReturnType<Client>[]>> = {
  document: (client) => [companyUrl, locationUrl(one), locationUrl(west)].map((url) => client('GET', url)),
  explain: (client) =>
    levels.map((tenantId) =>
      client('POST', `${configuration}/explain`, { documentId: id, path: wagePath, ...tenantOf(tenantId) }),
    ),
  history: (client) =>
    levels.flatMap((tenantId) => {
      const history = historyCalls(company, { kind: 'employment', documentId: id, ...tenantOf(tenantId) });
      return [1, 2].flatMap((version) => [history.version(client, version), history.since(client, version - 1)]);
    }),
  'overrides below': (client) =>
    [[], ['wageGrades'], wagePath].map((path) =>
      client('POST', `${configuration}/overrides-below`, { documentId: id, path }),
    ),
  'own override': (client) => [client('GET', `/api/configuration/${company.id}/overrides/${one}`)],
  'conflicting save': (client) => [
    client('GET', companyUrl).then((answer) => client('PUT', companyUrl, { id, ver: 1, blob: answer.json().blob })),
    override(client, one, 0, [logOff(300, 60)]),
  ],
  'grades to choose from': (client) => [gradesUrl, `${gradesUrl}?place=${one}`].map((url) => client('GET', url)),
};
const answersOf = async (name: string, client: Client) =>
  (await Promise.all(doors[name]?.(client) ?? [])).map(({ body }) => body).join('\n');
const hasWages = (text: string) => [marker, '14.41', '14.52', '15.63', '15.74'].some((part) => text.includes(part));

describe('grades of wages', () => {
  test.each(Object.keys(doors))(
    'PM-37 leave by this door for who sees wages, and for nobody else: %s',
    async (name) => {
      if (name !== 'own override') expect(hasWages(await answersOf(name, chief))).toBe(true);
      expect(hasWages(await answersOf(name, blind))).toBe(false);
    },
  );

  test('EM-06 stay in the console: no store is given them, and no review of a publication shows them', async () => {
    const published = await chief('GET', publishedUrl);
    expect(published.json()).toMatchObject({ timeClock: { autoLogOffAfterTime: 180 } });
    expect(hasWages(published.body)).toBe(false);
    const review = await chief('POST', `/api/publishing/${company.id}/preview`, {
      locationIds: [one],
      kinds: ['employment'],
    });
    const [{ kinds }] = review.json();
    expect(kinds).toMatchObject([{ changeCount: 1, withheld: [] }]);
    expect(hasWages(review.body)).toBe(false);
  });

  test('PM-37 are kept by a save of who does not see them, who can send none: not even the same', async () => {
    const { ver, blob } = await accepted(blind('GET', companyUrl));
    const timeClock = { ...blob.timeClock, requireReasonOnEditRecords: true };
    await accepted(blind('PUT', companyUrl, { id, ver, blob: { ...blob, timeClock } }));
    const after = await accepted(chief('GET', companyUrl));
    expect(after.blob).toMatchObject({ timeClock: { requireReasonOnEditRecords: true }, wageGrades: [grade('14.52')] });
    for (const wage of ['14.52', '20.00']) {
      const sent = { id, ver: after.ver, blob: { ...blob, wageGrades: [grade(wage)] } };
      const refused = await blind('PUT', companyUrl, sent);
      expect(refused.statusCode).toBe(403);
      expect(refused.json().errors).toMatchObject([{ path: 'wageGrades' }]);
    }
    expect((await override(blind, one, 2, [pays('14.52', '30.00')])).statusCode).toBe(403);
    const [own] = (await accepted(blind('GET', locationUrl(one)))).override.changes;
    expect(own.path).toEqual(['timeClock', 'autoLogOffAfterTime']);
  });

  test('PM-37 are seen and changed where the right holds: at its stores, not in the company or at another store', async () => {
    const on = { type: 'GROUP', id: west } as const;
    const manager = await personWith(server, company, {
      permissions: ['ACCESS_CONFIGURATION_OPTIONS', 'VIEW_WAGE_DATA', 'USER_ADMIN'],
      on,
    });
    const read = async (tenantId: string) => accepted(manager('GET', locationUrl(tenantId)));
    expect((await read(west)).withheld).toEqual([]);
    await accepted(override(manager, west, 0, [pays('14.52', '15.00')]));
    expect((await accepted(chief('GET', locationUrl(west)))).override.changes).toEqual([pays('14.52', '15.00')]);
    const { ver, blob } = await accepted(manager('GET', companyUrl));
    const raised = { id, ver, blob: { ...blob, wageGrades: [grade('99.00')] } };
    expect((await manager('PUT', companyUrl, raised)).statusCode).toBe(403);
    expect((await manager('GET', locationUrl(three))).statusCode).toBe(403);
    await accepted(override(chief, west, 1, []));
  });

  test('EM-102 are offered for hiring as they hold at the place, to who administers people and sees wages there', async () => {
    const wageAt = async (url: string) => (await accepted(chief('GET', url))).grades;
    expect(await wageAt(gradesUrl)).toEqual([grade('14.52')]);
    expect(await wageAt(`${gradesUrl}?place=${one}`)).toEqual([grade('15.74')]);
    expect(await wageAt(`${gradesUrl}?place=${west}`)).toEqual([grade('14.52')]);
    const statusFor = async (client: Client, place?: string) =>
      (await client('GET', place === undefined ? gradesUrl : `${gradesUrl}?place=${place}`)).statusCode;
    const elsewhere = await buildCompany(server);
    expect(await statusFor(chief, elsewhere.locations.one)).toBe(404);
    const stranger = await personWith(server, elsewhere, { permissions: everything });
    expect([403, 404]).toContain(await statusFor(stranger));
    for (const url of [gradesUrl, `${gradesUrl}?place=${one}`])
      expect(await accepted(blind('GET', url))).toEqual({ grades: [], minimumWage: null });
    const ofWest = await personWith(server, company, {
      permissions: ['USER_ADMIN'],
      on: { type: 'GROUP', id: west },
      onCompany: ['VIEW_WAGE_DATA'],
    });
    expect([await statusFor(ofWest, one), await statusFor(ofWest, three)]).toEqual([200, 403]);
    const noAdministrator = await personWith(server, company, {
      permissions: ['VIEW_WAGE_DATA', 'ACCESS_CONFIGURATION_OPTIONS'],
    });
    expect(await statusFor(noAdministrator, one)).toBe(403);
  });

  test('EM-90 are saved with a name of their own in their job type and an amount', async () => {
    const { ver, blob } = await accepted(chief('GET', companyUrl));
    const save = (wageGrades: readonly object[]) =>
      chief('PUT', companyUrl, { id, ver, blob: { ...blob, wageGrades } });
    const refusal = async (more: object) => {
      const answer = await save([grade('14.52'), { id: 'g2', jobTypeId: '2', name: 'Lead', wage: '16.00', ...more }]);
      expect(answer.statusCode).toBe(400);
      return answer.json().errors;
    };
    expect(await refusal({ name: ' ' })).toMatchObject([{ path: 'wageGrades.g2.name', code: 'GRADE_UNNAMED' }]);
    const taken = await refusal({ name: `${marker} NEW` });
    expect(taken).toMatchObject([{ code: 'GRADE_NAME_TAKEN' }, { code: 'GRADE_NAME_TAKEN' }]);
    for (const wage of ['-1', 'twelve', '15.123'])
      expect(await refusal({ wage })).toMatchObject([{ message: 'Enter an amount such as 12.99.' }]);
    await accepted(save([grade('14.52'), { id: 'g2', jobTypeId: '1', name: `${marker} new`, wage: '16.00' }]));
  });

  test('OV-13 a store has grades of its own before the company has any, and keeps them when it has', async () => {
    const own = await buildCompany(server);
    const all = await personWith(server, own, { permissions: everything });
    const store = own.locations.one;
    const added: Change = { kind: 'FIELD_ADDED', path: ['wageGrades'], to: [{ ...grade('18.00'), id: 'own' }] };
    await accepted(override(all, store, 0, [added]));
    const { ver, blob } = await accepted(all('GET', `/api/blobs/employment/company/${own.id}`));
    const body = { id: `emp_${own.id}`, ver, blob: { ...blob, wageGrades: [grade('14.00')] } };
    await accepted(all('PUT', `/api/blobs/employment/company/${own.id}`, body));
    const { grades } = await accepted(all('GET', `/api/users/${own.id}/wage-grades?place=${store}`));
    expect(grades).toMatchObject([{ id: 'own', wage: '18.00' }]);
  });
});
