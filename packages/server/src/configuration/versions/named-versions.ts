import type { GrantTarget } from '@servery/domain';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import type { DocumentKind, NamedVersions } from '../../platform/database/tables.ts';
import { overrideIdOf, type TargetDocument } from '../documents-store.ts';

/** A document that a location gets, at the versions that a publication names. */
export interface NamedDocument {
  readonly kind: DocumentKind;
  readonly target: GrantTarget;
  readonly versions: NamedVersions;
}

/** Current versions, by tenant id: of the company ('') and of groups and locations. */
export interface HeadVersions {
  versionOf(kind: DocumentKind, documentId: string, tenantId: string): number | undefined;
  /** How many changes an override keeps. */
  ownChangesOf(kind: DocumentKind, documentId: string, tenantId: string): number;
}

/** The versions of all documents of a company in one query, at these groups and locations or at all. */
export async function readHeadVersions(scope: CompanyScope, tenantIds?: readonly string[]): Promise<HeadVersions> {
  const rows = await scope.db
    .selectFrom('documents')
    .select(['kind', 'document_id', 'tenant_id', 'version', 'kept_changes'])
    .where('company_id', '=', scope.companyId)
    .where('version', '>', 0)
    .where('deleted_at', 'is', null)
    .$if(tenantIds !== undefined, (query) => query.where('tenant_id', '=', anyOf(['', ...(tenantIds ?? [])])))
    .execute();
  const byDocument = Map.groupBy(rows, (row) => `${row.kind}|${row.document_id}`);
  const heads = new Map(
    [...byDocument].map(([document, rows]) => [document, new Map(rows.map((row) => [row.tenant_id, row]))]),
  );
  const headOf = (kind: DocumentKind, documentId: string, tenantId: string) =>
    heads.get(`${kind}|${documentId}`)?.get(tenantId);
  return {
    versionOf: (...names) => headOf(...names)?.version,
    ownChangesOf: (...names) => headOf(...names)?.kept_changes ?? 0,
  };
}

/** The versions that a publication names for a location. @returns undefined when the company has no such document */
export function namedVersionsAt(
  heads: HeadVersions,
  { kind, documentId, target }: TargetDocument,
): NamedVersions | undefined {
  const base = heads.versionOf(kind, documentId, '');
  if (base === undefined) return undefined;
  const over = (tenantId: string | null) => {
    const version = tenantId === null ? undefined : heads.versionOf(kind, documentId, tenantId);
    return tenantId === null || version === undefined
      ? null
      : { id: overrideIdOf({ kind, documentId, tenantId }), version };
  };
  return {
    base: { id: documentId, version: base },
    override: over(target.id),
    groupOverride: target.type === 'LOCATION' ? over(target.groupId) : null,
  };
}
