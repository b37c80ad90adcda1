import type { AuditFilter } from '@servery/contract';
import { auditActions } from '@servery/domain';
import { type Selectable, sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type AuditRow = Omit<Selectable<Tables['audit']>, 'company_id'>;

export interface AuditPage {
  readonly filter: AuditFilter;
  /** Groups and locations that must be all an entry is about; undefined for the whole company. */
  readonly reach: readonly string[] | undefined;
  readonly before: number | undefined;
  readonly limit: number;
}

/** Entries newest first, by key: page after page stays right while new ones are written. */
export async function readAudit(scope: CompanyScope, { filter, reach, before, limit }: AuditPage): Promise<AuditRow[]> {
  return reached(scope, reach)
    .selectAll()
    .$if(before !== undefined, (query) => query.where('sequence', '<', before ?? 0))
    .$if(filter.actor !== undefined, (query) =>
      query.where((either) =>
        either.or([either('actor_id', '=', filter.actor ?? ''), either('original_user_id', '=', filter.actor ?? '')]),
      ),
    )
    .$if(filter.action !== undefined, (query) => query.where('action', '=', filter.action ?? ''))
    .$if(filter.kind === 'signIns', (query) => query.where('action', 'in', auditActions.signIns))
    .$if(filter.kind === 'changes', (query) => query.where('action', 'not in', auditActions.signIns))
    .$if(filter.object !== undefined, (query) => query.where(isAbout(scope, filter.object ?? '')))
    .$if(filter.tenant !== undefined, (query) =>
      query.where(sql<boolean>`tenant_ids @> ${JSON.stringify([filter.tenant])}::jsonb`),
    )
    .$if(filter.from !== undefined, (query) => query.where('at', '>=', new Date(filter.from ?? 0)))
    .$if(filter.to !== undefined, (query) => query.where('at', '<=', new Date(filter.to ?? 0)))
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute();
}

/** The people and actions that the entries in reach name. */
export async function readFacets(scope: CompanyScope, reach: readonly string[] | undefined) {
  const actors = await reached(scope, reach)
    .select(['actor_id', sql<string>`max(actor_name)`.as('name')])
    .groupBy('actor_id')
    .orderBy('name')
    .limit(1000)
    .execute();
  const actions = await reached(scope, reach).select('action').distinct().orderBy('action').execute();
  return {
    actors: actors.map(({ actor_id, name }) => ({ id: actor_id, name })),
    actions: actions.map((row) => row.action),
  };
}

function reached(scope: CompanyScope, reach: readonly string[] | undefined) {
  return scope.db
    .selectFrom('audit')
    .where('company_id', '=', scope.companyId)
    .$if(reach !== undefined, (query) =>
      query.where(sql<boolean>`tenant_ids <@ ${JSON.stringify(reach ?? [])}::jsonb AND tenant_ids <> '[]'::jsonb`),
    );
}

/** The subject itself, a part of it, or something whose name holds the words. */
function isAbout(scope: CompanyScope, words: string) {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(subject ILIKE ${like} OR split_part(subject, ':', 2) IN (
    SELECT id FROM tenants WHERE company_id = ${scope.companyId} AND name ILIKE ${like}
    UNION SELECT document_id FROM documents WHERE company_id = ${scope.companyId} AND tenant_id = '' AND name ILIKE ${like}
    UNION SELECT id FROM users WHERE company_id = ${scope.companyId} AND display_name ILIKE ${like}
    UNION SELECT id FROM roles WHERE company_id = ${scope.companyId} AND name ILIKE ${like}))`;
}
