import { expect, test } from 'vitest';
import { publishingCompany } from '../../testing/publishing-calls.ts';
import { personWith } from '../../testing/test-employees.ts';

const { server, company, admin, start, completed, published } = await publishingCompany();
const licensor = await personWith(server, company, { permissions: ['LOCATION_LICENSING'] });
const { one, two } = company.locations;

const publishedTo = async (location: string) =>
  JSON.parse((await published('location-settings', location)).body).licensing;
const settingsAt = (place: string) => `/api/blobs/settings/location/${place}`;
const readAt = async (place: string) => (await admin('GET', settingsAt(place))).json().locationBlob.licensing;

test('ST-03 deliveryAuth and tableServiceAuth follow the licenses of the location, read and published', async () => {
  await licensor('PUT', `/api/licensing/${one}`, { delivery: true, tableService: false });
  await licensor('PUT', `/api/licensing/${two}`, { delivery: false, tableService: false });
  await completed(await start(admin, {}));
  const delivery = { deliveryAuth: true, tableServiceAuth: false };
  const none = { deliveryAuth: false, tableServiceAuth: false };
  expect([await readAt(one), await readAt(two), await readAt(company.groups.west)]).toEqual([delivery, none, delivery]);
  expect([await publishedTo(one), await publishedTo(two)]).toEqual([delivery, none]);
  await licensor('POST', `/api/licensing/revoke/${one}`);
  await licensor('PUT', `/api/licensing/${two}`, { tableService: true });
  await completed(await start(admin, {}));
  expect([await publishedTo(one), await publishedTo(two)]).toEqual([
    none,
    { deliveryAuth: false, tableServiceAuth: true },
  ]);
});

test('ST-03 licensing is explained at a place as it is published, and is changed at no level', async () => {
  await licensor('PUT', `/api/licensing/${one}`, { delivery: true, tableService: true });
  const body = { documentId: `set_${company.id}`, tenantId: one, path: ['licensing', 'deliveryAuth'] };
  const explained = await admin('POST', `/api/configuration/${company.id}/locationSettings/explain`, body);
  expect(explained.json().published).toEqual({
    hasValue: true,
    value: true,
    reasons: [{ code: 'LICENSED', message: 'This follows the licenses of the location.' }],
  });
  const changes = [{ kind: 'SIMPLE_FIELD_CHANGED', path: ['licensing', 'deliveryAuth'], from: false, to: true }];
  const { override } = (await admin('GET', settingsAt(one))).json();
  const kept = await admin('PUT', `/api/blobs/settings/overrides/location/${one}`, {
    overrideVer: override?.ver ?? 0,
    changes,
  });
  expect([kept.statusCode, kept.json().errors[0]]).toMatchObject([400, { code: 'READ_ONLY', path: 'body.changes.0' }]);
  const whole = `/api/blobs/settings/company/${company.id}`;
  const { id, ver, blob } = (await admin('GET', whole)).json();
  const licensing = { ...blob.licensing, deliveryAuth: !blob.licensing.deliveryAuth };
  const saved = await admin('PUT', whole, { id, ver, blob: { ...blob, licensing } });
  expect([saved.statusCode, saved.json().errors[0]]).toMatchObject([
    400,
    { code: 'READ_ONLY', path: 'body.blob.licensing' },
  ]);
});

test('VR-04 ST-03 once a license was changed, a read is unchanged only to who holds the licenses of now', async () => {
  await licensor('PUT', `/api/licensing/${one}`, { delivery: true, tableService: true });
  for (const place of [one, company.groups.west]) {
    const { ver, overrideId, overrideVer, groupOverrideId, groupOverrideVer } = (
      await admin('GET', settingsAt(place))
    ).json();
    const layers = Object.entries({
      expectedVersion: ver,
      expectedOverrideId: overrideId,
      expectedOverrideVersion: overrideVer,
      expectedGroupOverrideId: groupOverrideId,
      expectedGroupOverrideVersion: groupOverrideVer,
    }).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]));
    const status = async (more = '') =>
      (await admin('GET', `${settingsAt(place)}?${layers.join('&')}${more}`)).statusCode;
    const all = '&expectedLicensing=deliveryAuth,tableServiceAuth';
    expect([await status(all), await status('&expectedLicensing='), await status()]).toEqual([304, 200, 200]);
  }
});
