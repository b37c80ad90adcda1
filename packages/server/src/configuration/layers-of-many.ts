import type { GrantTarget } from '@servery/domain';
import { sql } from 'kysely';
import type { CompanyScope } from '../platform/database/database.ts';
import { anyOf } from '../platform/database/lists.ts';
import type { DocumentKind } from '../platform/database/tables.ts';
import { overrideIdOf, readHead } from './documents-store.ts';
import { readDocument } from './kept-documents.ts';
import type { Layers, Override } from './layers.ts';
import { parseChanges } from './stored-json.ts';

export interface DocumentName {
  readonly kind: DocumentKind;
  readonly documentId: string;
}

/**
 * The layers that each of many groups and locations sees, by its id: the answer of `readLayers`, in three statements however many there are.
 * @returns undefined when the company document does not exist
 */
export async function readLayersOfMany(
  scope: CompanyScope,
  name: DocumentName,
  targets: readonly GrantTarget[],
): Promise<ReadonlyMap<string, Layers> | undefined> {
  const base = await readHead(scope, { ...name, tenantId: '' });
  if (base === undefined || base.version === 0) return undefined;
  const document = await readDocument(scope, base, base.version);
  const overrides = await readOverrides(scope, name, targets);
  const over = (id: string) => overrides.get(id) ?? null;
  return new Map(
    targets.map(({ id, type, groupId }) => {
      const groupOverride = type === 'LOCATION' && groupId !== null ? over(groupId) : null;
      return [id, { base, document, groupOverride, override: over(id) }];
    }),
  );
}

/** The overrides of groups and locations, and of the groups of these. LATERAL with LIMIT finds the newest version of each by its key. */
async function readOverrides(
  scope: CompanyScope,
  { kind, documentId }: DocumentName,
  targets: readonly GrantTarget[],
): Promise<ReadonlyMap<string, Override>> {
  const ids = targets.flatMap(({ id, groupId }) => (groupId === null ? [id] : [id, groupId]));
  const { rows } = await sql<{ readonly tenant_id: string; readonly version: number; readonly changes: unknown }>`
    SELECT own.tenant_id, own.version, said.changes
    FROM documents own
    CROSS JOIN LATERAL (
      SELECT said.override_changes AS changes FROM document_versions said
      WHERE said.company_id = own.company_id AND said.kind = own.kind AND said.document_id = own.document_id
        AND said.tenant_id = own.tenant_id AND said.version = own.version LIMIT 1) said
    WHERE own.company_id = ${scope.companyId} AND own.kind = ${kind} AND own.document_id = ${documentId}
      AND own.deleted_at IS NULL AND own.tenant_id = ${anyOf(ids)}`.execute(scope.db);
  return new Map(
    rows.map(({ tenant_id: tenantId, version, changes }) => [
      tenantId,
      { id: overrideIdOf({ kind, documentId, tenantId }), ver: version, changes: parseChanges(changes ?? []) },
    ]),
  );
}
