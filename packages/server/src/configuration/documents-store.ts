import { type Change, editCount, type GrantTarget, type JsonObject, sectionOf } from '@servery/domain';
import { sql } from 'kysely';
import type { CompanyScope } from '../platform/database/database.ts';
import { nudge } from '../platform/database/nudges/nudges.ts';
import type { DocumentKind } from '../platform/database/tables.ts';
import { packDocument, parseChanges } from './stored-json.ts';
import { requireVersionRoom } from './versions/version-room.ts';

/** Names a document of a company, or the override that a group or location lays over it. */
export interface DocumentKey {
  readonly kind: DocumentKind;
  readonly documentId: string;
  /** Empty: the company's own document. */
  readonly tenantId: string;
}

/** A document of the company as one group or location sees it. */
export interface TargetDocument {
  readonly kind: DocumentKind;
  readonly documentId: string;
  readonly target: GrantTarget;
}

export interface DocumentHead extends DocumentKey {
  readonly version: number;
  /** When that version was saved, ISO 8601; null at version 0. */
  readonly savedAt: string | null;
  readonly name: string;
  readonly description: string;
  readonly isTemplate: boolean;
  readonly singleUse: boolean;
}

export interface NewVersion {
  readonly version: number;
  /** The whole document; null for an override. */
  readonly document: JsonObject | null;
  readonly overrideChanges: readonly Change[] | null;
  /** The changes that make `document` of the version before: most versions keep nothing else. */
  readonly changes: readonly Change[];
  readonly author: { readonly userId: string; readonly name: string };
  readonly automatic: boolean;
}

const newest = sql`document_versions AS saved
  WHERE (saved.company_id, saved.kind, saved.document_id, saved.tenant_id, saved.version)
    = (documents.company_id, documents.kind, documents.document_id, documents.tenant_id, documents.version)`;

/** Subqueries, since a head that is locked joins nothing. */
const savedAt = sql<Date | null>`(SELECT at FROM ${newest})`.as('saved_at');
const keptChanges = sql<unknown>`(SELECT override_changes FROM ${newest})`.as('kept');

/** The head of a document that is not deleted. */
export async function readHead(scope: CompanyScope, key: DocumentKey): Promise<DocumentHead | undefined> {
  const row = await heads(scope, key).executeTakeFirst();
  return row === undefined ? undefined : headOf(key, row);
}

/** The same, locked until the transaction ends: two saves of one document never run side by side. */
export async function lockHead(scope: CompanyScope, key: DocumentKey): Promise<DocumentHead | undefined> {
  const row = await lockRow(scope, key);
  return row === undefined ? undefined : headOf(key, row);
}

export interface KeptOverride {
  readonly head: DocumentHead;
  /** The list that is kept. */
  readonly changes: readonly Change[];
}

/** The changes that a group or location keeps, its head locked until the transaction ends. */
export async function lockOverride(scope: CompanyScope, key: DocumentKey): Promise<KeptOverride | undefined> {
  const row = await lockRow(scope, key);
  return row === undefined ? undefined : { head: headOf(key, row), changes: parseChanges(row.kept ?? []) };
}

/** A statement that waited for another save sees its head, but not the version that it added: it is asked once more. */
async function lockRow(scope: CompanyScope, key: DocumentKey) {
  const query = heads(scope, key).select(keptChanges).forUpdate();
  const row = await query.executeTakeFirst();
  const isBehind = row !== undefined && row.version > 0 && row.saved_at === null;
  return isBehind ? query.executeTakeFirst() : row;
}

