import type { MenuSummary } from '@servery/contract';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api/api-result.ts';
import { call } from '../api/call.ts';
import { keys } from '../api/keys.ts';

export type { MenuSummary };

/** A template goes to no store: menus that stores may have are these. */
export function withoutTemplates(menus: readonly MenuSummary[]): readonly MenuSummary[] {
  return menus.filter(({ template }) => !template);
}

/** The company's menus and its templates, by name. MN-11 */
export function menuListQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.menus(companyId),
    queryFn: async ({ signal }) => unwrap(await call('listMenus', { params: { companyId }, signal })),
  });
}
