import type { UserSummary } from '@servery/contract';
import { type DueEntry, dueOf, maySeeStaffData } from '@servery/domain';
import type { Actor } from '../../../access/actor.ts';
import type { Routes } from '../../../access/routes.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';
import type { ListedPerson } from '../employee.ts';
import { readDueTerms } from './due-terms.ts';
import { listDue } from './list-due.ts';
import { readLocationStaff } from './location-staff.ts';
import { countRecords } from './record-counts.ts';
import { listWageGrades } from './wage-grades.ts';

/** A glance at who works at a location. */
const usualStaff = 12;

/** PM-43 PM-45 PM-46 */
export function serveStaff(route: Routes): void {
  route.company('listDue', (scope, { actor, query }) => listDue(scope, actor.grants, query));

  route.company(
    'locationStaff',
    (scope, { actor, params: { locationId }, query: { offset = 0, limit = usualStaff } }) =>
      readLocationStaff(scope, actor, { locationId, offset, limit }),
  );

  route.company('listWageGrades', (scope, { actor, query }) => listWageGrades(scope, actor, query.place));

  route.company('countRecords', (scope, { actor, query }) => countRecords(scope, actor.grants, query));
}

type WithDue = UserSummary & { readonly due?: DueEntry | null };

/** Lines of the list with what is due next, for who may see it. */
export async function withDueNext(
  scope: CompanyScope,
  actor: Actor,
  {
    people,
    summaryOf,
  }: { readonly people: readonly ListedPerson[]; readonly summaryOf: (one: ListedPerson) => UserSummary },
): Promise<WithDue[]> {
  if (!maySeeStaffData(actor.staffGrants)) return people.map(summaryOf);
  const terms = await readDueTerms(scope);
  return people.map((person) => ({
    ...summaryOf(person),
    due: person.isActive ? (dueOf(person, terms)[0] ?? null) : null,
  }));
}
