import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { historyCalls } from '../../testing/history-calls.ts';
import { setTo, settingsCalls } from '../../testing/settings-calls.ts';
import { testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const { one } = company.locations;
const documentId = `set_${company.id}`;
const { save, keep } = settingsCalls(company);
const history = historyCalls(company, { kind: 'locationSettings', documentId, tenantId: one });
const tips = ['tipsSettings', 'allowTipsPOS'];
const leadDays = ['deferredOrders', 'maxOrderLeadDays'];
const saves = 45;

/** A store whose override was saved 45 times: tips first, then another number of days each time. */
beforeAll(async () => {
  await save(admin, () => ({}));
  for (let overrideVer = 0; overrideVer < saves; overrideVer += 1) {
    const changes = [setTo(tips, false), ...(overrideVer === 0 ? [] : [setTo(leadDays, 20 + overrideVer, 15)])];
    await keep(admin, { at: one, changes, overrideVer });
  }
});

const numbers = (versions: readonly { readonly version: number }[]) => versions.map(({ version }) => version);

describe('the history of a document', () => {
  test('comes in pages of twenty versions that say how many changes each made, and none of them', async () => {
    const first = (await history.page(admin)).json();
    expect(numbers(first.versions)).toEqual(Array.from({ length: 20 }, (_, at) => saves - at));
    expect(first.next).toBe(26);
    expect(first.versions[0]).toEqual({
      ...{ version: 45, by: 'Ada Admin', at: expect.any(String), automatic: false, changeCount: 1, withheld: [] },
    });
    const last = (await history.page(admin, 6)).json();
    expect([numbers(last.versions), last.next]).toEqual([[5, 4, 3, 2, 1], null]);
  });

  test('counts edits, as the audit does: a day that opens earlier and closes as before is one change', async () => {
    const ofCompany = historyCalls(company, { kind: 'locationSettings', documentId });
    const spans = [
      { startTime: 39_600, endOffset: 39_600 },
      { startTime: 32_400, endOffset: 46_800 },
    ];
    for (const span of spans) {
      const days = [{ id: 'monday', entityType: 'DAY_HOURS', dayOfWeek: 1, ...span }];
      await save(admin, ({ hours }) => ({ hours: { ...hours, inStore: { days, specialHours: [] } } }));
    }
    const { versions } = (await ofCompany.page(admin)).json();
    expect(versions[0]).toMatchObject({ changeCount: 1 });
    expect((await ofCompany.version(admin, versions[0].version)).json().changes).toHaveLength(2);
    const saved = sql<{ changes: number }>`SELECT details -> 'changes' AS changes FROM audit
      WHERE company_id = ${company.id} AND action = 'SAVE' ORDER BY sequence DESC LIMIT 1`;
    expect((await saved.execute(server.database.owner)).rows).toEqual([{ changes: 1 }]);
  });

  test('tells the changes of one version when it is opened', async () => {
    expect((await history.version(admin, 30)).json()).toMatchObject({
      version: 30,
      changes: [{ path: leadDays, from: 48, to: 49 }],
    });
    expect((await history.version(admin, 46)).statusCode).toBe(404);
  });

  test('says of a version whose changes are more than 8 MB that they are too many, and still counts them', async () => {
    await sql`UPDATE document_versions SET change_bytes = 8 * 1024 * 1024 + 1
      WHERE company_id = ${company.id} AND tenant_id = ${one} AND version = 12`.execute(server.database.owner);
    expect((await history.version(admin, 12)).json()).toMatchObject({ version: 12, changeCount: 1, changes: null });
    expect((await history.version(admin, 13)).json()).toMatchObject({ changes: [{ path: leadDays }] });
  });

  test('compares a version with the newest in one answer, whatever lies between', async () => {
    const { changes, versions, ver } = (await history.since(admin, 1)).json();
    expect([ver, changes.length, changes[0]]).toMatchObject([45, 1, { path: leadDays, to: 64 }]);
    expect(numbers(versions)).toEqual(Array.from({ length: 20 }, (_, at) => 26 + at));
    expect((await history.since(admin, 46)).statusCode).toBe(404);
  });

  test('VR-13 a save against the first version is answered with the newest twenty, not with all', async () => {
    const url = `/api/blobs/settings/overrides/location/${one}`;
    const { statusCode, body } = await admin('PUT', url, { overrideVer: 1, changes: [] });
    expect(statusCode).toBe(409);
    const { current } = JSON.parse(body);
    expect(current.versions).toHaveLength(20);
    expect(current.changes).toMatchObject([{ path: leadDays, to: 64 }]);
  });

  test('CT-36 a value is explained by the version that set it, and a change is told by the version that kept it', async () => {
    const explained = async (path: readonly string[]) => {
      const body = { documentId, tenantId: one, path };
      const answer = await admin('POST', `/api/configuration/${company.id}/locationSettings/explain`, body);
      return answer.json().layers.at(-1);
    };
    expect(await explained(leadDays)).toMatchObject({ hasValue: true, value: 64, version: 45 });
    expect(await explained(['deferredOrders'])).toMatchObject({ version: 45 });
    const url = `/api/configuration/${company.id}/locationSettings/kept-since?documentId=${documentId}&tenantId=${one}`;
    expect((await admin('GET', url)).json()).toMatchObject([{ path: leadDays, version: 45, by: 'Ada Admin' }]);
  });

  test('names who saved between even where the changes are more than 2 MB', async () => {
    await sql`UPDATE document_versions SET change_bytes = 2 * 1024 * 1024
      WHERE company_id = ${company.id} AND tenant_id = ${one} AND version = 44`.execute(server.database.owner);
    const { versions } = (await history.since(admin, 40)).json();
    expect(versions.map((one: { changes: object[] }) => one.changes.length)).toEqual([0, 0, 0, 0, 1]);
    expect(versions.map((one: { by: string }) => one.by)).toEqual(Array.from({ length: 5 }, () => 'Ada Admin'));
  });
});
