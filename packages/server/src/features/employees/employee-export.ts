import { mayViewWages } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { mostLines, writeCsv } from './csv.ts';
import { cellsOf } from './employee-cells.ts';
import { columnNames, userColumns } from './employee-columns.ts';
import type { PeopleFilter } from './employees-filter.ts';
import { listPeople } from './employees-store.ts';
import { readEmploymentChoices } from './employment-choices.ts';

/** The filtered people as CSV. Taking the list out is recorded in the audit, for it holds what people would call theirs. */
export async function exportUsers(scope: CompanyScope, actor: Actor, filter: PeopleFilter): Promise<string> {
  const { people } = await listPeople(scope, actor.grants, { filter, offset: 0, limit: mostLines });
  const { jobTypes } = await readEmploymentChoices(scope);
  const context = { jobTypes: new Map(jobTypes.map(({ id, name }) => [id, name])) };
  await writeAudit(scope, actor, {
    action: 'EXPORT_USERS',
    subject: `company:${scope.companyId}`,
    details: { people: people.length },
  });
  return writeCsv(
    Object.values(userColumns),
    people.map((person) => {
      const cells = cellsOf(person, { context, mayViewWages: mayViewWages(actor.grants, person.grantedRoles) });
      return columnNames.map((column) => cells[column]);
    }),
  );
}
