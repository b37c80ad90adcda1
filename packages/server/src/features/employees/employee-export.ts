import { maySeeStaffData, writeCsv } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { writeAudit } from '../../platform/audit.ts';
import { mostLines } from '../../platform/csv.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { namesOf, readPlaces } from './check-context.ts';
import { cellsOf } from './employee-cells.ts';
import { columnNames, isStaffColumn, userColumns } from './employee-columns.ts';
import type { PeopleFilter } from './employees-filter.ts';
import { listPeople } from './employees-store.ts';
import { readEmploymentChoices } from './employment-choices.ts';
import { seenJobs, seesWageAt } from './staff/staff-data.ts';

/** The filtered people as CSV. Taking the list out is recorded in the audit, for it holds personal data. */
export async function exportUsers(scope: CompanyScope, actor: Actor, filter: PeopleFilter): Promise<string> {
  const { people } = await listPeople(scope, actor, { filter, offset: 0, limit: mostLines });
  const { jobTypes, requirements } = await readEmploymentChoices(scope);
  const places = new Map((await readPlaces(scope)).map((place) => [place.id, place]));
  const context = { jobTypes: namesOf(jobTypes), requirements: namesOf(requirements), places };
  const columns = columnNames.filter((column) => !isStaffColumn(column) || maySeeStaffData(actor.staffGrants));
  await writeAudit(scope, actor, {
    action: 'EXPORT_USERS',
    subject: `company:${scope.companyId}`,
    details: { people: people.length },
  });
  return writeCsv(
    columns.map((column) => userColumns[column]),
    people.map((person) => {
      const around = { held: person.grantedRoles, places };
      const seen = { ...person, jobs: seenJobs(actor, around, person.jobs) };
      const cells = cellsOf(seen, { context, seesWageAt: (place) => seesWageAt(actor, around, place) });
      return columns.map((column) => cells[column]);
    }),
  );
}
