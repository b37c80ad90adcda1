import { describe, expect, test } from 'vitest';
import { testCompany } from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';

describe.each([
  [
    'settings',
    'locationSettings',
    'location-settings',
    'sync-locations',
    { path: ['hours', 'startOfWeek'], from: 1, to: 3 },
  ],
  [
    'employment',
    'employment',
    'employment',
    'sync-employment',
    { path: ['timeClock', 'enable'], from: true, to: false },
  ],
] as const)('%s that the company has never saved', (path, kind, publishedPath, sync, place) => {
  const changes = [{ kind: 'SIMPLE_FIELD_CHANGED', ...place }];
  const overrideUrl = (id: string) => `/api/blobs/${path}/overrides/location/${id}`;

  test.each(['one', 'west'] as const)('ST-20 are saved for %s and published with the default', async (level) => {
    const { company, admin } = await testCompany();
    const tenantId = level === 'one' ? company.locations.one : company.groups.west;
    const companyUrl = `/api/blobs/${path}/company/${company.id}`;
    const { blob } = (await admin('GET', companyUrl)).json();
    const nothing = await admin('PUT', overrideUrl(tenantId), { overrideVer: 0, changes: [] });
    expect([nothing.statusCode, nothing.json().ver]).toEqual([200, 0]);

    const saved = await admin('PUT', overrideUrl(tenantId), { overrideVer: 0, changes });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json()).toMatchObject({ ver: 1, overrideVer: 1 });
    expect((await admin('GET', companyUrl)).json()).toMatchObject({ ver: 1, blob });
    const late = await admin('PUT', companyUrl, { id: saved.json().id, ver: 0, blob });
    expect([late.statusCode, late.json().current.changes]).toEqual([409, []]);

    const one = company.locations.one;
    const body = { syncDateMillis: null, action: 'PUBLISH', locationIds: [one] };
    expect((await admin('POST', `/api/${sync}/start`, body)).statusCode).toBe(200);
    const published = await waitFor(async () => {
      const answer = await admin('GET', `/api/published-config/${publishedPath}/${one}`);
      return answer.statusCode === 200 ? answer.json() : undefined;
    });
    const [section, field] = place.path;
    // Test companies are licensed for everything.
    const licensing = blob.licensing && { licensing: { deliveryAuth: true, tableServiceAuth: true } };
    expect(published).toMatchObject({ ...blob, ...licensing, [section]: { ...blob[section], [field]: place.to } });
    const asked = { documentId: saved.json().id, tenantId: one, path: place.path };
    const explained = await admin('POST', `/api/configuration/${company.id}/${kind}/explain`, asked);
    expect(explained.json().decidedBy).toBe(level === 'one' ? 'location' : 'group');
  });

  test('a change that is refused leaves the company without a version', async () => {
    const { company, admin } = await testCompany();
    const bad = [{ kind: 'FIELD_ADDED', path: ['slogan'], to: 'x' }];
    const answer = await admin('PUT', overrideUrl(company.locations.one), { overrideVer: 0, changes: bad });
    expect(answer.statusCode).toBe(400);
    expect((await admin('GET', `/api/blobs/${path}/company/${company.id}`)).json().ver).toBe(0);
  });
});
