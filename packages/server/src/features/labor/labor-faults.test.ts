import { newEmploymentBlob } from '@servery/domain';
import { afterEach, describe, expect, test } from 'vitest';
import { laborCompany, laborUrl } from '../../testing/labor-calls.ts';
import { testServer } from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';

const server = await testServer();

afterEach(() => {
  server.labor.trouble = undefined;
  server.labor.service.trouble = undefined;
  server.labor.until = undefined;
});

const names = newEmploymentBlob().departments.map(({ name }) => name);
const recordsOf = (owner: string, kind: string) =>
  [...server.labor.records.values()].filter((record) => record.owner === owner && record.kind === kind);
/** Of departments; calls side by side arrive in any order. */
const namesOf = (owner: string) =>
  recordsOf(owner, 'department')
    .map(({ name }) => name)
    .sort();

describe('a labor service in trouble', () => {
  test.each(['error', 'garbage', 'huge', 'redirect'] as const)(
    'T18 LB-15 a change saved while it is away (%s) is kept, and is caught up with once it is back',
    async (trouble) => {
      const { company, connect, save, entries, settle, admin } = await laborCompany({ isConnected: false });
      const { one } = company.locations;
      server.labor.service.trouble = trouble;
      await connect(one);
      for (const name of ['First', 'Second', 'Third'])
        await save(({ departments: [first, ...rest] }) => ({ departments: [{ ...first, name }, ...rest] }));
      const failed = await waitFor(async () => (await entries('&view=failed')).find(({ reason }) => reason !== null));
      expect(failed.nextAttemptAt).not.toBeNull();
      expect(recordsOf(one, 'department')).toEqual([]);
      server.labor.service.trouble = undefined;
      await waitFor(async () =>
        (await admin('GET', `${laborUrl(company)}/status`)).json().counts.sent === 12 ? true : undefined,
      );
      await settle();
      expect(namesOf(one)).toEqual(['Third', ...names.slice(1)].toSorted());
    },
  );

  test('T18 LB-22 an answer that is lost is asked for again with the same key: nothing is created twice', async () => {
    const { company, connect, entries, settle } = await laborCompany({ isConnected: false });
    const { one } = company.locations;
    server.labor.trouble = 'lost';
    await connect(one);
    const failed = await waitFor(async () =>
      (await entries('&view=failed&kind=DEPARTMENT')).find(({ reason }) => reason),
    );
    expect(failed.reason).toBe('The labor service does not answer.');
    expect(recordsOf(one, 'department')).toHaveLength(4);
    server.labor.trouble = undefined;
    await waitFor(async () => ((await entries('&view=unmapped')).length === 0 ? true : undefined));
    await settle();
    expect(recordsOf(one, 'department')).toHaveLength(4);
    expect(recordsOf(one, 'role')).toHaveLength(4);
  });

  test('T18 LB-08 ids of another tenant are refused: nothing is stored, nothing of theirs is touched', async () => {
    const other = await laborCompany();
    const { company, connect, entries, read, asked } = await laborCompany({ isConnected: false });
    server.labor.trouble = 'foreign';
    await connect(company.locations.one);
    const refused = await waitFor(async () => {
      const found = await entries('&kind=DEPARTMENT&view=failed');
      return found.length === 4 ? found : undefined;
    });
    expect(new Set(refused.map(({ reason }) => reason))).toEqual(
      new Set(['The labor service answered with an id that belongs elsewhere.']),
    );
    expect((await read()).blob.departments.map((one: { externalId: unknown }) => one.externalId)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(asked('/department/update')).toEqual([]);
    expect(namesOf(other.company.locations.one)).toEqual(names.toSorted());
  });

  test('LB-03 what was deleted there by somebody else is created there again', async () => {
    const { company, save, settle, read } = await laborCompany();
    const lost = (await read()).blob.departments[0].externalId;
    server.labor.records.delete(lost);
    await save(({ departments: [first, ...rest] }) => ({ departments: [{ ...first, name: 'Back again' }, ...rest] }));
    await settle();
    const { externalId } = (await read()).blob.departments[0];
    expect(externalId).not.toBe(lost);
    expect(server.labor.records.get(externalId)).toMatchObject({ owner: company.locations.one, name: 'Back again' });
  });
});

describe('the mapping', () => {
  test('LB-08 an id that a person enters is stored in employment, and the values kept here are sent to it', async () => {
    const { company, admin, entry, settle, read, asked } = await laborCompany();
    const { one } = company.locations;
    server.labor.records.set('4711', { kind: 'department', owner: one, name: 'Bosses' });
    const found = await entry('DEPARTMENT', '1');
    const answer = await admin('POST', `${laborUrl(company)}/match`, { id: found?.id, externalId: '4711' });
    expect(answer.json()).toMatchObject({ externalId: '4711', isMatched: true, theirName: null });
    await settle();
    expect((await read()).blob.departments[0].externalId).toBe('4711');
    expect(asked('/department/update').at(-1)).toEqual([
      '/department/update',
      { tenantId: one, departmentId: '4711', name: 'Management', isDefault: true },
    ]);
    const second = await entry('DEPARTMENT', '2');
    const taken = await admin('POST', `${laborUrl(company)}/match`, { id: second?.id, externalId: '4711' });
    expect(taken.json().errors[0]).toMatchObject({ code: 'ID_TAKEN', path: 'body.externalId' });
  });

  test('LB-08 an id that is entered while the call that creates it is under way stays', async () => {
    const { company, admin, connect, entry, read, asked, settle } = await laborCompany({ isConnected: false });
    let answer = () => {};
    server.labor.until = new Promise((resolve) => {
      answer = resolve;
    });
    await connect();
    await waitFor(async () => (asked('/department/create').length === 4 ? true : undefined));
    const found = await entry('DEPARTMENT', '1');
    server.labor.records.set('4811', { kind: 'department', owner: company.locations.one, name: 'Bosses' });
    await admin('POST', `${laborUrl(company)}/match`, { id: found?.id, externalId: '4811' });
    server.labor.until = undefined;
    answer();
    await settle();
    expect(await entry('DEPARTMENT', '1')).toMatchObject({ externalId: '4811', state: 'SENT' });
    expect((await read()).blob.departments[0].externalId).toBe('4811');
  });

  test('LB-22 without an id it is created there again; a second location has its own', async () => {
    const { company, admin, connect, entry, settle, read } = await laborCompany();
    const { one, two } = company.locations;
    const found = await entry('DEPARTMENT', '1');
    await admin('POST', `${laborUrl(company)}/match`, { id: found?.id, externalId: null });
    await settle();
    expect((await entry('DEPARTMENT', '1'))?.externalId).not.toBe(found?.externalId);
    const before = (await read()).blob.departments;
    await connect(two);
    await settle();
    expect(namesOf(two)).toEqual(names.toSorted());
    expect(recordsOf(one, 'department').length).toBeGreaterThan(3);
    expect((await read()).blob.departments).toEqual(before);
  });

  test('LB-12 running again sends the current state of everything, people too', async () => {
    const { admin, company, asked, settle } = await laborCompany();
    const before = asked().length;
    const { count } = (await admin('POST', `${laborUrl(company)}/run`, {})).json();
    expect(count).toBe(12);
    await settle();
    expect(asked().length - before).toBe(count + 1);
    expect(asked('/user/update')).toContainEqual([
      '/user/update',
      { companyId: company.id, tccUserId: `usr_admin_${company.tag}` },
    ]);
  });

  test('LB-05 drift, unmapped and failed are found, by name and place', async () => {
    const { company, save, entries } = await laborCompany();
    server.labor.trouble = 'refusal';
    await save(({ departments: [first, ...rest] }) => ({ departments: [{ ...first, name: 'Leaders' }, ...rest] }));
    const [drifted] = await waitFor(async () => {
      const found = await entries('&view=failed');
      return found.length === 1 ? found : undefined;
    });
    expect(drifted).toMatchObject({ name: 'Leaders', theirName: 'Management', state: 'FAILED' });
    expect((await entries('&view=drift')).map(({ name }) => name)).toEqual(['Leaders']);
    expect(await entries('&view=unmapped')).toEqual([]);
    expect((await entries('&search=lead')).map(({ name }) => name)).toEqual(['Leaders']);
    expect(await entries(`&locationId=${company.locations.two}`)).toEqual([]);
  });
});
