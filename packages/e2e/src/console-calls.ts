import { expect, type Page } from '@playwright/test';
import {
  type AnswerOf,
  addressOf,
  type CallOf,
  type OperationId,
  type OperationShape,
  type Operations,
  operations,
} from '@servery/contract';

type Values = Readonly<Record<string, unknown>>;
type AnyCall = { readonly params?: Values; readonly query?: Values; readonly body?: unknown };

/** A call with the page's own session, for what a journey prepares or looks up; its answer is held against the contract. */
export async function call<Id extends OperationId>(
  page: Page,
  id: Id,
  given: CallOf<Operations[Id]>,
): Promise<AnswerOf<Operations[Id]>>;
export async function call(page: Page, id: OperationId, { params, query, body }: AnyCall): Promise<unknown> {
  const { method, path, response }: OperationShape = operations[id];
  const answer = await page.request.fetch(addressOf(path, params, query), {
    method,
    headers: { 'x-servery-request': '1' },
    ...(body === undefined ? {} : { data: body }),
  });
  expect(answer.ok(), `${id}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return response?.parse(await answer.json());
}

/** Waits until no publication of menus and settings is under way. */
export async function waitForPublication(page: Page): Promise<void> {
  await expect
    .poll(async () => (await call(page, 'listRunningSyncs', { params: { companyId: 'harbor' } })).length, {
      timeout: 60_000,
    })
    .toBe(0);
}

/** Locations whose assigned menu or settings are not what is published. */
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
