import type { Actable } from '@servery/contract';
import { holdsAllRightsOf } from '@servery/domain';
import { type Actor, loadGrants } from '../../access/actor.ts';
import { groupOfLocations } from '../../access/location-groups.ts';
import type { CompanyScope } from '../../platform/database/database.ts';

const shownAtOnce = 50;

/** The active people of the company whose rights the actor holds all, by name. */
export async function listActable(scope: CompanyScope, actor: Actor, search: string): Promise<Actable[]> {
  const groupOf = await groupOfLocations(scope);
  const found: Actable[] = [];
  for (const person of await findActive(scope, search)) {
    if (found.length >= shownAtOnce) break;
    if (person.id === actor.userId && scope.companyId === actor.homeCompanyId) continue;
    const grants = await loadGrants(scope, person.id);
    if (!holdsAllRightsOf(actor.grants, grants, groupOf)) continue;
    const roles = [...new Set(grants.map(({ roleName }) => roleName))];
    found.push({ userId: person.id, name: person.display_name, email: person.email, roles });
  }
  return found;
}

async function findActive(scope: CompanyScope, search: string) {
  const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return scope.db
    .selectFrom('users')
    .innerJoin('identities', (join) =>
      join.onRef('identities.company_id', '=', 'users.company_id').onRef('identities.user_id', '=', 'users.id'),
    )
    .select(['users.id', 'users.display_name', 'users.email'])
    .where('users.company_id', '=', scope.companyId)
    .where('identities.status', '=', 'ACTIVE')
    .where((either) =>
      either.or([either('users.display_name', 'ilike', pattern), either('users.email', 'ilike', pattern)]),
    )
    .orderBy('users.display_name')
    .limit(shownAtOnce * 4)
    .execute();
}
