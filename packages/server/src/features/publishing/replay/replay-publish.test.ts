import type { Replay } from '@servery/contract';
import {
  daysAfter,
  type MenuBlob,
  type MenuItem,
  newCategory,
  newDepartment,
  newInfo,
  newItem,
  newItemPricing,
  newMenuBlob,
  newOffer,
  newRequirement,
  newTaxStructure,
  sizePrices,
  type Ticket,
} from '@servery/domain';
import { buildTicket, buildTicketLine } from '@servery/domain/testing/build-ticket';
import { describe, expect, test } from 'vitest';
import { gzipBody } from '../../../testing/gzip-body.ts';
import { publishingCompany } from '../../../testing/publishing-calls.ts';
import { reportingTerminal } from '../../../testing/reporting-terminal.ts';
import { personWith } from '../../../testing/test-employees.ts';
import { buildCompany, type Client } from '../../../testing/test-server.ts';

const { server, company, admin, all, menuId, start, completed } = await publishingCompany();
const { one, two, three } = company.locations;
const menuUrl = `/api/menus/company/${company.id}`;
const replayUrl = `/api/publishing/${company.id}/replay`;
const yesterday = daysAfter(new Date().toISOString().slice(0, 10), -1);

function item(id: string, name: string, price: string, given: Partial<MenuItem> = {}): MenuItem {
  const pricing = [newItemPricing({ pricingScheme: 'default', prices: sizePrices({ BASE: price }) })];
  return newItem({
    id,
    department: 'food',
    category: 'all',
    name,
    info: newInfo({ name, pluNum: '' }),
    pricing,
    ...given,
  });
}

const made = newOffer({ id: 'lunch', name: 'Lunch deal', dateCreated: '2026-09-01', color: '#1B6470' });
const offer = { ...made, info: { ...made.info, status: 'ACTIVE' as const } };

async function save(items: readonly MenuItem[], offers = [offer], more: Partial<MenuBlob> = {}): Promise<void> {
  const { ver, name, desc, singleUse } = (await admin('GET', `${menuUrl}/${menuId}`)).json();
  const menuBlob = newMenuBlob({
    departments: [newDepartment({ id: 'food', name: 'Food', categories: ['all'], items: items.map(({ id }) => id) })],
    categories: [newCategory({ id: 'all', department: 'food', name: 'All' })],
    items: [...items],
    offers: [...offers],
    ...more,
  });
  const answer = await admin('PUT', menuUrl, gzipBody({ id: menuId, ver, name, desc, singleUse, menuBlob }));
  expect(answer.statusCode, answer.body).toBe(200);
}

function ticket(
  locationId: string,
  id: string,
  lines: readonly [id: string, quantity: number, price: number][],
  given: Partial<Ticket> = {},
): Ticket {
  return buildTicket({
    id,
    locationId,
    number: id,
    businessDate: yesterday,
    opened: `${yesterday}T19:02:00.000Z`,
    closed: `${yesterday}T19:41:00.000Z`,
    lines: lines.map(([itemId, quantity, price], at) =>
      buildTicketLine({ id: String(at + 1), item: { id: itemId, name: `Sold ${itemId}` }, quantity, price }),
    ),
    ...given,
  });
}

