import {
  daysAfter,
  formatDay,
  type MenuItem,
  newCategory,
  newCategorySettings,
  newDepartment,
  newInclusions,
  newInfo,
  newItem,
  newItemPricing,
  newKitchenPrinting,
  newMenuBlob,
  newOffer,
  type Offer,
  sizePrices,
} from '@servery/domain';
import { expect, test } from 'vitest';
import { gzipBody } from '../../../testing/gzip-body.ts';
import { publishingCompany } from '../../../testing/publishing-calls.ts';

const { server, company, admin, all, menuId, start, completed } = await publishingCompany();
const { one, two } = company.locations;
const menuUrl = `/api/menus/company/${company.id}`;

function item(id: string, name: string, given: Partial<MenuItem> = {}): MenuItem {
  const pricing = [newItemPricing({ pricingScheme: 'default', prices: sizePrices({ BASE: '2.99' }) })];
  const info = newInfo({ name, pluNum: '' });
  return newItem({ id, department: 'food', category: 'all', name, info, pricing, ...given });
}

async function save(items: readonly MenuItem[], offers: readonly Offer[] = []) {
  const { ver, menuBlob: _, ...about } = (await admin('GET', `${menuUrl}/${menuId}`)).json();
  const menuBlob = newMenuBlob({
    departments: [newDepartment({ id: 'food', name: 'Food', categories: ['all'], items: items.map(({ id }) => id) })],
    categories: [newCategory({ id: 'all', department: 'food', name: 'All' })],
    items: [...items],
    offers: [...offers],
  });
  const { name, desc, singleUse } = about;
  return admin('PUT', menuUrl, gzipBody({ id: menuId, ver, name, desc, singleUse, menuBlob }));
}

const withPlu = (id: string, name: string, pluNum: string) => item(id, name, { info: newInfo({ name, pluNum }) });

test('limits that cross are refused at the field, those that cannot be met are saved', async () => {
  const limited = (min: number, max: number | null) =>
    item('cola', 'Cola', {
      inclusions: newInclusions({ categoriesSettings: [newCategorySettings('ice', { min, max })] }),
    });
  const refused = await save([limited(3, 2)]);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toMatchObject([
    { code: 'LIMITS_CROSSED', path: 'items.cola.inclusions.categoriesSettings.ice.min' },
  ]);
});

test('PB-12 what does not fit at one store is said in a sentence with its place, before publishing and after', async () => {
  expect((await save([withPlu('caesar', 'Caesar', '1000'), item('cola', 'Cola')])).statusCode).toBe(200);
  const own = {
    kind: 'SIMPLE_FIELD_CHANGED',
    path: ['items', { id: 'caesar' }, 'info', 'pluNum'],
    from: '1000',
    to: '5555',
  };
  const kept = await admin('POST', `/api/menus/location/${one}/${menuId}?overrideVer=0`, { changes: [own] });
  expect(kept.statusCode, kept.body).toBe(200);
  const greek = item('greek', 'Greek Salad', { pricing: [] });
  expect((await save([withPlu('caesar', 'Caesar', '1000'), withPlu('cola', 'Cola', '5555'), greek])).statusCode).toBe(
    200,
  );

  const preview = await admin('POST', `/api/publishing/${company.id}/preview`, {
    locationIds: all,
    kinds: ['menu', 'locationSettings'],
  });
  const sentence = 'Cola, PLU: PLU 5555 is already used by Caesar.';
  const priceless = {
    code: 'PRICE_MISSING',
    level: 'warning',
    sentence: 'Greek Salad has no price.',
    departmentId: 'food',
  };
  const previews: { locationId: string; problem: string | null; findings: object[] }[] = preview.json();
  for (const { locationId, problem, findings } of previews) {
    const clash = { code: 'PLU_TAKEN', level: 'error', sentence, path: ['items', { id: 'cola' }, 'info', 'pluNum'] };
    expect(problem).toBe(locationId === one ? sentence : null);
    expect(findings).toMatchObject(
      locationId === one
        ? [
            { ...clash, weight: 'stop' },
            { ...priceless, weight: 'look' },
          ]
        : [priceless],
    );
  }

  const { locationToStatuses } = await completed(await start(admin, {}));
  const failed = Object.values(locationToStatuses)
    .flat()
    .filter(({ state }) => state === 'FAILED');
  expect(failed).toMatchObject([{ error: sentence }]);
});

