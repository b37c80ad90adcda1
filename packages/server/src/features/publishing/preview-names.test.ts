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
const drinks = { department: 'drinks', category: 'soft' };

async function saveMenu(displays: readonly string[]): Promise<void> {
  const { ver, name, menuBlob } = (await admin('GET', `${menus}/${menuId}`)).json();
  const blob = {
    ...JSON.parse(menuBlob),
    departments: [newDepartment({ id: 'drinks', name: 'Drinks' })],
    categories: [newCategory({ id: 'soft', department: 'drinks', name: 'Soft Drinks' })],
    items: [newItem({ id: 'cola', name: 'Cola', ...drinks, kps: { displays: [...displays], excludedSizes: [] } })],
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
  const preview = (
    await admin('POST', `/api/publishing/${company.id}/preview`, {
      locationIds: all,
      kinds: ['menu', 'locationSettings'],
    })
  ).json();
  const kinds: PendingKind[] = preview.find(({ locationId }: { locationId: string }) => locationId === one).kinds;
  const sentences = kinds.flatMap(({ groups }) => groups.flatMap((group) => group.sentences.map(({ to }) => to)));
  expect(sentences).toContain('Hot side');
  expect(sentences).toContain('Cola');
});
