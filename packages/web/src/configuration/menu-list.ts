import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { unwrap } from '../api/api-result.ts';
import { request } from '../api/request.ts';
import { id } from '../api/wire.ts';

const menuSummarySchema = z.looseObject({
  id,
  name: z.string(),
  desc: z._default(z.string(), ''),
  template: z._default(z.boolean(), false),
  singleUse: z._default(z.boolean(), false),
  ver: z.number(),
  changedBy: z.string(),
  changedAt: z.string(),
  /** Ids of locations. */
  assignedTo: z.array(id),
});

export type MenuSummary = z.infer<typeof menuSummarySchema>;

/** A template goes to no store: menus that stores may have are these. */
export function withoutTemplates(menus: readonly MenuSummary[]): readonly MenuSummary[] {
  return menus.filter(({ template }) => !template);
}

/** The company's menus and its templates, by name. MN-11 */
export function menuListQuery(companyId: string) {
  return queryOptions({
    queryKey: ['menus', companyId],
    queryFn: async ({ signal }) =>
      unwrap(await request({ path: `/api/menus/company/${companyId}`, schema: z.array(menuSummarySchema), signal })),
  });
}
