import { daysAfter, newOffer, type Offer } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { tellCertifications } from './features/employees/staff/certification-notices.ts';
import { createSilentStores } from './features/terminals/silent-stores.ts';
import { peopleCompany } from './testing/employee-calls.ts';
import { foodItem, foodMenu } from './testing/food-menu.ts';
import { gzipBody } from './testing/gzip-body.ts';
import { personWith } from './testing/test-employees.ts';
import type { Client } from './testing/test-server.ts';

const { server, company, admin, users, add, onOne, onThree } = await peopleCompany();
const { one, three } = company.locations;
const url = `/api/notifications/${company.id}`;
const groupManager = await company.as('groupManager');
const inStore = (locationId: string) =>
  personWith(server, company, { permissions: ['USER_ADMIN'], on: { type: 'LOCATION', id: locationId } });

const told = async (client: Client, kind: string, { openOnly = false } = {}) => {
  const { entries } = (await client('GET', `${url}?limit=100&openOnly=${openOnly}`)).json();
  return entries.filter(({ facts }: { facts: { kind: string } }) => facts.kind === kind);
};
const inCompany = <Result>(work: Parameters<typeof server.database.inCompany<Result>>[1]) =>
  server.database.inCompany(company.id, work);

describe('a store that is silent', () => {
  const look = createSilentStores();
  const heard = (minutesAgo: number) =>
    inCompany(({ db, companyId }) =>
      db
        .insertInto('contacts')
        .values({
          company_id: companyId,
          location_id: one,
          last_ping: new Date(Date.now() - minutesAgo * 60_000),
          software_version: null,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['company_id', 'location_id'])
            .doUpdateSet((eb) => ({ last_ping: eb.ref('excluded.last_ping') })),
        )
        .execute(),
    );

  test('is told of once, to those who run it, and the same entry says that it is in contact again', async () => {
    await heard(29);
    await inCompany(look);
    expect(await told(groupManager, 'STORE_SILENT')).toEqual([]);
    await heard(31);
    await inCompany(look);
    await inCompany(look);
    const [entry, ...more] = await told(groupManager, 'STORE_SILENT');
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ isUnread: true, facts: { store: 'One', locationId: one, backAt: null } });
    await groupManager('POST', `${url}/read`, {});
    expect(await told(groupManager, 'STORE_SILENT', { openOnly: true })).toMatchObject([{ id: entry.id }]);
    expect(await told(await inStore(three), 'STORE_SILENT')).toEqual([]);
    expect(await told(await company.as('reader'), 'STORE_SILENT')).toEqual([]);
    await heard(0);
    await inCompany(look);
    expect(await told(groupManager, 'STORE_SILENT', { openOnly: true })).toEqual([]);
    expect(await told(groupManager, 'STORE_SILENT')).toMatchObject([
      { id: entry.id, facts: { since: entry.facts.since, backAt: expect.any(String) } },
    ]);
  });
});

describe('certifications', () => {
  test('are told of within 21 and 7 days and once expired, as one entry, where the person works', async () => {
    const { id } = await add({ name: 'Priscilla Oyelaran', grantedRoles: [onOne()] });
    const { today } = (await admin('GET', `${users}/due`)).json();
    const expires = async (day: string) => {
      await inCompany(({ db, companyId }) =>
        db
          .updateTable('users')
          .set({ certifications: JSON.stringify([{ requirementId: '1', expiresOn: day }]) })
          .where('company_id', '=', companyId)
          .where('id', '=', id)
          .execute(),
      );
      await inCompany(tellCertifications);
    };
    const manager = await inStore(one);
    const of = async (kind: string) =>
      (await told(manager, kind)).filter(({ facts }: { facts: { userId: string } }) => facts.userId === id);
    await expires(daysAfter(today, 22));
    expect(await of('CERTIFICATION_DUE')).toEqual([]);
    await expires(daysAfter(today, 21));
    expect(await of('CERTIFICATION_DUE')).toMatchObject([
      { isUnread: true, facts: { person: 'Priscilla Oyelaran', place: 'One', day: daysAfter(today, 21) } },
    ]);
    await manager('POST', `${url}/read`, {});
    await inCompany(tellCertifications);
    expect(await of('CERTIFICATION_DUE')).toMatchObject([{ isUnread: false }]);
    await expires(daysAfter(today, -1));
    expect(await of('CERTIFICATION_EXPIRED')).toMatchObject([{ isUnread: true }]);
    expect(await told(await inStore(three), 'CERTIFICATION_EXPIRED')).toEqual([]);
    expect(await told(groupManager, 'CERTIFICATION_EXPIRED')).toEqual([]);
  });
});

