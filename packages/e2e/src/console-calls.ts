import { expect, type Page } from '@playwright/test';
import { operations } from '@servery/contract';

/** A call with the page's own session, for what a journey prepares or looks up. */
export async function call(page: Page, method: 'GET' | 'POST', path: string, body?: object) {
  const answer = await page.request.fetch(path, {
    method,
    headers: { 'x-servery-request': '1' },
    ...(body === undefined ? {} : { data: body }),
  });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer.status() === 204 ? undefined : answer.json();
}

/** Waits until no publication of menus and settings is under way. */
export async function waitForPublication(page: Page): Promise<void> {
  await expect
    .poll(async () => (await call(page, 'GET', '/api/sync-locations/running/harbor')).length, { timeout: 60_000 })
    .toBe(0);
}

/** Locations whose assigned menu or settings are not what is published. */
export async function storesRunNewest(page: Page): Promise<string[]> {
  const rows = operations.syncStatus.response.parse(await call(page, 'GET', '/api/tenants/sync-status/harbor'));
  return (Array.isArray(rows) ? rows : rows.moved)
    .filter(({ menuInfo, locSettingsInfo }) =>
      [menuInfo, locSettingsInfo].some(
        (info) =>
          JSON.stringify([info.assigned, info.overrideAssigned, info.groupOverrideAssigned]) !==
          JSON.stringify([info.published, info.overridePublished, info.groupOverridePublished]),
      ),
    )
    .map(({ name }) => name);
}