test('what changes is asked about and named, what runs so already is not', async () => {
  const printed = newKitchenPrinting();
  printed.kitchenPrinters.push({ id: 'kitchen', excludedSizes: [] });
  const seen = ['a', 'b', 'c', 'd', 'e'].map((id) => item(id, `Dish ${id}`, { printing: printed }));
  const [, ...others] = seen;
  expect((await save([...seen, item('old', 'Old')])).statusCode).toBe(200);
  await completed(await start(admin, {}));
  const dear = item('a', 'Dish a', {
    printing: printed,
    pricing: [newItemPricing({ pricingScheme: 'default', prices: sizePrices({ BASE: '29.90' }) })],
  });
  const old = item('old', 'Old', { info: newInfo({ name: 'Old', pluNum: '', description: 'As ever' }) });
  expect((await save([dear, ...others, old, item('new', 'New')])).statusCode).toBe(200);
  const asked = { locationIds: [two], kinds: ['menu', 'locationSettings'] };
  const preview = await admin('POST', `/api/publishing/${company.id}/preview`, asked);
  const [{ findings, isOpen }] = preview.json();
  expect(isOpen).toBeNull();
  expect(findings).toMatchObject([
    { code: 'SENT_NOWHERE', weight: 'stop', level: 'warning', name: 'New', path: ['items', { id: 'new' }, 'printing'] },
    {
      code: 'PRICE_FAR',
      weight: 'stop',
      level: 'warning',
      name: expect.stringMatching(/^Dish a/),
      from: '$2.99',
      to: '$29.90',
    },
    { code: 'SENT_NOWHERE', weight: 'look', name: 'Old' },
  ]);
});

const summer = newOffer({ id: 'summer', name: 'Summer Deal', dateCreated: '2026-01-05', color: '#1B6470' });

function summerUntil(endDate: string): Offer {
  const dateRange = { enabled: true, startDate: null, endDate };
  return { ...summer, info: { ...summer.info, status: 'ACTIVE' }, validity: { ...summer.validity, dateRange } };
}

async function offersToLookAt() {
  const asked = { locationIds: [two], kinds: ['menu', 'locationSettings'] };
  const [{ findings }] = (await admin('POST', `/api/publishing/${company.id}/preview`, asked)).json();
  return findings.filter(({ code }: { code: string }) => code.startsWith('OFFER_'));
}

/** As if the last publication had been then. */
function publishedAt(instant: Date) {
  return server.database.inCompany(company.id, ({ db }) =>
    db.updateTable('published').set({ published_at: instant }).where('company_id', '=', company.id).execute(),
  );
}

test('OF-13 an offer that is over is named at the store once: when it changes, or when it ended since the last publication', async () => {
  expect((await save([item('cola', 'Cola')], [summerUntil('2026-02-01')])).statusCode).toBe(200);
  expect(await offersToLookAt()).toMatchObject([
    {
      level: 'warning',
      weight: 'look',
      sentence: 'Summer Deal ended on Feb 1st 2026.',
      path: ['offers', { id: 'summer' }, 'validity', 'dateRange', 'endDate'],
    },
  ]);
  await completed(await start(admin, {}));
  expect(await offersToLookAt()).toEqual([]);
  await publishedAt(new Date('2026-01-20T12:00:00Z'));
  expect(await offersToLookAt()).toHaveLength(1);
});

test('OF-13 an offer that ends soon is looked at once: when it changes, or when it comes within a week of its end', async () => {
  const endDate = daysAfter(new Date().toISOString().slice(0, 10), 4);
  expect((await save([item('cola', 'Cola')], [summerUntil(endDate)])).statusCode).toBe(200);
  expect(await offersToLookAt()).toMatchObject([
    {
      code: 'OFFER_ENDS_SOON',
      level: 'warning',
      weight: 'look',
      sentence: `Summer Deal ends on ${formatDay(endDate)}.`,
      path: ['offers', { id: 'summer' }, 'validity', 'dateRange', 'endDate'],
    },
  ]);
  await completed(await start(admin, {}));
  expect(await offersToLookAt()).toEqual([]);
  await publishedAt(new Date(Date.now() - 10 * 86_400_000));
  expect(await offersToLookAt()).toMatchObject([{ code: 'OFFER_ENDS_SOON' }]);
});
