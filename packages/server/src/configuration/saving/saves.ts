import { isDeepStrictEqual } from 'node:util';
import { applyChanges, type Change, diff, editCount, type GrantTarget, type JsonObject } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { invalid, notFound } from '../../platform/fault.ts';
import { checkFieldRights } from '../checks/field-rights.ts';
import { type JudgedAhead, stillJudged } from '../checks/judged-ahead.ts';
import { bothDocuments, type JudgedOverride, judgeOverride } from '../checks/judged-override.ts';
import { refuseUnknownFields } from '../checks/unknown-fields.ts';
import { checkDocument } from '../checks/validation.ts';
import { auditCleanUps } from '../clean-up-audit.ts';
import { refuseComputedChanges, refuseComputedPart } from '../computed/computed-parts.ts';
import {
  addVersion,
  createHead,
  type DocumentHead,
  lockHead,
  readHead,
  readOverrideChanges,
  sameDocument,
} from '../documents-store.ts';
import { refuseForeignImages, refuseForeignUses } from '../image-references.ts';
import { keepEdited, readDocument } from '../kept-documents.ts';
import { kinds } from '../kinds.ts';
import { noteEmployment } from '../labor-outbox.ts';
import { tellMenuSave } from '../menu-notices.ts';
import { groupHeadOf, parentOf } from '../parent-document.ts';
import { refuseForeignSecrets } from '../secrets/secret-references.ts';
import { conflictOf } from './saved-meanwhile.ts';

/** What is said of a document beside what it holds. */
interface AboutDocument {
  readonly name: string;
  readonly description: string;
  readonly singleUse: boolean;
}

export interface BaseSave extends AboutDocument {
  readonly kind: DocumentKind;
  readonly documentId: string;
  /** 0: the document does not exist yet. */
  readonly expectedVersion: number;
  readonly document: JsonObject;
  readonly automatic: boolean;
  /** Of a document that does not exist yet; what exists stays what it is. */
  readonly isTemplate?: boolean;
  /** The entry of the audit instead of a save. */
  readonly auditedAs?: Pick<AuditEntry, 'action' | 'details'>;
}

/**
 * Saves a company document: lock, compare, validate, new version, audit; one transaction. What is saved there already makes no
 * version.
 * @returns the newest version now
 * @throws Fault 409 with what was saved meanwhile, 400 and 403 naming the field
 */
export async function saveBase(scope: CompanyScope, actor: Actor, save: BaseSave): Promise<number> {
  const { kind, document, expectedVersion, ...about } = save;
  const head = (await lockHead(scope, { ...about, kind, tenantId: '' })) ?? (await startDocument(scope, save));
  if (head.version !== expectedVersion)
    throw await conflictOf(scope, actor, { head, target: null, expected: expectedVersion });
  checkDocument(kind, document, 'company');
  const before = head.version === 0 ? {} : await readDocument(scope, head, head.version);
  const changes = diff(before, document, kinds[kind].identifiers);
  // What is the same is shared, and need not be looked at again.
  const after = head.version === 0 ? document : applyChanges(before, changes).document;
  return keepDocument(scope, actor, { ...about, head, before, after, changes });
}

/** A checked document, by the changes that make it of the one before. */
export interface DocumentChange extends AboutDocument, Pick<BaseSave, 'automatic' | 'auditedAs'> {
  /** Locked. */
  readonly head: DocumentHead;
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly changes: readonly Change[];
}

/** Keeps it as the next version, unless nothing changes. @throws Fault 400 and 403 naming the field */
export async function keepDocument(scope: CompanyScope, actor: Actor, change: DocumentChange): Promise<number> {
  const { head, before, after, changes, automatic } = change;
  const { kind, documentId } = head;
  const isRenamed = !isNamedAs(head, change);
  if (head.version > 0 && changes.length === 0 && !isRenamed) return head.version;
  refuseComputedPart(kind, { before, after });
  refuseUnknownFields({ kind, before, after });
  checkFieldRights(actor, { kind, target: null, before, after });
  await refuseForeignImages(scope, before, after);
  if (kind === 'locationSettings') await refuseForeignSecrets(scope, { target: null, before, after });
  const version = head.version + 1;
  await addVersion(scope, head, {
    version,
    document: after,
    overrideChanges: null,
    changes: version === 1 ? [] : changes,
    author: { userId: actor.userId, name: actor.name },
    automatic,
  });
  keepEdited(scope, head, { version, document: after, changes });
  if (kind === 'employment') await noteEmployment(scope, { before, after });
  if (isRenamed) await nameDocument(scope, head, change);
  const action = automatic ? 'SAVE_AUTOMATIC' : 'SAVE';
  const saved = { action, details: { version, changes: editCount(changes) } } as const;
  await writeAudit(scope, actor, { ...(change.auditedAs ?? saved), subject: `${kind}:${documentId}` });
  if (automatic) await auditCleanUps(scope, actor, { key: head, version, changes });
  await tellMenuSave(scope, actor, { key: head, version, changes, documents: { before, after } });
  return version;
}

async function nameDocument(scope: CompanyScope, head: DocumentHead, about: AboutDocument): Promise<void> {
  const { name, description, singleUse } = about;
  await scope.db
    .updateTable('documents')
    .set({ name, description, single_use: singleUse })
    .where(sameDocument(scope, head))
    .execute();
}

export interface OverrideSave {
  readonly kind: DocumentKind;
  readonly documentId: string;
  readonly target: GrantTarget;
  /** 0: no override yet. */
  readonly expectedVersion: number;
  readonly changes: readonly Change[];
  readonly automatic: boolean;
  /** What a thread found about it already. */
  readonly ahead?: JudgedAhead | undefined;
}

