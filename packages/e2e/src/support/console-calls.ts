import { expect, type Page } from '@playwright/test';
import { type AnswerOf, type CallArguments, createClient, type OperationId, type Operations } from '@servery/contract';

/** A call with the page's own session, for preparing or looking up data of a journey; its answer is held against the contract. */
export function call<Id extends OperationId>(
  page: Page,
  id: Id,
  ...given: CallArguments<Id>
): Promise<AnswerOf<Operations[Id]>> {
  return clientOf(page).call(id, ...given);
}

type PublishedId = 'getPublishedMenu' | 'getPublishedEmployment';

/** The document that is published to a location, as its bytes say it. */
export async function publishedText(page: Page, id: PublishedId, locationId: string): Promise<string> {
  return (await clientOf(page).ask(id, { params: { locationId } })).text();
}

/** The page's cookies go along, and its address is the server's. */
function clientOf(page: Page) {
  return createClient({
    url: 'http://page.invalid',
    send: async ({ pathname, search }, { method = 'GET', headers, body }) => {
      const answer = await page.request.fetch(pathname + search, {
        method,
        headers: Object.fromEntries(new Headers(headers)),
        ...(typeof body === 'string' && { data: body }),
      });
      return new Response(new Uint8Array(await answer.body()), { status: answer.status(), headers: answer.headers() });
    },
  });
}

/** Presses the button that publishes menus and settings, and waits until the server has begun: before that none is under way. */
export async function startPublication(page: Page, press: () => Promise<void>): Promise<void> {
  const begun = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/sync-locations/start');
  await press();
  await begun;
}

/** Waits until no publication of menus and settings is under way. */
export async function waitForPublication(page: Page): Promise<void> {
  const open = async () => {
    const answer = await call(page, 'listRunningSyncs', { params: { companyId: 'harbor' } });
    return (Array.isArray(answer) ? answer : answer.workflows).length;
  };
  await expect.poll(open, { timeout: 90_000 }).toBe(0);
}

/** Locations whose assigned menu or settings are not the published ones. */
export async function storesRunNewest(page: Page): Promise<string[]> {
  const rows = await call(page, 'syncStatus', { params: { companyId: 'harbor' } });
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
