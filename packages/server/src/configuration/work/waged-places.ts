import type { Grant } from '@servery/domain';
import { reachByRight } from '../../access/reach-by-right.ts';
import type { CompanyScope } from '../../platform/database/database.ts';

/** EM-102, PM-37: the places where a person administers people and may see wages; undefined for the whole company. */
export async function wagedPlaces(
  scope: CompanyScope,
  staffGrants: readonly Grant[],
): Promise<readonly string[] | undefined> {
  const administered = await reachByRight(scope, staffGrants, ['USER_ADMIN']);
  const shown = await reachByRight(scope, staffGrants, ['VIEW_WAGE_DATA']);
  if (administered === undefined) return shown;
  return shown === undefined ? administered : administered.filter((id) => shown.includes(id));
}