async function replay(locationIds: readonly string[], client: Client = admin): Promise<Replay> {
  const answer = await client('POST', replayUrl, { locationIds });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const cola = item('cola', 'Cola', '2.99');
const clam = item('clam', 'Clam Chowder', '8.50');
await save([cola, clam]);
await completed(await start(admin, { locationIds: [one, two] }));
/** The menus of these tests have no tax, and every ticket says one. */
const noTax = { tax: 0, taxDifference: 0 };
const deal = { offerId: 'lunch', name: 'Lunch deal', amount: 100 };
const [reportOne, reportTwo] = [
  await reportingTerminal(server, company, one),
  await reportingTerminal(server, company, two),
];
await reportOne(
  ticket(one, 'a', [
    ['cola', 2, 598],
    ['clam', 1, 850],
  ]),
  ticket(one, 'b', [['cola', 1, 250]], { discounts: [deal] }),
  ticket(one, 'open', [['cola', 5, 1_495]], { state: 'OPEN', closed: null }),
  ticket(one, 'old', [['cola', 5, 1_495]], {
    businessDate: daysAfter(yesterday, -7),
    opened: `${daysAfter(yesterday, -7)}T19:02:00.000Z`,
    closed: null,
  }),
);
await reportTwo(ticket(two, 'c', [['cola', 3, 897]]));

describe('the tickets of last week under the menu that would be published', () => {
  test('come to what they came to while nothing is changed', async () => {
    const { from, to, stores, items, lost, offers } = await replay([one]);
    expect([from, to]).toEqual([daysAfter(yesterday, -6), yesterday]);
    expect(stores).toEqual([
      {
        locationId: one,
        otherTax: 2,
        tickets: 2,
        changed: 0,
        before: 1_747,
        difference: 0,
        lost: 0,
        lostSales: 0,
        otherPrice: 1,
        notSold: 0,
        ...noTax,
      },
    ]);
    expect([items, lost, offers]).toEqual([[], [], []]);
  });

  test('tell what each store and item would bring more, what cannot be rung up, and which offers go', async () => {
    await save([item('cola', 'Cola', '3.49'), { ...clam, info: { ...clam.info, status: 'INACTIVE' } }], []);
    const { stores, items, hours, lost, offers } = await replay(all);
    expect(stores).toEqual([
      {
        locationId: one,
        otherTax: 2,
        tickets: 2,
        changed: 2,
        before: 1_747,
        difference: 150,
        lost: 1,
        lostSales: 850,
        otherPrice: 1,
        notSold: 0,
        ...noTax,
      },
      {
        locationId: two,
        otherTax: 1,
        tickets: 1,
        changed: 1,
        before: 897,
        difference: 150,
        lost: 0,
        lostSales: 0,
        otherPrice: 0,
        notSold: 0,
        ...noTax,
      },
    ]);
    expect(items).toEqual([
      {
        key: '["cola",[]]',
        name: 'Sold cola',
        variant: '',
        thousandths: 6_000,
        unitBefore: 299,
        unitAfter: 349,
        difference: 300,
      },
    ]);
    expect(hours.reduce((sum, cents) => sum + cents, 0)).toBe(300);
    expect(lost).toEqual([
      {
        locationId: one,
        ticketId: 'a',
        number: 'a',
        opened: `${yesterday}T19:02:00.000Z`,
        item: 'Sold clam',
        reason: expect.stringContaining('Clam Chowder'),
      },
    ]);
    expect(offers).toEqual([{ name: 'Lunch deal', uses: 1 }]);
  });

  test('tell which tax comes, at which rate, and what the staff is asked from then on', async () => {
    const asked = { id: 'age', selected: true, order: 0, excludeSizes: [] };
    await save([item('cola', 'Cola', '2.99', { requirements: [asked] }), clam], [offer], {
      taxStructures: [newTaxStructure({ id: 'sales-tax', name: 'Sales tax', flatRate: '10' })],
      requirements: [newRequirement({ id: 'age', name: 'Check ID' })],
    });
    const { stores, taxes, rates, requirements, lost } = await replay([two]);
    // Three colas are $8.97: 90 cents, half a cent rounded up.
    expect(stores).toMatchObject([{ tickets: 1, changed: 1, difference: 0, tax: 0, taxDifference: 90 }]);
    expect(taxes).toEqual([{ id: 'sales-tax', name: 'Sales Tax', before: 0, after: 90 }]);
    expect(rates).toEqual([{ key: 'cola', name: 'Sold cola', thousandths: 3_000, before: '0', after: '10' }]);
    expect(requirements).toEqual([{ id: 'age', name: 'Check ID', lines: 1 }]);
    expect(lost).toEqual([]);
  });

  test('nothing is saved or published by it', async () => {
    const before = (await admin('GET', `${menuUrl}/${menuId}`)).json().ver;
    await replay(all);
    expect((await admin('GET', `${menuUrl}/${menuId}`)).json().ver).toBe(before);
  });
});

describe('a replay is for people', () => {
  const publishing = ['ACCESS_CONFIGURATION_OPTIONS', 'LOCATION_SETTINGS', 'MANAGE_MENUS'] as const;

  test('who may publish there; sales show to those who may see the reports of the store', async () => {
    const blind = await personWith(server, company, { permissions: publishing });
    expect(await replay([one], blind)).toMatchObject({ stores: [], items: [], lost: [], withheld: 1 });
    const reader = await company.as('reader');
    expect((await reader('POST', replayUrl, { locationIds: [one] })).statusCode).toBe(403);
  });

  test('of the company and of these stores only', async () => {
    const foreign = await (await buildCompany(server)).as('admin');
    expect([403, 404]).toContain((await foreign('POST', replayUrl, { locationIds: [one] })).statusCode);
    const on = { type: 'LOCATION', id: three } as const;
    const other = await personWith(server, company, { permissions: [...publishing, 'DASHBOARD'], on });
    expect([403, 404]).toContain((await other('POST', replayUrl, { locationIds: [one] })).statusCode);
  });
});