/**
 * Saves the whole list of changes that a group or location makes to its base. The list that is saved there already makes no version.
 * @returns the override's newest version now; 0 when there is none
 * @throws Fault 404 without a menu, 409 with what was saved meanwhile, 400 for changes that have no target or make the document
 * invalid, 403 naming the field that this person may not change
 */
export async function saveOverride(scope: CompanyScope, actor: Actor, save: OverrideSave): Promise<number> {
  const { kind, target, changes, automatic } = save;
  const key = { kind, documentId: save.documentId, tenantId: target.id };
  const found = await lockHead(scope, key);
  if (found === undefined && save.expectedVersion === 0 && changes.length === 0) return 0;
  const base = await baseOf(scope, actor, save);
  const head = found ?? (await createHead(scope, { ...base, tenantId: key.tenantId }));
  if (head.version !== save.expectedVersion)
    throw await conflictOf(scope, actor, { head, target, expected: save.expectedVersion });
  const before = await readOverrideChanges(scope, key, head.version);
  if (isDeepStrictEqual(before, JSON.parse(JSON.stringify(changes)))) return head.version;
  const parent = () => parentOf(scope, base, target);
  const group = save.ahead && (await groupHeadOf(scope, base, target));
  const versions = { base: base.version, group: group?.version ?? 0, own: head.version };
  const judged = stillJudged(save.ahead, { versions, grants: actor.grants, changes });
  return keepOverride(scope, actor, { head, target, before, changes, automatic, parent, judged });
}

/** The list that a group or location keeps from now on. */
export interface OverrideChange {
  /** Locked. */
  readonly head: DocumentHead;
  readonly target: GrantTarget;
  /** The list that is saved there. */
  readonly before: readonly Change[];
  readonly changes: readonly Change[];
  readonly automatic: boolean;
  /** What it is laid over. */
  readonly parent: () => Promise<JsonObject>;
  /** What a thread found about it already. */
  readonly judged?: JudgedOverride | undefined;
}

/** Keeps it as the next version. @throws Fault 400 and 403 naming the field */
export async function keepOverride(scope: CompanyScope, actor: Actor, change: OverrideChange): Promise<number> {
  const { head, target, before, automatic } = change;
  const { kind, documentId } = head;
  refuseComputedChanges(kind, { before, changes: change.changes });
  const { changes, addedImages } = change.judged ?? (await judgeHere(actor, change));
  await refuseForeignUses(scope, addedImages);
  if (kind === 'locationSettings') {
    const both = bothDocuments({ parent: await change.parent(), before, changes: change.changes });
    await refuseForeignSecrets(scope, { target, before: both.was, after: both.document });
  }
  const version = head.version + 1;
  await addVersion(scope, head, {
    version,
    document: null,
    overrideChanges: change.changes,
    changes,
    author: { userId: actor.userId, name: actor.name },
    automatic,
  });
  await writeAudit(scope, actor, {
    action: 'SAVE_OVERRIDE',
    subject: `${kind}:${documentId}`,
    details: { tenant: target.id, version, changes: editCount(changes) },
  });
  if (automatic) await auditCleanUps(scope, actor, { key: head, version, changes });
  await tellMenuSave(scope, actor, { key: head, version, changes });
  return version;
}

async function judgeHere({ grants }: Actor, change: OverrideChange): Promise<JudgedOverride> {
  const { head, target, before, changes, parent } = change;
  return judgeOverride({ kind: head.kind, grants, target, before, changes, parent: await parent() });
}

/** The company document that a level's changes belong to, which is published with them. @throws Fault 400 for a template */
export async function baseOf(
  scope: CompanyScope,
  actor: Actor,
  save: Pick<BaseSave, 'kind' | 'documentId'>,
): Promise<DocumentHead> {
  const found = await companyDocumentOf(scope, actor, save);
  if (!found.isTemplate) return found;
  throw invalid('TEMPLATE', 'A template is not used at any location, so no location can change it.', 'params.menuId');
}

/**
 * The company's own document. Where a company never saved one, the default that everybody reads becomes its first version.
 * @throws Fault 404 without a menu, which has no default
 */
export async function companyDocumentOf(
  scope: CompanyScope,
  actor: Actor,
  { kind, documentId }: Pick<BaseSave, 'kind' | 'documentId'>,
): Promise<DocumentHead> {
  const key = { kind, documentId, tenantId: '' };
  const found = await readHead(scope, key);
  if (found !== undefined && found.version > 0) return found;
  if (kind === 'menu') throw notFound();
  const head = await createHead(scope, { ...key, name: '', description: '', isTemplate: false, singleUse: false });
  if (head.version > 0) return head;
  await addVersion(scope, key, {
    version: 1,
    document: kinds[kind].createDefault(),
    overrideChanges: null,
    changes: [],
    author: { userId: actor.userId, name: actor.name },
    automatic: true,
  });
  await writeAudit(scope, actor, {
    action: 'SAVE_AUTOMATIC',
    subject: `${kind}:${documentId}`,
    details: { version: 1, changes: 0 },
  });
  return { ...head, version: 1 };
}

function isNamedAs(head: DocumentHead, { name, description, singleUse }: AboutDocument): boolean {
  return head.name === name && head.description === description && head.singleUse === singleUse;
}

async function startDocument(scope: CompanyScope, save: BaseSave): Promise<DocumentHead> {
  if (save.expectedVersion !== 0) throw notFound();
  const { kind, documentId, name, description, singleUse, isTemplate = false } = save;
  return createHead(scope, { kind, documentId, tenantId: '', name, description, isTemplate, singleUse });
}
