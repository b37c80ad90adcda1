import { type GrantTarget, mayOn, mayOnCompany, type Permission } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { loadTargets } from '../../access/guard.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import { forbidden, notFound } from '../../platform/fault.ts';

/** A location with the parts that it shares with others. */
export interface Store {
  readonly id: string;
  readonly name: string;
  readonly groupId: string | null;
  /** IANA */
  readonly timezone: string;
  readonly menuId: string | null;
}

interface AskedPlaces {
  /** Locations, groups, or the company. */
  readonly placeIds: readonly string[];
  /** Any one of them, at each place. */
  readonly rights: readonly Permission[];
}

/**
 * The locations of these places.
 * @throws Fault 404 for a place that there is not, 403 for one where the actor has none of the rights
 */
export async function admitStores(
  scope: CompanyScope,
  actor: Actor,
  { placeIds, rights }: AskedPlaces,
): Promise<readonly Store[]> {
  const isWhole = placeIds.includes(scope.companyId);
  if (isWhole && !mayOnCompany(actor.grants, rights)) throw forbidden();
  const named = placeIds.filter((id) => id !== scope.companyId);
  const targets = await loadTargets(scope, named);
  if (targets.length !== new Set(named).size) throw notFound();
  if (!targets.every((target) => mayOn(actor.grants, rights, target))) throw forbidden();
  return readStores(scope, isWhole ? undefined : targets);
}

/** @param targets their locations; undefined for all of the company */
export async function readStores(
  { db, companyId }: CompanyScope,
  targets: readonly Pick<GrantTarget, 'id'>[] | undefined,
): Promise<readonly Store[]> {
  const ids = targets?.map(({ id }) => id);
  return db
    .selectFrom('tenants')
    .select(['id', 'name', 'group_id as groupId', 'timezone', 'menu_id as menuId'])
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
}
