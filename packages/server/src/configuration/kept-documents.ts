import { applyChanges, type Change, type JsonObject } from '@servery/domain';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CompanyScope } from '../platform/database/database.ts';
import { whenCommitted } from '../platform/database/when-committed.ts';
import { type DocumentKey, sameDocument } from './documents-store.ts';
import { packDocument, parseChanges, unpackDocument } from './stored-json.ts';

const megabyte = 1024 * 1024;

/** Bounded by the length of their JSON: a parsed document takes some four times as many bytes. Those that follow each other share most. */
const parsed = new LRUCache<string, JsonObject>({ maxSize: 64 * megabyte });
const packed = new LRUCache<string, Uint8Array>({ maxSize: 16 * megabyte });

/** The whole document at one version; versions are immutable, so what was read once is kept. */
export async function readDocument(scope: CompanyScope, key: DocumentKey, version: number): Promise<JsonObject> {
  const held = parsed.get(nameOf(scope, key, version));
  if (held !== undefined) return held;
  const { document, size } = await compose(scope, key, version);
  parsed.set(nameOf(scope, key, version), document, { size });
  return document;
}

/** The same as gzip of its JSON. */
export async function readPacked(scope: CompanyScope, key: DocumentKey, version: number): Promise<Uint8Array> {
  const name = nameOf(scope, key, version);
  const held = packed.get(name) ?? (await readContent(scope, key, version));
  const bytes = held ?? (await packDocument(await readDocument(scope, key, version)));
  packed.set(name, bytes, { size: bytes.byteLength });
  return bytes;
}

interface EditedDocument {
  readonly version: number;
  readonly document: JsonObject;
  /** What made it of the version before. */
  readonly changes: readonly Change[];
}

/** Keeps an edited document, which shares what it does not change with the one before it, once its version is committed. */
export function keepEdited(
  scope: CompanyScope,
  key: DocumentKey,
  { version, document, changes }: EditedDocument,
): void {
  const before = sizeOf(nameOf(scope, key, version - 1));
  if (before === undefined) return;
  const size = before + JSON.stringify(changes).length;
  whenCommitted(() => parsed.set(nameOf(scope, key, version), document, { size }));
}

interface Composed {
  readonly document: JsonObject;
  readonly size: number;
}

/** From the version before, where that is known, else from the last one that was kept whole. */
async function compose(scope: CompanyScope, key: DocumentKey, version: number): Promise<Composed> {
  const before = nameOf(scope, key, version - 1);
  const known = parsed.get(before);
  const rows = await readRows(scope, key, { from: known === undefined ? undefined : version, version });
  let found = known === undefined ? undefined : { document: known, size: sizeOf(before) ?? 0 };
  for (const { content, changes } of rows) {
    if (content !== null) {
      found = unpackDocument(content);
      continue;
    }
    if (found === undefined) throw new Error('An override has no document of its own');
    const { document, orphans } = applyChanges(found.document, parseChanges(changes));
    if (orphans.length > 0) throw new Error(`Version ${version} of ${key.documentId} cannot be put together`);
    found = { document, size: found.size + JSON.stringify(changes).length };
  }
  if (found === undefined) throw new Error(`Version ${version} of ${key.documentId} does not exist`);
  return found;
}

interface VersionRow {
  readonly content: Uint8Array | null;
  readonly changes: unknown;
}

/** Oldest first; `from` undefined: the newest that was kept whole. Changes are read of the others alone. */
async function readRows(
  scope: CompanyScope,
  key: DocumentKey,
  { from, version }: { readonly from: number | undefined; readonly version: number },
): Promise<readonly VersionRow[]> {
  const whole = sql<number>`(SELECT version FROM document_versions WHERE ${sameDocument(scope, key)}
    AND version <= ${version} AND content IS NOT NULL ORDER BY version DESC LIMIT 1)`;
  const { rows } = await sql<VersionRow>`
    SELECT content, CASE WHEN content IS NULL THEN changes END AS changes FROM document_versions
    WHERE ${sameDocument(scope, key)} AND version <= ${version} AND version >= ${from ?? whole}
    ORDER BY version`.execute(scope.db);
  return rows;
}

async function readContent(scope: CompanyScope, key: DocumentKey, version: number): Promise<Uint8Array | null> {
  const row = await scope.db
    .selectFrom('document_versions')
    .select('content')
    .where(sameDocument(scope, key))
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return row.content;
}

function sizeOf(name: string): number | undefined {
  return parsed.info(name)?.size;
}

function nameOf({ companyId }: CompanyScope, { kind, documentId }: DocumentKey, version: number): string {
  return [companyId, kind, documentId, version].join('|');
}
