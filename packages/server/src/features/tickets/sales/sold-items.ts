import type { Operations, ResponseOf } from '@servery/contract';
import { centsOf } from '@servery/domain';
import { z } from 'zod';
import { readDocument } from '../../../configuration/kept-documents.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';

type SoldItems = ResponseOf<Operations['listSoldItems']>;

const named = z.object({ id: z.string(), info: z.object({ name: z.string() }) });
/** The parts of a menu that reports read. */
const menuSchema = z.object({
  categories: z.array(named),
  items: z.array(
    z.object({
      id: z.string(),
      category: z.string(),
      info: z.object({
        name: z.string(),
        status: z.string(),
        cost: z.string().optional(),
        costs: z.array(z.object({ option: z.string(), amount: z.string() })).default([]),
      }),
    }),
  ),
});

/** The items of the company's menus with their categories and costs; an item that two menus have is said once. */
export async function listSoldItems(scope: CompanyScope): Promise<SoldItems> {
  const menus = await scope.db
    .selectFrom('documents')
    .select(['document_id', 'version'])
    .where('company_id', '=', scope.companyId)
    .where('kind', '=', 'menu')
    .where('tenant_id', '=', '')
    .where('deleted_at', 'is', null)
    .orderBy('document_id')
    .execute();
  const items = new Map<string, SoldItems['items'][number]>();
  for (const { document_id: documentId, version } of menus) {
    const read = menuSchema.safeParse(await readDocument(scope, { kind: 'menu', documentId, tenantId: '' }, version));
    if (!read.success) continue;
    const categories = new Map(read.data.categories.map(({ id, info }) => [id, info.name]));
    for (const { id, category, info } of read.data.items)
      if (!items.has(id))
        items.set(id, {
          id,
          name: info.name,
          category: categories.get(category) ?? null,
          isActive: info.status === 'ACTIVE',
          cost: info.cost === undefined ? null : (centsOf(info.cost) ?? null),
          costs: info.costs.flatMap(({ option, amount }) => {
            const cost = centsOf(amount);
            return cost === undefined ? [] : [{ option, cost }];
          }),
        });
  }
  return { items: [...items.values()] };
}
