import { expect, test } from 'vitest';
import { insertRows } from '../../../platform/database/lists.ts';
import { testCompany } from '../../../testing/test-server.ts';
import { precedingRuns } from './preceding-runs.ts';

const { server, company } = await testCompany();
const { one } = company.locations;

/** The hash that ran at the location before, after so many publications and reverts of them, one after the other. */
function hashBefore(actions: readonly ('PUBLISH' | 'REVERT')[]) {
  return server.database.inCompany(company.id, async (scope) => {
    const tag = `${actions.length}`;
    const rows = actions.map((action, at) => ({ action, id: `pub_${tag}_${at}`, sequence: at + 1 }));
    await insertRows(
      scope,
      'publications',
      rows.map(({ action, id }) => ({
        ...{ company_id: company.id, id, run_id: id, workflow: 'locations', action, name: id, strategy: {} },
        ...{ started_by: 'usr', started_by_name: 'Ada', sync_date: '2026-11-27T00:00:00Z' },
      })),
    );
    await insertRows(
      scope,
      'published_history',
      rows.map(({ id, sequence }) => ({
        ...{ company_id: company.id, location_id: `${one}${tag}`, kind: 'menu', hash: `hash ${sequence}` },
        ...{ versions: {}, sequence, publication_id: id },
      })),
    );
    return (await precedingRuns(scope, 'menu', [`${one}${tag}`])).get(`${one}${tag}`)?.hash;
  });
}

const times = (count: number, action: 'PUBLISH' | 'REVERT') => Array.from({ length: count }, () => action);

test('PB-16 what ran before is found past any number of publications and reverts', async () => {
  expect(await hashBefore(times(1, 'PUBLISH'))).toBeUndefined();
  expect(await hashBefore(times(200, 'PUBLISH'))).toBe('hash 199');
  expect(await hashBefore([...times(60, 'PUBLISH'), ...times(55, 'REVERT')])).toBe('hash 4');
  expect(await hashBefore([...times(60, 'PUBLISH'), ...times(59, 'REVERT')])).toBeUndefined();
});
