import type { Permission } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildHolder } from '../../testing/test-people.ts';
import { buildCompany, type Client, type TestCompany, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let admin: Client;
let url: string;

beforeEach(async () => {
  server = await testServer();
  company = await buildCompany(server);
  admin = await company.as('admin');
  url = `/api/blobs/settings/company/${company.id}`;
  const { blob } = (await admin('GET', url)).json();
  expect((await admin('PUT', url, { id: `set_${company.id}`, ver: 0, blob })).statusCode).toBe(200);
});

const holder = async (...permissions: Permission[]) => (await buildHolder(server, company.id, permissions)).client;

/** Saves the company's settings with one section changed. */
async function save(client: Client, section: string, change: (value: Record<string, unknown>) => object) {
  const { id, ver, blob } = (await client('GET', url)).json();
  return client('PUT', url, { id, ver, blob: { ...blob, [section]: { ...blob[section], ...change(blob[section]) } } });
}

describe('sections of the settings', () => {
  test('KR-01 limited options of online ordering save online access and deferred online orders, and nothing else', async () => {
    const client = await holder('LIMITED_MANAGE_ONLINE');
    expect((await save(client, 'onlineAccess', () => ({ acceptOrders: false }))).statusCode).toBe(200);
    expect((await save(client, 'deferredOrders', () => ({ allowDeferredOnlineOrders: false }))).statusCode).toBe(200);
    const refused = await save(client, 'hours', () => ({ startOfWeek: 2 }));
    expect(refused.statusCode).toBe(403);
    expect(refused.json().errors).toMatchObject([{ code: 'FORBIDDEN', path: 'hours.startOfWeek' }]);
    expect((await admin('GET', url)).json().blob).toMatchObject({
      onlineAccess: { acceptOrders: false },
      hours: { startOfWeek: expect.not.toSatisfy((day: number) => day === 2) },
    });
  });

  test('KR-01 the same at a location', async () => {
    const client = await holder('LIMITED_MANAGE_ONLINE');
    const override = `/api/blobs/settings/overrides/location/${company.locations.one}`;
    const change = (path: readonly unknown[], from: unknown, to: unknown) => ({
      overrideVer: 0,
      changes: [{ kind: 'SIMPLE_FIELD_CHANGED', path, from, to }],
    });
    const typeOnline = ['orderTypes', 'types', { id: 2 }, 'activeOnline'];
    const refused = await client('PUT', override, change(['marketing', 'requireFirstName'], true, false));
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([403, 'FORBIDDEN']);
    expect((await client('PUT', override, change(typeOnline, false, true))).statusCode).toBe(200);
  });

  test('CG-01 credit and gift are saved by who configures credit cards alone', async () => {
    const fee = () => ({ convenienceFee: { enabled: true, amount: '2.00' } });
    const refused = await save(admin, 'creditAndGiftSettings', fee);
    expect(refused.json().errors).toMatchObject([{ code: 'FORBIDDEN' }, { code: 'FORBIDDEN' }]);
    const cards = await holder('CONFIGURE_CREDIT_CARDS');
    expect((await save(cards, 'creditAndGiftSettings', fee)).statusCode).toBe(200);
    expect((await save(cards, 'marketing', () => ({ requireFirstName: false }))).statusCode).toBe(403);
  });

  test('CG-01 what is wrong in credit and gift is refused by name', async () => {
    const cards = await holder('CONFIGURE_CREDIT_CARDS');
    const answer = await save(cards, 'creditAndGiftSettings', () => ({ giftCardProcessor: 'VALUTEC_EXPRESS' }));
    expect(answer.json().errors).toMatchObject([
      {
        message: 'Missing Valutec gift payment details',
        path: 'creditAndGiftSettings.accountSettings.gift.acceptorId',
      },
    ]);
  });

  test('ST-28 a password in plain text is refused by name, and not repeated', async () => {
    const cards = await holder('CONFIGURE_CREDIT_CARDS');
    const answer = await save(cards, 'creditAndGiftSettings', (value) => {
      const accounts = Object(value.accountSettings);
      return { accountSettings: { ...accounts, gift: { ...accounts.gift, password: 'hunter2' } } };
    });
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([
      400,
      'creditAndGiftSettings.accountSettings.gift.password',
    ]);
    expect(answer.body).not.toContain('hunter2');
  });

  test('MK-01 TB-01 MA-01 a value out of bounds is refused by name', async () => {
    const bad = await save(admin, 'mobileApp', () => ({ version: 'one' }));
    expect(bad.json().errors).toMatchObject([{ path: 'mobileApp.version' }]);
    const table = await save(admin, 'tableSettings', () => ({ guestCount: 'MAYBE' }));
    expect(table.json().errors).toMatchObject([{ path: 'tableSettings.guestCount' }]);
    const tag = await save(admin, 'marketing', () => ({ googleTagManagerContainerId: '<script>' }));
    expect(tag.json().errors).toMatchObject([{ path: 'marketing.googleTagManagerContainerId' }]);
  });
});
