import { mostPunches, type Operations, type QueryOf, type ResponseOf } from '@servery/contract';
import { workedTime } from '@servery/domain';
import { sql } from 'kysely';
import { readWorkRules, usualRules } from '../../configuration/work/work-rules.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';

interface Asked {
  readonly query: QueryOf<Operations['listPunches']>;
  /** Ids of locations; undefined for all of the company. */
  readonly locations: readonly string[] | undefined;
}

export async function listPunches(
  scope: CompanyScope,
  { query, locations }: Asked,
): Promise<ResponseOf<Operations['listPunches']>> {
  const found = scope.db
    .selectFrom('time_punches')
    .select(['location_id', 'punch', 'marks'])
    .where('company_id', '=', scope.companyId)
    .where('person_id', '=', query.person)
    .where(sql<boolean>`business_date BETWEEN ${query.from}::date AND ${query.to}::date`)
    .orderBy('clocked_in', 'desc')
    .limit(mostPunches);
  const rows = await (locations === undefined ? found : found.where('location_id', '=', anyOf(locations))).execute();
  const rules = await readWorkRules(
    scope,
    rows.map(({ location_id }) => location_id),
  );
  return {
    punches: rows.map(({ location_id, punch, marks }) => {
      const { paid, unpaid } = workedTime(punch, (rules.get(location_id) ?? usualRules).pauses);
      return { punch, marks: [...marks], paid, unpaid };
    }),
  };
}
