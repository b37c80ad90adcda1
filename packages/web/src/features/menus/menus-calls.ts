import { queryOptions } from '@tanstack/react-query';
import { type ApiResult, unwrap } from '../../api/api-result.ts';
import { type Answer, type CallInput, call } from '../../api/call.ts';
import { keys } from '../../api/keys.ts';
import type { MenuSummary } from '../../menus/menu-list.ts';

export type SavedMenu = Answer<'createMenu'>;
export type NewMenu = Exclude<CallInput<'createMenu'>['body'], Blob>;

/** MN-21: the company's own, then the provider's. */
export function templatesQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.menus(companyId, 'templates'),
    queryFn: async ({ signal }) => unwrap(await call('listMenuTemplates', { query: { companyId }, signal })),
    staleTime: 5 * 60_000,
  });
}

/** Keeps a menu, as it was saved last, as a template. */
export function saveAsTemplate(companyId: string, menuId: string, template: CallInput<'saveAsTemplate'>['body']) {
  return call('saveAsTemplate', { params: { companyId, menuId }, body: template });
}

/** MN-16: empty, from a template, or as a copy; or packed already. */
export function createMenu(companyId: string, menu: NewMenu | Blob) {
  return call('createMenu', { params: { companyId }, body: menu });
}

/** Saves the menu again with another name, description or use, against its version now. */
export async function saveMenuDetails(
  companyId: string,
  { id }: MenuSummary,
  details: { readonly name: string; readonly desc: string; readonly singleUse: boolean },
): Promise<ApiResult<SavedMenu>> {
  const current = await call('getMenu', { params: { companyId, menuId: id } });
  if (current.status !== 'ok') return current;
  const { ver, menuBlob } = current.data;
  return call('putMenu', {
    params: { companyId },
    body: { id, ver, ...details, menuBlob: JSON.parse(menuBlob) },
  });
}

/** MN-20 */
export function deleteMenu(companyId: string, menuId: string) {
  return call('deleteMenu', { params: { companyId, menuId } });
}

/** MN-28 */
export function assignMenu(companyId: string, menuId: string, locationIds: readonly string[]) {
  return call('assignMenu', { params: { companyId, menuId }, body: { locationIds } });
}
