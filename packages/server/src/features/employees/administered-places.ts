import type { Grant } from '@servery/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';

/** The ids of the groups and locations where the actor administers people. */
export function administeredPlaces(scope: CompanyScope, actor: readonly Grant[]): RawBuilder<unknown> {
  const own = actor
    .filter(({ permissions }) => permissions.includes('USER_ADMIN'))
    .flatMap(({ grantedOn }) => (grantedOn.id === null ? [] : [grantedOn.id]));
  return sql`SELECT id FROM tenants WHERE company_id = ${scope.companyId} AND (id = ${anyOf(own)} OR group_id = ${anyOf(own)})`;
}
