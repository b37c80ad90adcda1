import { gunzipSync } from 'node:zlib';
import type { newLocationSettings } from '@servery/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSecretsStore } from '../../configuration/secrets/secrets-store.ts';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, type Client, type TestCompany, type TestServer, testServer } from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';

let server: TestServer;
let company: TestCompany;
let cards: Client;

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  company = await buildCompany(server);
  cards = await personWith(server, company, {
    permissions: ['CONFIGURE_CREDIT_CARDS', 'ACCESS_CONFIGURATION_OPTIONS', 'API_CRED_ADMIN', 'MANAGE_MENUS'],
  });
});

const value = 'tok-live-2f9c77ab4417';
const token = ['creditAndGiftSettings', 'accountSettings', 'online', 'accountToken'];
const secretsUrl = () => `/api/blobs/settings/secrets/${company.id}`;
const companyUrl = () => `/api/blobs/settings/company/${company.id}`;
const overrideUrl = (id: string) => `/api/blobs/settings/overrides/location/${id}`;

function put(client: Client, tenantId: string | null = null, path = token, given = value) {
  return client('PUT', secretsUrl(), { tenantId, path, value: given });
}

/** The settings with other fields of the online account. */
function withAccount(blob: ReturnType<typeof newLocationSettings>, fields: object) {
  const { creditAndGiftSettings: credit } = blob;
  const accounts: object = Object(Reflect.get(credit, 'accountSettings'));
  const online = { ...Object(Reflect.get(accounts, 'online')), ...fields };
  return { ...blob, creditAndGiftSettings: { ...credit, accountSettings: { ...accounts, online } } };
}

async function saveAccount(client: Client, fields: object) {
  const { ver, blob } = (await client('GET', companyUrl())).json();
  return client('PUT', companyUrl(), { id: `set_${company.id}`, ver, blob: withAccount(blob, fields) });
}

const addToken = (reference: object) => ({ kind: 'SIMPLE_FIELD_CHANGED', path: token, from: null, to: reference });