/** Makes the head of a document that does not exist yet, at version 0, and locks it. */
export async function createHead(
  scope: CompanyScope,
  head: Omit<DocumentHead, 'version' | 'savedAt'>,
): Promise<DocumentHead> {
  await scope.db
    .insertInto('documents')
    .values({
      company_id: scope.companyId,
      kind: head.kind,
      document_id: head.documentId,
      tenant_id: head.tenantId,
      version: 0,
      name: head.name,
      description: head.description,
      is_template: head.isTemplate,
      single_use: head.singleUse,
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const locked = await lockHead(scope, head);
  if (locked === undefined) throw new Error(`The document ${head.documentId} was deleted and its id used again`);
  return locked;
}

/** Every so many versions a document is kept whole, and where the changes are more than so many characters. */
const versionsBetween = 50;
const mostChanged = 64 * 1024;

async function contentOf({ document, version }: NewVersion, changes: string): Promise<Uint8Array | null> {
  if (document === null) return null;
  const isKeptAsChanges = version > 1 && version % versionsBetween !== 0 && changes.length <= mostChanged;
  return isKeptAsChanges ? null : packDocument(document);
}

/**
 * Adds a version and moves the head to it.
 * @returns when it was saved, ISO 8601
 * @throws Fault 400 when the company keeps too many bytes of versions, or its author has saved too many today
 */
export async function addVersion(scope: CompanyScope, key: DocumentKey, version: NewVersion): Promise<string> {
  const overrideChanges = version.overrideChanges === null ? null : JSON.stringify(version.overrideChanges);
  const changes = JSON.stringify(version.changes);
  const content = await contentOf(version, changes);
  const bytes = (content?.byteLength ?? 0) + Buffer.byteLength(overrideChanges ?? '') + Buffer.byteLength(changes);
  await requireVersionRoom(scope, { authorId: version.author.userId, bytes });
  const added = scope.db
    .insertInto('document_versions')
    .values({
      ...columnsOf(scope, key),
      version: version.version,
      content,
      override_changes: overrideChanges,
      changes,
      change_counts: JSON.stringify(countsOf(version.changes)),
      change_bytes: Buffer.byteLength(changes),
      author_id: version.author.userId,
      author_name: version.author.name,
      automatic: version.automatic,
    })
    .returning('at');
  const { at } = await scope.db
    .with('added', () => added)
    .updateTable('documents')
    .from('added')
    .set({
      version: version.version,
      kept_changes: version.overrideChanges?.length ?? 0,
      version_bytes: sql<string>`version_bytes + ${bytes}`,
    })
    .where(sameDocument(scope, key, 'documents'))
    .returning(['added.at', nudge(topicOf(scope, key)).as('nudged')])
    .executeTakeFirstOrThrow();
  return at.toISOString();
}

/** Of the nudges about saves and edits there. */
export function topicOf({ companyId }: Pick<CompanyScope, 'companyId'>, key: DocumentKey): string {
  return [companyId, key.kind, key.documentId, key.tenantId].join('|');
}

/** The changes of an override at one version; version 0: none yet. */
export async function readOverrideChanges(scope: CompanyScope, key: DocumentKey, version: number): Promise<Change[]> {
  if (version === 0) return [];
  const row = await scope.db
    .selectFrom('document_versions')
    .select('override_changes')
    .where(sameDocument(scope, key))
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return parseChanges(row.override_changes ?? []);
}

/** The wire's id of an override. */
export function overrideIdOf(key: DocumentKey): string {
  return `${key.documentId}__${key.tenantId}`;
}

function heads(scope: CompanyScope, key: DocumentKey) {
  return scope.db
    .selectFrom('documents')
    .select(['version', 'name', 'description', 'is_template', 'single_use'])
    .select(savedAt)
    .where(sameDocument(scope, key))
    .where('deleted_at', 'is', null);
}

interface HeadRow {
  readonly version: number;
  readonly name: string;
  readonly description: string;
  readonly is_template: boolean;
  readonly single_use: boolean;
  readonly saved_at: Date | null;
}

function headOf(key: DocumentKey, row: HeadRow): DocumentHead {
  const { kind, documentId, tenantId } = key;
  return {
    kind,
    documentId,
    tenantId,
    version: row.version,
    savedAt: row.saved_at?.toISOString() ?? null,
    name: row.name,
    description: row.description,
    isTemplate: row.is_template,
    singleUse: row.single_use,
  };
}

function columnsOf(scope: CompanyScope, key: DocumentKey) {
  return { company_id: scope.companyId, kind: key.kind, document_id: key.documentId, tenant_id: key.tenantId };
}

/** How many of the changes lie in each section. */
function countsOf(changes: readonly Change[]): Readonly<Record<string, number>> {
  return Object.fromEntries([...Map.groupBy(changes, sectionOf)].map(([section, own]) => [section, editCount(own)]));
}

/** Of a table that is in the statement under its own name, or another. */
export function sameDocument(scope: CompanyScope, key: DocumentKey, table?: string) {
  const names = ['company_id', 'kind', 'document_id', 'tenant_id'];
  const columns = names.map((name) => sql.ref(table === undefined ? name : `${table}.${name}`));
  return sql<boolean>`(${sql.join(columns)}) = (${scope.companyId}, ${key.kind}, ${key.documentId}, ${key.tenantId})`;
}
