import { expect, test } from 'vitest';
import { buildCompany, type Client, testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const foreign = await buildCompany(server);

function start(client: Client, groupIds: readonly string[], path = 'sync-locations') {
  return client('POST', `/api/${path}/start`, {
    syncDateMillis: Date.now() + 86_400_000,
    action: 'PUBLISH',
    locationIds: [company.locations.one],
    strategy: { kind: 'wavesByGroup', groupIds, everySeconds: 0 },
  });
}

test.each(['sync-locations', 'sync-employment'])(
  'T10 %s waves go by groups of the own company: a foreign one, an absent one and a location are not found',
  async (path) => {
    const wrong = [foreign.groups.west, 'grp_absent', company.locations.two];
    for (const id of wrong) {
      const answer = await start(admin, [company.groups.west, id], path);
      expect([id, answer.statusCode, answer.json()]).toEqual([id, 404, { error: 'NOT_FOUND' }]);
    }
    expect((await start(admin, [], path)).statusCode).not.toBe(404);
  },
);

test('T10 waves go by groups within reach, or by those of the locations that go out', async () => {
  const [manager, groupManager] = [await company.as('manager'), await company.as('groupManager')];
  expect((await start(manager, [company.groups.east])).statusCode).toBe(403);
  expect((await start(groupManager, [company.groups.west, company.groups.east])).statusCode).toBe(403);
  for (const client of [manager, groupManager])
    expect([403, 404]).not.toContain((await start(client, [company.groups.west])).statusCode);
  expect([403, 404]).not.toContain((await start(admin, [company.groups.east, company.groups.west])).statusCode);
});
