import type { Grant } from '@servery/domain';
import { reportRights } from '../../access/access-table.ts';
import { reachByRight } from '../../access/reach-by-right.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault.ts';

/** @param ticketId as lists answer it: its location and its id. @throws Fault 404 also where the reader does not see the tickets of its location */
export async function readTicket(scope: CompanyScope, grants: readonly Grant[], ticketId: string) {
  const [locationId = '', id = ''] = ticketId.split('.');
  const reach = await reachByRight(scope, grants, reportRights);
  if (reach !== undefined && !reach.includes(locationId)) throw notFound();
  const found = await scope.db
    .selectFrom('tickets')
    .select(['ticket', 'marks', 'hour', 'reported_at', 'is_forgotten'])
    .where('company_id', '=', scope.companyId)
    .where('location_id', '=', locationId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw notFound();
  return found;
}
