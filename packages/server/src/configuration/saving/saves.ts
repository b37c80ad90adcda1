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
} from '../documents-store.ts';
import { refuseForeignImages, refuseForeignUses } from '../image-references.ts';
import { readDocument } from '../kept-documents.ts';
import { kinds } from '../kinds.ts';
import { noteEmployment } from '../labor-outbox.ts';
import { tellMenuSave } from '../menu-notices.ts';
import { groupHeadOf, parentOf } from '../parent-document.ts';
import { refuseForeignSecrets } from '../secrets/secret-references.ts';
import { conflictOf } from './saved-meanwhile.ts';

export interface BaseSave {
  readonly kind: DocumentKind;
  readonly documentId: string;
  readonly name: string;
  readonly description: string;
  readonly singleUse: boolean;
  /** 0: the document does not exist yet. */
  readonly expectedVersion: number;
  readonly document: JsonObject;
  /** Whether `document` is an edit of the one that stands, which shares with it what it does not change. */
  readonly isEdit?: boolean;
  readonly automatic: boolean;
  /** Of a document that does not exist yet; what exists stays what it is. */
  readonly isTemplate?: boolean;
  /** The entry of the audit instead of a save. */
  readonly auditedAs?: Pick<AuditEntry, 'action' | 'details'>;
}

/**
 * Saves a company document: lock, compare, validate, new version, audit; one transaction. What stands there already makes no
 * version.
 * @returns the version that now stands
 * @throws Fault 409 with what was saved meanwhile, 400 and 403 naming the field
 */
export async function saveBase(scope: CompanyScope, actor: Actor, save: BaseSave): Promise<number> {
  const key = { kind: save.kind, documentId: save.documentId, tenantId: '' };
  const head = (await lockHead(scope, key)) ?? (await startDocument(scope, save));
  const { document } = save;
  if (head.version !== save.expectedVersion)
    throw await conflictOf(scope, actor, { head, target: null, expected: save.expectedVersion });
  checkDocument(save.kind, document, 'company');
  const before = head.version === 0 ? {} : await readDocument(scope, key, head.version);
  const changes = diff(before, document, kinds[save.kind].identifiers);
  if (changes.length === 0 && isNamedAs(head, save)) return head.version;
  refuseComputedPart(save.kind, { before, after: document });
  refuseUnknownFields({ kind: save.kind, before, after: document });
  checkFieldRights(actor, { kind: save.kind, target: null, before, after: document });
  await refuseForeignImages(scope, before, document);
  if (save.kind === 'locationSettings') await refuseForeignSecrets(scope, { target: null, before, after: document });
  const version = head.version + 1;
  const author = { userId: actor.userId, name: actor.name };
  await addVersion(scope, key, {
    version,
    document,
    isEdit: save.isEdit,
    overrideChanges: null,
    changes: version === 1 ? [] : changes,
    author,
    automatic: save.automatic,
  });
  if (save.kind === 'employment') await noteEmployment(scope, { before, after: document });
  await scope.db
    .updateTable('documents')
    .set({ name: save.name, description: save.description, single_use: save.singleUse })
    .where('company_id', '=', scope.companyId)
    .where('kind', '=', save.kind)
    .where('document_id', '=', save.documentId)
    .where('tenant_id', '=', '')
    .execute();
  const action = save.automatic ? 'SAVE_AUTOMATIC' : 'SAVE';
  const saved = { action, details: { version, changes: editCount(changes) } } as const;
  await writeAudit(scope, actor, { ...(save.auditedAs ?? saved), subject: `${save.kind}:${save.documentId}` });
  if (save.automatic) await auditCleanUps(scope, actor, { key, version, changes });
  // What is the same is shared, and need not be looked at again.
  const after = save.isEdit === true ? document : applyChanges(before, changes).document;
  await tellMenuSave(scope, actor, { key, version, changes, documents: { before, after } });
  return version;
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
 * Saves the whole list of changes that a group or location makes to its base. The list that stands there already makes no version.
 * @returns the override's version that now stands; 0 when there is none
 * @throws Fault 404 without a menu, 409 with what was saved meanwhile, 400 for changes that have no target or make the document
 * invalid, 403 naming the field that this person may not change
 */
export async function saveOverride(scope: CompanyScope, actor: Actor, save: OverrideSave): Promise<number> {
  const key = { kind: save.kind, documentId: save.documentId, tenantId: save.target.id };
  const found = await lockHead(scope, key);
  if (found === undefined && save.expectedVersion === 0 && save.changes.length === 0) return 0;
  const base = await baseOf(scope, actor, save);
  const head = found ?? (await createHead(scope, { ...base, tenantId: key.tenantId }));
  if (head.version !== save.expectedVersion)
    throw await conflictOf(scope, actor, { head, target: save.target, expected: save.expectedVersion });
  const before = await readOverrideChanges(scope, key, head.version);
  if (isDeepStrictEqual(before, JSON.parse(JSON.stringify(save.changes)))) return head.version;
  refuseComputedChanges(save.kind, { before, changes: save.changes });
  const group = await groupHeadOf(scope, base, save.target);
  const versions = { base: base.version, group: group?.version ?? 0, own: head.version };
  const judged = stillJudged(save.ahead, { versions, grants: actor.grants, changes: save.changes });
  const { changes, addedImages } = judged ?? (await judgeHere(scope, actor, { save, base, before }));
  const version = head.version + 1;
  await refuseForeignUses(scope, addedImages);
  if (save.kind === 'locationSettings') {
    const parent = await parentOf(scope, base, save.target);
    const { was, document } = bothDocuments({ parent, before, changes: save.changes });
    await refuseForeignSecrets(scope, { target: save.target, before: was, after: document });
  }
  const author = { userId: actor.userId, name: actor.name };
  await addVersion(scope, key, {
    version,
    document: null,
    overrideChanges: save.changes,
    changes,
    author,
    automatic: save.automatic,
  });
  await writeAudit(scope, actor, {
    action: 'SAVE_OVERRIDE',
    subject: `${save.kind}:${save.documentId}`,
    details: {
      tenant: save.target.id,
      version,
      changes: editCount(changes),
    },
  });
  if (save.automatic) await auditCleanUps(scope, actor, { key, version, changes });
  await tellMenuSave(scope, actor, { key, version, changes });
  return version;
}

interface OverrideAtHand {
  readonly save: OverrideSave;
  readonly base: DocumentHead;
  /** The list that stands. */
  readonly before: readonly Change[];
}

async function judgeHere(
  scope: CompanyScope,
  { grants }: Actor,
  { save, base, before }: OverrideAtHand,
): Promise<JudgedOverride> {
  const { kind, target, changes } = save;
  return judgeOverride({ kind, grants, target, changes, before, parent: await parentOf(scope, base, target) });
}

/** The company document that a level's changes belong to, which is published with them. @throws Fault 400 for a template */
async function baseOf(scope: CompanyScope, actor: Actor, save: OverrideSave): Promise<DocumentHead> {
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

function isNamedAs(head: DocumentHead, { name, description, singleUse }: BaseSave): boolean {
  return head.version > 0 && head.name === name && head.description === description && head.singleUse === singleUse;
}

async function startDocument(scope: CompanyScope, save: BaseSave): Promise<DocumentHead> {
  if (save.expectedVersion !== 0) throw notFound();
  const { kind, documentId, name, description, singleUse, isTemplate = false } = save;
  return createHead(scope, { kind, documentId, tenantId: '', name, description, isTemplate, singleUse });
}
