import type { Path } from '@servery/domain';
import { sql } from 'kysely';
import { parseChanges } from '../../configuration/stored-json.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';

export interface Place {
  readonly kind: DocumentKind;
  readonly documentId: string;
  readonly path: Path;
}

/**
 * The groups and locations that keep their own value of a place, or of anything below it: their changes there, and the
 * version that last made one. Two queries, however many stores there are.
 */
export async function listKeepers(scope: CompanyScope, place: Place) {
  const { rows } = await keepersQuery(scope, place).execute(scope.db);
  if (rows.length === 0) return [];
  const since = new Map((await sinceQuery(scope, place).execute(scope.db)).rows.map((row) => [row.tenant_id, row]));
  return rows.map(({ tenant_id, name, type, version, changes }) => {
    const made = since.get(tenant_id);
    return {
      tenantId: tenant_id,
      name,
      type,
      changes: parseChanges(changes),
      overrideVersion: version,
      version: made?.version ?? version,
      by: made?.author_name ?? '',
      at: made?.at.toISOString() ?? '',
    };
  });
}

interface KeeperRow {
  readonly tenant_id: string;
  readonly name: string;
  readonly type: 'LOCATION' | 'GROUP';
  readonly version: number;
  readonly changes: unknown;
}

function keepersQuery(scope: CompanyScope, { kind, documentId, path }: Place) {
  const [named, below] = [namesOf(path), isBelow(path)];
  return sql<KeeperRow>`
    SELECT own.tenant_id, tenant.name, tenant.type, own.version, kept.changes
    FROM documents own
    JOIN document_versions said USING (company_id, kind, document_id, tenant_id, version)
    JOIN tenants tenant ON tenant.company_id = own.company_id AND tenant.id = own.tenant_id AND tenant.deleted_at IS NULL
    CROSS JOIN LATERAL (SELECT jsonb_agg(change) AS changes FROM jsonb_array_elements(said.override_changes) change WHERE ${below}) kept
    WHERE own.company_id = ${scope.companyId} AND own.kind = ${kind} AND own.document_id = ${documentId} AND own.tenant_id <> ''
      AND said.override_changes @> ${named}::jsonb AND kept.changes IS NOT NULL
    ORDER BY tenant.name, own.tenant_id`;
}

interface SinceRow {
  readonly tenant_id: string;
  readonly version: number;
  readonly author_name: string;
  readonly at: Date;
}

function sinceQuery(scope: CompanyScope, { kind, documentId, path }: Place) {
  const [named, below] = [namesOf(path), isBelow(path)];
  return sql<SinceRow>`
    SELECT DISTINCT ON (tenant_id) tenant_id, version, author_name, at
    FROM document_versions
    WHERE company_id = ${scope.companyId} AND kind = ${kind} AND document_id = ${documentId} AND tenant_id <> ''
      AND changes @> ${named}::jsonb AND EXISTS (SELECT 1 FROM jsonb_array_elements(changes) change WHERE ${below})
    ORDER BY tenant_id, version DESC`;
}

/** A list in which some change names every step of the path, in whatever order: quick, and never too few. */
function namesOf(path: Path): string {
  return JSON.stringify([{ path }]);
}

/** Whether a change lies at the path or below it. */
function isBelow(path: Path) {
  if (path.length === 0) return sql`true`;
  const start = `$[0 to ${path.length - 1}]`;
  return sql`jsonb_path_query_array(change->'path', ${start}::jsonpath) = ${JSON.stringify(path)}::jsonb`;
}
