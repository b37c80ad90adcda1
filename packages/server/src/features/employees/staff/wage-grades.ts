import type { Operations, ResponseOf } from '@servery/contract';
import { employmentBlobSchema, mayOn } from '@servery/domain';
import type { Actor } from '../../../access/actor.ts';
import { loadTargets } from '../../../access/guard.ts';
import { readOnlyDocument } from '../../../configuration/layers.ts';
import { withheldFrom } from '../../../configuration/secrets/withheld.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { forbidden, notFound } from '../../../platform/fault.ts';

const gradesSchema = employmentBlobSchema.pick({ wageGrades: true });
const payrollSchema = employmentBlobSchema.pick({ payrollAndOvertime: true });

/**
 * The wages of the grades of job types at a place, or in the company, at present, and the minimum wage there; none for a person who does not see wages there.
 * @throws Fault 404 for a place that is not the company's, 403 for a person who does not administer people there
 */
export async function listWageGrades(
  scope: CompanyScope,
  actor: Actor,
  place: string | undefined,
): Promise<ResponseOf<Operations['listWageGrades']>> {
  const [target] = place === undefined ? [] : await loadTargets(scope, [place]);
  if (place !== undefined && target === undefined) throw notFound();
  if (target !== undefined && !mayOn(actor.grants, ['USER_ADMIN'], target)) throw forbidden();
  if (withheldFrom(actor, 'employment', target ?? 'company').includes('wageGrades'))
    return { grades: [], minimumWage: null };
  const document = await readOnlyDocument(scope, 'employment', target);
  const { wageGrades = [] } = gradesSchema.safeParse(document).data ?? {};
  const minimum = payrollSchema.safeParse(document).data?.payrollAndOvertime.minimumWage;
  const minimumWage = minimum?.enabled ? minimum.amount : null;
  return { minimumWage, grades: wageGrades.map(({ id, jobTypeId, name, wage }) => ({ id, jobTypeId, name, wage })) };
}