describe('a secret of the settings', () => {
  test('ST-28 ST-29 T12 is answered as a reference, sealed in the database, and written nowhere else', async () => {
    const reference = (await put(cards)).json();
    expect(reference).toEqual({
      secretRef: expect.stringMatching(/^sec_/),
      last4: '4417',
      setAt: expect.any(String),
      setBy: 'Pat Person',
    });
    expect((await saveAccount(cards, { accountToken: reference })).statusCode).toBe(200);
    const tables = ['secrets', 'document_versions', 'documents', 'audit'] as const;
    for (const table of tables) {
      const rows = await server.database.inCompany(company.id, (scope) =>
        scope.db.selectFrom(table).selectAll().execute(),
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(value);
      expect(JSON.stringify(rows)).not.toContain(Buffer.from(value).toString('base64'));
    }
    expect((await cards('GET', companyUrl())).body).not.toContain(value);
    const answer = (await cards('GET', companyUrl())).json();
    expect(answer.blob.creditAndGiftSettings.accountSettings.online.accountToken).toEqual(reference);
  });

  test('ST-29 a short one does not show its end', async () => {
    expect((await put(cards, null, token, '1234567')).json().last4).toBe('');
  });

  test('ST-30 the reference sent back keeps it, null clears it, and setting it again makes another', async () => {
    const first = (await put(cards)).json();
    await saveAccount(cards, { accountToken: first });
    expect((await saveAccount(cards, { accountToken: first })).statusCode).toBe(200);
    const second = (await put(cards, null, token, 'tok-live-other-9981')).json();
    expect(second.secretRef).not.toBe(first.secretRef);
    expect((await saveAccount(cards, { accountToken: second })).statusCode).toBe(200);
    expect((await saveAccount(cards, { accountToken: null })).statusCode).toBe(200);
  });

  test('ST-28 a value in the document, a made-up reference or that of another field, place or company is refused by name', async () => {
    const own = (await put(cards)).json();
    const password = (await put(cards, null, [...token.slice(0, 3), 'password'])).json();
    const atTwo = (await put(cards, company.locations.two)).json();
    const other = await buildCompany(server);
    const foreign = (
      await (
        await personWith(server, other, { permissions: ['CONFIGURE_CREDIT_CARDS'] })
      )('PUT', `/api/blobs/settings/secrets/${other.id}`, {
        tenantId: null,
        path: token,
        value,
      })
    ).json();
    const made = [value, { ...own, secretRef: 'sec_unknown' }, { ...own, last4: '0000' }, password, atTwo, foreign];
    for (const accountToken of made) {
      const answer = await saveAccount(cards, { accountToken });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0].path).toBe(token.join('.'));
      expect(answer.body).not.toContain(value);
    }
    expect((await saveAccount(cards, { accountToken: own })).statusCode).toBe(200);
  });

  test('ST-30 with another address the password has to be entered again', async () => {
    const place = [...token.slice(0, 3), 'password'];
    const first = (await put(cards, null, place)).json();
    await saveAccount(cards, { password: first, url: 'https://gateway.example' });
    const moved = await saveAccount(cards, { url: 'https://elsewhere.example' });
    expect(moved.json().errors[0]).toMatchObject({ code: 'SECRET_MOVED', path: place.join('.') });
    const again = (await put(cards, null, place)).json();
    expect((await saveAccount(cards, { password: again, url: 'https://elsewhere.example' })).statusCode).toBe(200);
  });

  test('PM-33 it asks for the permission of its section, at the place that it is for', async () => {
    const at = (id: string) => ({ type: 'LOCATION', id }) as const;
    const storeCards = await personWith(server, company, {
      permissions: ['CONFIGURE_CREDIT_CARDS'],
      on: at(company.locations.one),
    });
    const hardware = await personWith(server, company, { permissions: ['CONFIGURE_HARDWARE'] });
    const reader = await company.as('reader');
    const other = await (await buildCompany(server)).as('admin');
    const statuses = [
      put(storeCards),
      put(storeCards, company.locations.two),
      put(storeCards, company.locations.one),
      put(hardware),
      put(reader),
      put(other),
      put(cards, 'loc_unknown'),
      put(cards, null, ['stations']),
      put(cards, null, token, ''),
    ];
    expect((await Promise.all(statuses)).map(({ statusCode }) => statusCode)).toEqual([
      403, 403, 200, 403, 403, 404, 404, 400, 400,
    ]);
  });

  test('ST-31 the terminal of the location that it was published to gets it, and no other', async () => {
    const { one, two } = company.locations;
    await saveAccount(cards, { accountToken: null });
    const companyWide = (await put(cards, null, [...token.slice(0, 3), 'password'], 'pass-word-of-all')).json();
    await saveAccount(cards, { password: companyWide });
    const ofOne = (await put(cards, one)).json();
    expect((await cards('PUT', overrideUrl(one), { overrideVer: 0, changes: [addToken(ofOne)] })).statusCode).toBe(200);
    await publish([one, two]);
    const asked = await askSecrets(one);
    expect(asked.headers['cache-control']).toBe('no-store');
    expect(
      asked
        .json()
        .secrets.map((secret: { value: string }) => secret.value)
        .sort(),
    ).toEqual(['pass-word-of-all', value]);
    expect((await askSecrets(two)).json().secrets).toMatchObject([{ value: 'pass-word-of-all' }]);
    expect((await askSecrets(company.locations.three)).json().secrets).toEqual([]);
    expect((await cards('POST', '/api/terminal/secrets', {})).statusCode).toBe(401);
    const published = await cards('GET', `/api/published-config/location-settings/${one}`);
    expect(published.rawPayload.toString()).not.toContain(value);
    const snapshots = await server.database.inCompany(company.id, (scope) =>
      scope.db.selectFrom('snapshots').select('bytes').execute(),
    );
    for (const { bytes } of snapshots) expect(gunzipSync(bytes).toString()).not.toContain(value);
  });

  describe('where addresses change on another level', () => {
    const password = [...token.slice(0, 3), 'password'];
    const [first, second] = ['https://first.example', 'https://second.example'];
    const set = (field: string, to: unknown) => ({
      kind: 'SIMPLE_FIELD_CHANGED',
      path: [...token.slice(0, 3), field],
      from: null,
      to,
    });
    const override = (id: string, ...changes: readonly object[]) =>
      cards('PUT', overrideUrl(id), { overrideVer: 0, changes });
    const published = async (id: string) => {
      const answer = await cards('GET', `/api/published-config/location-settings/${id}`);
      return answer.json().creditAndGiftSettings.accountSettings.online;
    };
    const valuesAt = async (id: string) =>
      (await askSecrets(id)).json().secrets.map((secret: { value: string }) => secret.value);

    test('ST-28 ST-31 a store’s own password does not follow the company to a new address', async () => {
      const { one, two } = company.locations;
      await saveAccount(cards, { url: first, alternateUrl: '' });
      const own = (await put(cards, one, password, 'pass-word-of-one')).json();
      expect((await override(one, set('password', own))).statusCode).toBe(200);
      const next = (await put(cards, null, password, 'pass-word-of-all')).json();
      expect((await saveAccount(cards, { url: second, password: next })).statusCode).toBe(200);
      await publish([one, two]);
      expect([await published(one), await published(two)]).toMatchObject([
        { url: second, password: null },
        { url: second, password: next },
      ]);
      expect([await valuesAt(one), await valuesAt(two)]).toEqual([[], ['pass-word-of-all']]);
    });

    test('ST-28 PM-57 a store is shown which of its passwords it does not send; nobody else is', async () => {
      const { one, two } = company.locations;
      const moved = (client: Client, id: string) => client('GET', `/api/blobs/settings/secrets/moved/${id}`);
      await saveAccount(cards, { url: first, alternateUrl: '' });
      const own = (await put(cards, one, password)).json();
      await override(one, set('password', own));
      expect((await moved(cards, one)).json()).toEqual({ paths: [] });
      await saveAccount(cards, { url: second });
      expect((await moved(cards, one)).json()).toEqual({ paths: [password] });
      const hardware = await personWith(server, company, { permissions: ['CONFIGURE_HARDWARE'] });
      expect((await moved(hardware, one)).json()).toEqual({ paths: [] });
      expect((await moved(cards, two)).json()).toEqual({ paths: [] });
      const again = (await put(cards, one, password)).json();
      const change = { ...set('password', again), from: own };
      expect((await cards('PUT', overrideUrl(one), { overrideVer: 1, changes: [change] })).statusCode).toBe(200);
      expect((await moved(cards, one)).json()).toEqual({ paths: [] });
      const ofTwo = { type: 'LOCATION', id: two } as const;
      const elsewhere = await personWith(server, company, { permissions: ['CONFIGURE_CREDIT_CARDS'], on: ofTwo });
      const refused = [await company.as('reader'), elsewhere, await (await buildCompany(server)).as('admin')];
      expect(await Promise.all(refused.map(async (client) => (await moved(client, one)).statusCode))).toEqual([
        403, 403, 404,
      ]);
    });

    test('ST-28 ST-31 the company’s password does not go to a store’s own address', async () => {
      const { one } = company.locations;
      await saveAccount(cards, { url: first, alternateUrl: '' });
      expect((await override(one, set('url', second))).statusCode).toBe(200);
      const ofAll = (await put(cards, null, password, 'pass-word-of-all')).json();
      expect((await saveAccount(cards, { password: ofAll })).statusCode).toBe(200);
      await publish([one]);
      expect(await published(one)).toMatchObject({ url: second, password: null });
      expect(await valuesAt(one)).toEqual([]);
    });

    test('ST-28 a secret that was set for one address is not named beside another', async () => {
      await saveAccount(cards, { url: first, alternateUrl: '' });
      const ofAll = (await put(cards, null, password)).json();
      await saveAccount(cards, { password: ofAll });
      await saveAccount(cards, { password: null });
      const named = await override(company.locations.one, set('url', second), set('password', ofAll));
      expect([named.statusCode, named.json()]).toMatchObject([
        400,
        { errors: [{ code: 'SECRET_MOVED', path: password.join('.') }] },
      ]);
      expect((await override(company.locations.one, set('password', ofAll))).statusCode).toBe(200);
    });

    test('ST-28 a store whose processor needs the password keeps running what it has, and the preview says why', async () => {
      const { one } = company.locations;
      const merchant = { processor: 'MERCURY_PAY', cardPresentMerchantId: '1', cardNotPresentMerchantId: '2' };
      const url = { url: first, alternateUrl: first, sameAsCardPresent: false };
      const ofAll = (await put(cards, null, password)).json();
      await saveAccount(cards, { ...merchant, ...url, password: ofAll });
      const own = (await put(cards, one, password, 'pass-word-of-one')).json();
      await override(one, set('password', own));
      const next = (await put(cards, null, password)).json();
      await saveAccount(cards, { url: second, password: next });
      const asked = { locationIds: [one], kinds: ['locationSettings'] };
      const preview = await cards('POST', `/api/publishing/${company.id}/preview`, asked);
      expect(preview.json()[0].problem).toContain('Missing Mercury payment details');
    });
  });

  test('ST-28 a row that was moved to another field does not open', async () => {
    const store = createSecretsStore(keyOf('own'));
    const place = { tenantId: '', field: token.join('.') };
    const fresh = (await buildCompany(server)).id;
    const { inCompany, owner } = server.database;
    const { secretRef } = await inCompany(fresh, (scope) => store.put(scope, place, { value, setBy: 'Ana' }));
    expect((await inCompany(fresh, (scope) => store.open(scope, [secretRef]))).get(secretRef)).toBe(value);
    await owner.updateTable('secrets').set({ field: 'moved' }).where('id', '=', secretRef).execute();
    await expect(inCompany(fresh, (scope) => store.open(scope, [secretRef]))).rejects.toThrow();
  });

  test('ST-28 a changed key of the installation opens what the previous one sealed, and seals it again', async () => {
    const [old, next] = [keyOf('old'), keyOf('new')];
    const place = { tenantId: '', field: token.join('.') };
    const fresh = (await buildCompany(server)).id;
    const { inCompany } = server.database;
    const { secretRef } = await inCompany(fresh, (scope) =>
      createSecretsStore(old).put(scope, place, { value, setBy: 'Ana' }),
    );
    const rotated = createSecretsStore(next, old);
    expect((await inCompany(fresh, (scope) => rotated.open(scope, [secretRef]))).get(secretRef)).toBe(value);
    await expect(inCompany(fresh, (scope) => createSecretsStore(next).open(scope, [secretRef]))).rejects.toThrow(
      /SERVERY_SECRET_KEY/,
    );
  });
});

/** A key of another installation. */
function keyOf(name: string) {
  return { derive: (purpose: string) => Buffer.from(`${name} ${purpose}`.padEnd(32, '.').slice(0, 32)) };
}

async function publish(locationIds: readonly string[]): Promise<void> {
  await cards('POST', '/api/sync-locations/start', { syncDateMillis: null, action: 'PUBLISH', locationIds });
  for (const id of locationIds)
    await waitFor(async () =>
      (await cards('GET', `/api/published-config/location-settings/${id}`)).statusCode === 200 ? true : undefined,
    );
}

async function askSecrets(locationId: string) {
  const credentials = `/api/tenants/${company.id}/${locationId}/api-credentials`;
  const { id, secret } = (await cards('POST', credentials, { name: 'Register' })).json();
  return server.http.inject({
    method: 'POST',
    url: '/api/terminal/secrets',
    headers: { authorization: `Bearer ${id}.${secret}` },
    payload: {},
  });
}
