import { expect, test } from 'vitest';
import { publishingCompany } from '../../testing/publishing-calls.ts';
import { personWith } from '../../testing/test-employees.ts';

const { server, company, admin, start, completed, published } = await publishingCompany();
const licensor = await personWith(server, company, { permissions: ['LOCATION_LICENSING'] });
const { one, two } = company.locations;

const publishedTo = async (location: string) =>
  JSON.parse((await published('location-settings', location)).body).licensing;
const readAt = async (place: string) =>
  (await admin('GET', `/api/blobs/settings/location/${place}`)).json().locationBlob.licensing;

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
