import type { PendingKind } from '@servery/contract';
import {
  anySettingsRight,
  locationSettingsSchema,
  newCategory,
  newDepartment,
  newDisplay,
  newItem,
  newPointBonus,
} from '@servery/domain';
import { expect, test } from 'vitest';
import { gzipBody } from '../../testing/gzip-body.ts';
import { publishingCompany } from '../../testing/publishing-calls.ts';
import { settingsCalls } from '../../testing/settings-calls.ts';
import { personWith } from '../../testing/test-employees.ts';

const { server, company, admin, all, menuId, start, completed } = await publishingCompany();
const settingsUser = await personWith(server, company, {
  permissions: [...anySettingsRight],
  on: { type: 'GLOBAL', id: null },
});
const menus = `/api/menus/company/${company.id}`;
const { one } = company.locations;
const sodas = ['one', 'two', 'three', 'four'];
const drinks = { department: 'drinks', category: 'soft' };

async function saveMenu(displays: readonly string[], order: readonly string[] = []): Promise<void> {
  const { ver, name, menuBlob } = (await admin('GET', `${menus}/${menuId}`)).json();
  const blob = {
    ...JSON.parse(menuBlob),
    departments: [newDepartment({ id: 'drinks', name: 'Drinks', items: [...order] })],
    categories: [newCategory({ id: 'soft', department: 'drinks', name: 'Soft Drinks' })],
    items: [
      newItem({ id: 'cola', name: 'Cola', ...drinks, kps: { displays: [...displays], excludedSizes: [] } }),
      ...sodas.map((id) => newItem({ id, name: `Soda ${id}`, ...drinks })),
    ],
  };
  const body = { id: menuId, ver, name, desc: '', singleUse: false, menuBlob: blob };
  const answer = await admin('PUT', menus, gzipBody(body));
  expect(answer.statusCode, answer.body).toBe(200);
}

async function saveSettings(bonusItems: readonly string[]): Promise<void> {
  const bonus = newPointBonus({ id: 'b1', name: 'Cola week', menuId, items: [...bonusItems] });
  const { read, save } = settingsCalls(company);
  const { marketing } = locationSettingsSchema.parse(await read(settingsUser));
  const answer = await save(settingsUser, () => ({
    displays: [newDisplay({ id: 'grill', name: 'Hot side' })],
    marketing: { ...marketing, loyalty: { ...marketing.loyalty, pointBonuses: [bonus] } },
  }));
  expect(answer.statusCode, answer.body).toBe(200);
}

test('the preview names kitchen displays that a menu refers to, and what settings refer to on a menu', async () => {
  await saveSettings([]);
  await saveMenu([]);
  await completed(await start(admin, {}));
  await saveMenu(['grill']);
  await saveSettings(['cola']);
  const sentences = (await previewKinds()).flatMap(({ groups }) =>
    groups.flatMap((group) => group.sentences.map(({ to }) => to)),
  );
  expect(sentences).toContain('Hot side');
  expect(sentences).toContain('Cola');
});

test('many that come into an order are one sentence, which says how many changes it covers', async () => {
  await saveMenu([]);
  await completed(await start(admin, {}));
  await saveMenu([], ['cola', ...sodas]);
  const kind = (await previewKinds()).find((pending) => pending.kind === 'menu');
  const drinksGroup = kind?.groups.find(({ name }) => name === 'Drinks');
  expect(drinksGroup?.sentences).toEqual([
    { field: '5 items added to the order', kind: 'added', from: null, to: 'Cola, Soda one and 3 more', count: 5 },
  ]);
  const counts = kind?.groups.flatMap(({ sentences }) => sentences.map(({ count }) => count)) ?? [];
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(kind?.changeCount);
});

async function previewKinds(): Promise<readonly PendingKind[]> {
  const body = { locationIds: all, kinds: ['menu', 'locationSettings'] };
  const preview = (await admin('POST', `/api/publishing/${company.id}/preview`, body)).json();
  return preview.find(({ locationId }: { locationId: string }) => locationId === one).kinds;
}
