import { describe, expect, test } from 'vitest';
import { settingsCalls } from '../../testing/settings-calls.ts';
import { personWith } from '../../testing/test-employees.ts';
import { testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const { read, save } = settingsCalls(company);

const forbidden = { code: 'FORBIDDEN', message: 'You do not have permission to see or change this section.' };

function station(id: string) {
  return {
    id,
    entityType: 'STATION',
    name: id,
    kind: 'BAR',
    defaultOrderType: null,
    receiptPrinter: 'DEFAULT',
    backupPrinter: null,
    logOffAfter: 0,
    disabled: false,
  };
}

describe('a section asks for its own permission', () => {
  test.each([
    ['CONFIGURE_HARDWARE', { stations: [station('bar')] }, 'deliveryArea'],
    ['LOCATION_SETTINGS', { deliveryArea: { enforceInPos: true, zones: [] } }, 'stations'],
  ] as const)('PM-31 PM-32 %s saves its own section, and nothing of another', async (right, own, refused) => {
    const person = await personWith(server, company, { permissions: [right] });
    expect((await save(person, () => own)).statusCode).toBe(200);
    const before = await read(person);
    const both = {
      stations: [station('door')],
      deliveryArea: { enforceInPos: right === 'CONFIGURE_HARDWARE', zones: [] },
    };
    const answer = await save(person, () => both);
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { error: 'FORBIDDEN', errors: [{ ...forbidden, path: refused }] },
    ]);
    expect(await read(person)).toEqual(before);
  });

  test('PM-33 at a location the permission must reach the location, in overrides too', async () => {
    const at = (id: string) => ({ type: 'LOCATION', id }) as const;
    await save(admin, () => ({}));
    const person = await personWith(server, company, {
      permissions: ['CONFIGURE_HARDWARE'],
      on: at(company.locations.two),
    });
    const url = (id: string) => `/api/blobs/settings/overrides/location/${id}`;
    const added = { kind: 'ARRAY_ELEMENT_ADDED', path: ['stations'], to: station('patio'), after: null };
    const renamed = {
      kind: 'SIMPLE_FIELD_CHANGED',
      path: ['orderTypes', 'types', { id: 2 }, 'customName'],
      from: '',
      to: 'Go',
    };
    expect((await person('PUT', url(company.locations.one), { overrideVer: 0, changes: [added] })).statusCode).toBe(
      403,
    );
    expect(
      (await person('PUT', url(company.locations.two), { overrideVer: 0, changes: [added, renamed] })).json(),
    ).toMatchObject({
      error: 'FORBIDDEN',
      errors: [{ path: 'orderTypes' }],
    });
    expect((await person('PUT', url(company.locations.two), { overrideVer: 0, changes: [added] })).statusCode).toBe(
      200,
    );
  });

  test('ST-06 defaults and clean-ups are saved by anyone who opens the settings', async () => {
    const { company } = await testCompany();
    const person = await personWith(server, company, { permissions: ['CONFIGURE_HARDWARE'] });
    expect((await settingsCalls(company).save(person, () => ({}))).json().ver).toBe(1);
  });

  test('PM-23 custom CSS asks for its own permission within the online design', async () => {
    const designer = await personWith(server, company, { permissions: ['MODIFY_ONLINE_ORDERING_CONFIGURATION'] });
    const withCss = ({ onlineDesign }: Record<string, object>) => ({
      onlineDesign: { ...onlineDesign, customCss: '.title { color: red; }' },
    });
    expect((await save(designer, withCss)).json().errors).toMatchObject([{ path: 'onlineDesign.customCss' }]);
    const stylist = await personWith(server, company, {
      permissions: ['SET_CUSTOM_CSS', 'MODIFY_ONLINE_ORDERING_CONFIGURATION'],
    });
    expect((await save(stylist, withCss)).statusCode).toBe(200);
  });

  test('KR-01 limited options of online ordering save online access and deferred online orders, and nothing else', async () => {
    const client = await personWith(server, company, { permissions: ['LIMITED_MANAGE_ONLINE'] });
    expect(
      (await save(client, ({ onlineAccess }) => ({ onlineAccess: { ...onlineAccess, acceptOrders: false } })))
        .statusCode,
    ).toBe(200);
    expect(
      (
        await save(client, ({ deferredOrders }) => ({
          deferredOrders: { ...deferredOrders, allowDeferredOnlineOrders: false },
        }))
      ).statusCode,
    ).toBe(200);
    const refused = await save(client, ({ hours }) => ({ hours: { ...hours, startOfWeek: 2 } }));
    expect(refused.statusCode).toBe(403);
    expect(refused.json().errors).toMatchObject([{ code: 'FORBIDDEN', path: 'hours' }]);
    const types = (await read(client)).orderTypes.types.map((type: { id: number }) =>
      type.id === 2 ? { ...type, customName: 'Go' } : type,
    );
    const renamed = await save(client, ({ orderTypes }) => ({ orderTypes: { ...orderTypes, types } }));
    expect(renamed.json().errors).toMatchObject([{ code: 'FORBIDDEN', path: 'orderTypes.types.2.customName' }]);
    expect(await read(client)).toMatchObject({ onlineAccess: { acceptOrders: false } });
    expect((await read(admin)).hours.startOfWeek).not.toBe(2);
  });

  test('KR-01 the same at a location', async () => {
    await save(admin, () => ({}));
    const client = await personWith(server, company, { permissions: ['LIMITED_MANAGE_ONLINE'] });
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

  test('CG-01 credit and gift are saved only by people who configure credit cards', async () => {
    const fee = ({ creditAndGiftSettings: section }: Record<string, object>) => ({
      creditAndGiftSettings: { ...section, convenienceFee: { enabled: true, amount: '2.00' } },
    });
    const refused = await save(admin, fee);
    expect(refused.json().errors).toEqual([{ ...forbidden, path: 'creditAndGiftSettings' }]);
    const cards = await personWith(server, company, { permissions: ['CONFIGURE_CREDIT_CARDS'] });
    expect((await save(cards, fee)).statusCode).toBe(200);
    expect(
      (await save(cards, ({ marketing }) => ({ marketing: { ...marketing, requireFirstName: false } }))).statusCode,
    ).toBe(403);
  });
});
