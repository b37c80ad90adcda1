import { type GrantTarget, mayOn, type Permission } from '@servery/domain';
import { sql } from 'kysely';
import { accessTable } from '../../access/access-table.ts';
import type { Actor } from '../../access/actor.ts';
import { withheldFrom } from '../../configuration/secrets/withheld.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';

/** The documents that a location or group keeps something different in, of the kinds that the person may read there. */
export async function listOwnOverrides(scope: CompanyScope, actor: Actor, target: GrantTarget) {
  const rows = await scope.db
    .selectFrom('documents as own')
    .innerJoin('documents as base', (join) =>
      join
        .onRef('base.company_id', '=', 'own.company_id')
        .onRef('base.kind', '=', 'own.kind')
        .onRef('base.document_id', '=', 'own.document_id')
        .on('base.tenant_id', '=', '')
        .on('base.deleted_at', 'is', null),
    )
    .innerJoin('document_versions as version', (join) =>
      join
        .onRef('version.company_id', '=', 'own.company_id')
        .onRef('version.kind', '=', 'own.kind')
        .onRef('version.document_id', '=', 'own.document_id')
        .onRef('version.tenant_id', '=', 'own.tenant_id')
        .onRef('version.version', '=', 'own.version'),
    )
    .select(['own.kind', 'own.document_id', 'own.version', 'base.name'])
    .select(
      sql<Record<string, number>>`(
      SELECT coalesce(jsonb_object_agg(own.section, own.changes), '{}') FROM (
        SELECT change -> 'path' ->> 0 AS section, count(*) AS changes
        FROM jsonb_array_elements(coalesce(version.override_changes, '[]')) AS change GROUP BY 1) own)`.as('sections'),
    )
    .where('own.company_id', '=', scope.companyId)
    .where('own.tenant_id', '=', target.id)
    .where('own.deleted_at', 'is', null)
    .orderBy('base.name')
    .execute();
  return rows
    .filter((row) => mayRead(actor, row.kind, target))
    .map(({ kind, document_id: documentId, name, version, sections }) => {
      const withheld = sumOf(withheldFrom(actor, kind, target).map((section) => sections[section] ?? 0));
      return { kind, documentId, name, version, changes: sumOf(Object.values(sections)) - withheld, withheld };
    })
    .filter(({ changes, withheld }) => changes + withheld > 0);
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

const readers = {
  menu: 'getLocationMenu',
  locationSettings: 'getLocationSettings',
  employment: 'getLocationEmployment',
} as const satisfies Record<DocumentKind, string>;

/** By the rule of the call that reads the whole document there. */
function mayRead(actor: Actor, kind: DocumentKind, target: GrantTarget): boolean {
  const rule = accessTable[readers[kind]];
  const anyOf: readonly Permission[] = rule.who === 'person' && rule.anyOf !== 'anyGrant' ? rule.anyOf : [];
  return mayOn(actor.grants, anyOf, target);
}
