import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';

export interface KeepingQuestion {
  readonly kind: DocumentKind;
  readonly documentId: string;
  /** Only the stores of this group. */
  readonly groupId: string | undefined;
  /** Part of a name. */
  readonly search: string | undefined;
}

/** So many groups and stores are named; a search finds the others. */
const namedAtMost = 100;

const answerSchema = z.object({
  stores: z.int(),
  keeping: z.array(
    z.object({ tenantId: z.string(), name: z.string(), type: z.enum(['LOCATION', 'GROUP']), changes: z.int() }),
  ),
});

/**
 * How many stores keep anything of a document for themselves, or with their group, and the first of those groups and stores
 * by name. Withheld sections are not looked into.
 */
export async function listOverridingLocations(
  scope: CompanyScope,
  { kind, documentId, groupId, search = '' }: KeepingQuestion,
  withheld: readonly string[],
) {
  const isOfGroup = sql`(${groupId ?? null}::text IS NULL OR tenant.group_id = ${groupId ?? null})`;
  const document = { kind, documentId };
  const keeping = withheld.length === 0 ? counted(scope, document) : readable(scope, document, withheld);
  const { rows } = await sql<{ readonly stores: unknown; readonly keeping: unknown }>`
    WITH keeping AS (${keeping})
    SELECT
      (SELECT count(*)::int FROM tenants tenant
       WHERE tenant.company_id = ${scope.companyId} AND tenant.type = 'LOCATION' AND tenant.deleted_at IS NULL AND ${isOfGroup}
         AND (tenant.id IN (SELECT tenant_id FROM keeping)
           OR (${groupId ?? null}::text IS NULL AND tenant.group_id IN (SELECT tenant_id FROM keeping)))) AS stores,
      (SELECT coalesce(json_agg(named), '[]') FROM (
        SELECT tenant.id AS "tenantId", tenant.name, tenant.type, keeping.changes
        FROM keeping JOIN tenants tenant ON tenant.company_id = ${scope.companyId} AND tenant.id = keeping.tenant_id
        WHERE tenant.deleted_at IS NULL AND ${isOfGroup} AND strpos(lower(tenant.name), lower(${search})) > 0
        ORDER BY lower(tenant.name), tenant.id LIMIT ${namedAtMost}) named) AS keeping`.execute(scope.db);
  return answerSchema.parse(rows[0]);
}

type Document = Pick<KeepingQuestion, 'kind' | 'documentId'>;

/** By the number that is written beside each version. */
function counted({ companyId }: CompanyScope, { kind, documentId }: Document) {
  return sql`
      SELECT tenant_id, kept_changes AS changes FROM documents
      WHERE company_id = ${companyId} AND kind = ${kind} AND document_id = ${documentId} AND tenant_id <> '' AND kept_changes > 0`;
}

/** By the changes themselves, without those of withheld sections. */
function readable({ companyId }: CompanyScope, { kind, documentId }: Document, withheld: readonly string[]) {
  return sql`
      SELECT own.tenant_id, shown.changes
      FROM documents own
      CROSS JOIN LATERAL (
        SELECT said.override_changes FROM document_versions said
        WHERE said.company_id = own.company_id AND said.kind = own.kind AND said.document_id = own.document_id
          AND said.tenant_id = own.tenant_id AND said.version = own.version LIMIT 1) said
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS changes FROM jsonb_array_elements(said.override_changes) AS one
        WHERE one -> 'path' ->> 0 <> ALL(${[...withheld]}::text[])) shown
      WHERE own.company_id = ${companyId} AND own.kind = ${kind} AND own.document_id = ${documentId}
        AND own.tenant_id <> '' AND own.kept_changes > 0 AND shown.changes > 0`;
}
