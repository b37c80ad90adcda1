import { applyChanges, type Change, type JsonObject } from '@servery/domain';
import { sql } from 'kysely';
import type { CompanyScope } from '../platform/database/database.ts';
import { whenCommitted } from '../platform/database/when-committed.ts';
import { type DocumentKey, sameDocument } from './documents-store.ts';
import { parseChanges, parseDocument, spellDocument, unpackText } from './stored-json.ts';
import { keepVersion, keptBefore, keptVersion, type ParsedVersion } from './versions/kept-versions.ts';

/** The whole document at one version; versions are immutable, so a document that was read once is kept. */
export async function readDocument(scope: CompanyScope, key: DocumentKey, version: number): Promise<JsonObject> {
  const name = nameOf(scope, key);
  const held = keptVersion(name, version);
  if (held !== undefined) return held;
  const composed = await compose(scope, key, version);
  keepVersion(name, version, composed);
  return composed.document;
}

interface EditedDocument {
  readonly version: number;
  readonly document: JsonObject;
  /** The changes that made it of the version before. */
  readonly changes: readonly Change[];
}

/** Keeps an edited document, which shares its unchanged parts with the one before it, once its version is committed. */
export function keepEdited(
  scope: CompanyScope,
  key: DocumentKey,
  { version, document, changes }: EditedDocument,
): void {
  const name = nameOf(scope, key);
  whenCommitted(() => {
    const before = keptBefore(name, version);
    if (before?.version !== version - 1) return;
    keepVersion(name, version, { document, size: before.size, ownSize: sizeOfEdit(changes, before.size) });
  });
}

/** Further than that from a version that is known, one that was kept whole is nearer. */
const furthest = 60;

/** From a version shortly before it that is known, else from the last one that was kept whole. */
async function compose(scope: CompanyScope, key: DocumentKey, version: number): Promise<ParsedVersion> {
  const name = nameOf(scope, key);
  const near = keptBefore(name, version);
  const known = near !== undefined && version - near.version <= furthest ? near : undefined;
  let found: ParsedVersion | undefined = known && { document: known.document, size: known.size, ownSize: 0 };
  for (const { content, changes } of await readRows(scope, key, { after: known?.version, version })) {
    const made: ParsedVersion | undefined = found && edited(found, parseChanges(changes));
    found = content === null ? made : sharedOrRead(await unpackText(content), made);
    if (found === undefined) throw new Error(`Version ${version} of ${key.documentId} cannot be put together`);
  }
  if (found === undefined) throw new Error(`Version ${version} of ${key.documentId} does not exist`);
  return found;
}

/** @returns undefined where the changes do not fit the version before them */
function edited({ document: before, size, ownSize }: ParsedVersion, changes: readonly Change[]) {
  const { document, orphans } = applyChanges(before, changes);
  return orphans.length > 0 ? undefined : { document, size, ownSize: ownSize + sizeOfEdit(changes, size) };
}

/** A version that was stored whole: the document that its changes make, where that is the same to the letter, since it shares with others. */
function sharedOrRead(text: string, made: ParsedVersion | undefined): ParsedVersion {
  if (made !== undefined && spellDocument(made.document) === text) return { ...made, size: text.length };
  return { document: parseDocument(text), size: text.length, ownSize: text.length };
}

/** The size of the parts that an edited document holds of its own: the new ones, and the lists on the way there, which hold the rest. */
function sizeOfEdit(changes: readonly Change[], whole: number): number {
  return JSON.stringify(changes).length + Math.ceil(whole / 200);
}

interface VersionRow {
  readonly content: Uint8Array | null;
  readonly changes: unknown;
}

/** Oldest first; `after` undefined: from the newest that was kept whole. */
async function readRows(
  scope: CompanyScope,
  key: DocumentKey,
  { after, version }: { readonly after: number | undefined; readonly version: number },
): Promise<readonly VersionRow[]> {
  const whole = sql<number>`(SELECT version - 1 FROM document_versions WHERE ${sameDocument(scope, key)}
    AND version <= ${version} AND content IS NOT NULL ORDER BY version DESC LIMIT 1)`;
  const { rows } = await sql<VersionRow>`
    SELECT content, changes FROM document_versions
    WHERE ${sameDocument(scope, key)} AND version <= ${version} AND version > ${after ?? whole}
    ORDER BY version`.execute(scope.db);
  return rows;
}

function nameOf({ companyId }: CompanyScope, { kind, documentId }: DocumentKey): string {
  return [companyId, kind, documentId].join('|');
}
