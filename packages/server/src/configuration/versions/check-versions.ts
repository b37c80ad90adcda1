import { isDeepStrictEqual } from 'node:util';
import { applyChanges, isChanges, type JsonObject } from '@servery/domain';
import type { CompanyScope } from '../../platform/database/database.ts';
import { type DocumentKey, sameDocument } from '../documents-store.ts';
import { parseDocument, unpackText } from '../stored-json.ts';

export interface CheckedVersions {
  readonly documents: number;
  readonly versions: number;
  /** In a sentence each, with document and version. */
  readonly faults: readonly string[];
}

/** Versions that are read at once. */
const pageSize = 50;

/** Puts every version of every document of a company together from the stored parts, and compares those that are stored whole with it. */
export async function checkVersions(scope: CompanyScope): Promise<CheckedVersions> {
  const heads = await scope.db
    .selectFrom('documents')
    .select(['kind', 'document_id', 'tenant_id', 'version'])
    .where('company_id', '=', scope.companyId)
    .orderBy('kind')
    .orderBy('document_id')
    .orderBy('tenant_id')
    .execute();
  const faults: string[] = [];
  let versions = 0;
  for (const { kind, document_id, tenant_id, version } of heads) {
    const found = await checkDocument(scope, { kind, documentId: document_id, tenantId: tenant_id }, version);
    const name = [scope.companyId, document_id, tenant_id].filter((part) => part !== '').join(', ');
    faults.push(...found.map((fault) => `${name}: ${fault}`));
    versions += version;
  }
  return { documents: heads.length, versions, faults };
}

async function checkDocument(scope: CompanyScope, key: DocumentKey, newest: number): Promise<readonly string[]> {
  const faults: string[] = [];
  let before: JsonObject | undefined;
  let expected = 1;
  for (let after = 0; after < newest; after += pageSize) {
    for (const row of await readPage(scope, key, after)) {
      if (row.version !== expected) faults.push(`version ${expected} is missing.`);
      expected = row.version + 1;
      if (key.tenantId !== '') {
        if (!isChanges(row.override_changes)) faults.push(`the changes of version ${row.version} cannot be read.`);
        continue;
      }
      const { document, fault } = await versionOf(row, before);
      if (fault !== undefined) faults.push(`version ${row.version} ${fault}`);
      before = document;
    }
  }
  if (expected <= newest) faults.push(`version ${expected} is missing.`);
  return faults;
}

interface VersionRow {
  readonly version: number;
  readonly content: Uint8Array | null;
  readonly changes: unknown;
  readonly override_changes: unknown;
}

function readPage(scope: CompanyScope, key: DocumentKey, after: number): Promise<VersionRow[]> {
  return scope.db
    .selectFrom('document_versions')
    .select(['version', 'content', 'changes', 'override_changes'])
    .where(sameDocument(scope, key))
    .where('version', '>', after)
    .where('version', '<=', after + pageSize)
    .orderBy('version')
    .execute();
}

interface Made {
  readonly document: JsonObject | undefined;
  /** The end of a sentence. */
  readonly fault?: string;
}

/** The document of a version, of the one before it and the stored part. */
async function versionOf({ content, changes }: VersionRow, before: JsonObject | undefined): Promise<Made> {
  const whole = content === null ? undefined : parseDocument(await unpackText(content));
  if (before === undefined)
    return whole === undefined ? { document: whole, fault: 'cannot be put together.' } : { document: whole };
  if (!isChanges(changes)) return { document: whole, fault: 'has changes that cannot be read.' };
  const made = applyChanges(before, changes);
  if (made.orphans.length > 0) return { document: whole, fault: 'has changes that do not fit the version before it.' };
  if (whole !== undefined && !isDeepStrictEqual(whole, made.document))
    return { document: whole, fault: 'is not what its changes make of the version before it.' };
  return { document: whole ?? made.document };
}
