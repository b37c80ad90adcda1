import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { type ApiResult, unwrap } from '../../api/api-result.ts';
import { gzipJson } from '../../api/gzip.ts';
import { noAnswer, request } from '../../api/request.ts';
import { id } from '../../api/wire.ts';
import type { MenuSummary } from '../../configuration/menu-list.ts';

const saved = z.looseObject({ id, ver: z.number() });
const record = z.looseObject({ id, ver: z.number(), menuBlob: z.string() });
const templates = z.array(z.looseObject({ id, name: z.string(), desc: z.string() }));

export type Saved = z.infer<typeof saved>;

export type NewMenu = {
  readonly name: string;
  readonly desc: string;
  readonly templateId?: string;
  readonly copyOf?: string;
};

/** MN-21: the company's own, then the provider's. */
export function templatesQuery(companyId: string) {
  return queryOptions({
    queryKey: ['menus', companyId, 'templates'],
    queryFn: async ({ signal }) =>
      unwrap(await request({ path: '/api/menus/templates', query: { companyId }, schema: templates, signal })),
    staleTime: 5 * 60_000,
  });
}

/** Keeps a menu, as it was saved last, as a template. */
export function saveAsTemplate(
  companyId: string,
  menuId: string,
  template: { readonly name: string; readonly desc: string },
): Promise<ApiResult<Saved>> {
  const path = `/api/menus/company/${companyId}/${menuId}/template`;
  return request({ method: 'POST', path, body: template, schema: saved });
}

/** MN-16: empty, from a template, or as a copy. */
export async function createMenu(companyId: string, menu: NewMenu): Promise<ApiResult<Saved>> {
  return postMenu(companyId, await gzipJson(menu));
}

/** MN-16: the body is packed already. */
export function postMenu(companyId: string, body: Blob): Promise<ApiResult<Saved>> {
  return request({ method: 'POST', path: `/api/menus/company/${companyId}`, body, schema: saved });
}

/** Saves the menu again under another name or description, against the version in the list. */
export async function renameMenu(
  companyId: string,
  menu: MenuSummary,
  next: { readonly name: string; readonly desc: string },
): Promise<ApiResult<Saved>> {
  const path = `/api/menus/company/${companyId}`;
  const current = await request({ path: `${path}/${menu.id}`, schema: record });
  if (current.status !== 'ok') return current;
  const { ver, menuBlob } = current.data;
  const body = await gzipJson({
    id: menu.id,
    ver,
    name: next.name,
    desc: next.desc,
    singleUse: menu.singleUse,
    menuBlob: JSON.parse(menuBlob),
  });
  return request({ method: 'PUT', path, body, schema: saved });
}

/** MN-20 */
export function deleteMenu(companyId: string, menuId: string): Promise<ApiResult<unknown>> {
  return request({ method: 'POST', path: `/api/menus/company/${companyId}/${menuId}/delete`, schema: noAnswer });
}

/** MN-28 */
export function assignMenu(
  companyId: string,
  menuId: string,
  locationIds: readonly string[],
): Promise<ApiResult<unknown>> {
  const path = `/api/menus/company/${companyId}/${menuId}/assign`;
  return request({ method: 'POST', path, body: { locationIds }, schema: noAnswer });
}
