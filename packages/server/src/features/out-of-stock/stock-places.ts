import { type GrantTarget, mayOn, mayOnCompany } from '@servery/domain';
import { stockRights } from '../../access/access-table.ts';
import type { Actor } from '../../access/actor.ts';
import { loadTargets } from '../../access/guard.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import { forbidden, notFound } from '../../platform/fault.ts';

/** A location where something may be out. */
export interface StockPlace {
  readonly id: string;
  readonly groupId: string | null;
  readonly timezone: string;
  readonly menuId: string | null;
}

/**
 * The locations of these places: locations, groups and the company.
 * @throws Fault 404 for a place that there is not, 403 for one where the actor may not take anything out
 */
export async function admitPlaces(
  scope: CompanyScope,
  actor: Actor,
  placeIds: readonly string[],
): Promise<readonly StockPlace[]> {
  const isWhole = placeIds.includes(scope.companyId);
  if (isWhole && !mayOnCompany(actor.grants, stockRights)) throw forbidden();
  const named = placeIds.filter((id) => id !== scope.companyId);
  const targets = await loadTargets(scope, named);
  if (targets.length !== new Set(named).size) throw notFound();
  if (!targets.every((target) => mayOn(actor.grants, stockRights, target))) throw forbidden();
  return readPlaces(scope, isWhole ? undefined : targets);
}

/** @param targets their locations; undefined for all of the company */
export async function readPlaces(
  { db, companyId }: CompanyScope,
  targets: readonly Pick<GrantTarget, 'id'>[] | undefined,
): Promise<readonly StockPlace[]> {
  const ids = targets?.map(({ id }) => id);
  const rows = await db
    .selectFrom('tenants')
    .select(['id', 'group_id as groupId', 'timezone', 'menu_id as menuId'])
    .where('company_id', '=', companyId)
    .where('type', '=', 'LOCATION')
    .where('deleted_at', 'is', null)
    .$if(ids !== undefined, (query) =>
      query.where((either) =>
        either.or([either('id', '=', anyOf(ids ?? [])), either('group_id', '=', anyOf(ids ?? []))]),
      ),
    )
    .orderBy('id')
    .execute();
  return rows;
}