describe('rights', () => {
  test('changed by others are one entry per person, for those who give rights there', async () => {
    const { id } = await add({ name: 'Theo Park', grantedRoles: [onThree()] });
    const record = (await admin('GET', `${users}/${id}`)).json();
    const grantedRoles = [onOne(), onThree()];
    expect(
      (await admin('PUT', `${users}/${id}`, { ver: record.ver, name: record.name, grantedRoles })).statusCode,
    ).toBe(200);
    const facts = { by: 'Ada Admin', person: 'Theo Park', gained: ['manager at One'], lost: [] };
    expect(await told(await inStore(one), 'RIGHTS_CHANGED')).toMatchObject([{ facts }]);
    expect(await told(admin, 'RIGHTS_CHANGED')).toEqual([]);
    expect(await told(await inStore(three), 'RIGHTS_CHANGED')).toEqual([]);
  });
});

describe('a menu that others save', () => {
  const menus = `/api/menus/company/${company.id}`;

  const menuOf = (prices: readonly string[], days: readonly number[]) => {
    const items = prices.map((price, at) => foodItem(`item-${at}`, price));
    const offer = newOffer({ id: 'storm', name: 'Storm 2 for 1', dateCreated: '2026-11-01', color: '#aa3300' });
    const { daysOfTheWeek } = offer.validity;
    const storm: Offer = {
      ...offer,
      info: { ...offer.info, channels: ['POS'], status: 'ACTIVE' },
      validity: { ...offer.validity, daysOfTheWeek: { ...daysOfTheWeek, enabled: true, days: [...days] } },
    };
    return foodMenu(items, { offers: [storm] });
  };

  test('is told of from ten prices on, and where an offer can no longer apply, to others who edit menus', async () => {
    const prices = (count: number, price: string) =>
      Array.from({ length: 12 }, (_, at) => (at < count ? price : '2.99'));
    const menuId = (await admin('POST', menus, gzipBody({ name: 'Lunch' }))).json().id;
    const save = async (menuBlob: object) => {
      const { ver, name, desc, singleUse } = (await admin('GET', `${menus}/${menuId}`)).json();
      const answer = await admin('PUT', menus, gzipBody({ id: menuId, ver, name, desc, singleUse, menuBlob }));
      expect(answer.statusCode, answer.body).toBe(200);
    };
    await save(menuOf(prices(0, ''), [1]));
    await save(menuOf(prices(9, '3.49'), [1]));
    expect(await told(groupManager, 'PRICES_CHANGED')).toEqual([]);
    await save(menuOf(prices(10, '3.99'), [1]));
    const facts = { by: 'Ada Admin', menu: 'Lunch', menuId, count: 10, place: null };
    expect(await told(groupManager, 'PRICES_CHANGED')).toMatchObject([{ facts }]);
    expect(await told(admin, 'PRICES_CHANGED')).toEqual([]);
    expect(await told(await inStore(one), 'PRICES_CHANGED')).toEqual([]);
    await save(menuOf(prices(10, '3.99'), []));
    await save(menuOf(prices(11, '3.99'), []));
    const broken = { offer: 'Storm 2 for 1', offerId: 'storm', reason: 'No day of the week is chosen.' };
    expect(await told(groupManager, 'OFFER_NEVER_APPLIES', { openOnly: true })).toMatchObject([{ facts: broken }]);
    expect(await told(groupManager, 'PRICES_CHANGED', { openOnly: true })).toEqual([]);
    await groupManager('POST', `${url}/read`, {});
    expect(await told(groupManager, 'OFFER_NEVER_APPLIES', { openOnly: true })).toEqual([]);
    expect(await told(groupManager, 'OFFER_NEVER_APPLIES')).toMatchObject([{ facts: broken }]);
  });
});
