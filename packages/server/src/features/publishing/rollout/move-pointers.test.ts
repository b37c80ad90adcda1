import { expect, test } from 'vitest';
import { insertRows } from '../../../platform/database/lists.ts';
import { publishingCompany } from '../../../testing/publishing-calls.ts';
import { addLocations } from '../../../testing/test-stores.ts';
import { movePointers } from './move-pointers.ts';
import { wavesQueue } from './waves-queue.ts';

const { server, company, admin, all, start, completed } = await publishingCompany();
const { one, two, three } = company.locations;

function historyOf(locationIds: readonly string[]) {
  return server.database.inCompany(company.id, ({ db }) =>
    db
      .selectFrom('published_history')
      .select(['location_id', 'kind', 'sequence', 'publication_id', 'hash'])
      .where('company_id', '=', company.id)
      .where('location_id', 'in', locationIds)
      .orderBy('location_id')
      .orderBy('sequence')
      .execute(),
  );
}

test('two publications that reach the same stores at one moment count twice, and neither fails', async () => {
  const stores = await addLocations(server, company, 20);
  const versions = { base: { id: 'main', version: 1 }, override: null, groupOverride: null };
  const move = (publicationId: string, locationIds: readonly string[]) =>
    server.database.inCompany(company.id, (scope) => {
      const artifact = { kind: 'menu', versions, hash: publicationId, bytes: new Uint8Array([1]), size: 1 } as const;
      return movePointers(scope, publicationId, {
        locationIds,
        at: new Date(),
        artifacts: new Map(locationIds.map((id) => [id, [artifact]])),
      });
    });
  await Promise.all([move('pub_a', stores), move('pub_b', stores.toReversed()), move('pub_c', stores)]);
  const entries = Map.groupBy(await historyOf(stores), (entry) => entry.location_id);
  expect(entries.size).toBe(stores.length);
  for (const moved of entries.values()) {
    expect(moved.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    expect(new Set(moved.map((entry) => entry.publication_id)).size).toBe(3);
  }
});

test('PB-27 a store that cannot be written fails with its sentence, and the others of its wave are published', async () => {
  const strategy = { strategy: { kind: 'allAtOnce' } };
  await completed(await start(admin, strategy));
  await server.database.inCompany(company.id, async (scope) => {
    const taken = { company_id: company.id, location_id: two, kind: 'menu', sequence: 2, publication_id: 'pub_other' };
    await insertRows(scope, 'published_history', [{ ...taken, hash: 'other', versions: {}, published_at: new Date() }]);
  });
  const { locationToStatuses } = await completed(await start(admin, strategy));
  expect(all.map((id) => [id, locationToStatuses[id]?.[0]?.state, locationToStatuses[id]?.[0]?.error])).toEqual(
    all.map((id) =>
      id === two ? [id, 'FAILED', 'The server could not build the configuration.'] : [id, 'COMPLETED', undefined],
    ),
  );
  const menus = (await historyOf([one, two, three])).filter(({ kind, hash }) => kind === 'menu' && hash !== 'other');
  expect(menus.filter((entry) => entry.location_id !== two).map(({ sequence }) => sequence)).toEqual([1, 2, 1, 2]);
  expect(menus.filter((entry) => entry.location_id === two).map(({ sequence }) => sequence)).toEqual([1]);
});

test('a job of an earlier release names its wave as it did', () => {
  const job = { companyId: 'harbor', publicationId: 'pub_1' };
  expect(wavesQueue.schema.parse({ ...job, batch: 3 })).toEqual({ ...job, wave: 3 });
  expect(wavesQueue.schema.parse({ ...job, wave: 3 })).toEqual({ ...job, wave: 3 });
});
