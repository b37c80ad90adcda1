import { administratorNeeds } from '@servery/domain';
import { sql } from 'kysely';
import type { CompanyScope } from '../platform/database/database.ts';
import { type Fault, invalid } from '../platform/fault.ts';
import { heldRoles } from './held-roles.ts';

/** Whether somebody who may sign in holds, on the whole company, a role that can bring in everybody else. */
export async function hasAdministrator(scope: CompanyScope): Promise<boolean> {
  return (await administrators(scope).limit(1).executeTakeFirst()) !== undefined;
}

/** Everybody who does. */
export async function listAdministrators(scope: CompanyScope): Promise<ReadonlySet<string>> {
  return new Set((await administrators(scope).execute()).map((row) => row.user_id));
}

function administrators(scope: CompanyScope) {
  return heldRoles(scope)
    .innerJoin('identities', (join) =>
      join.onRef('identities.company_id', '=', 'grants.company_id').onRef('identities.user_id', '=', 'grants.user_id'),
    )
    .select('grants.user_id')
    .where('grants.object_type', '=', 'GLOBAL')
    .where('identities.status', '=', 'ACTIVE')
    .where(sql<boolean>`roles.permissions @> ${JSON.stringify(administratorNeeds)}::jsonb`);
}

/** A 400: nobody would be left who can bring in others. */
export function lastAdministrator(): Fault {
  return invalid(
    'LAST_ADMINISTRATOR',
    'This would leave the company without an administrator. Make another person an administrator first.',
  );
}
