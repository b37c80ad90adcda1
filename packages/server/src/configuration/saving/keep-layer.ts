import { isDeepStrictEqual } from 'node:util';
import { type Change, editCount, type JsonObject } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { checkFieldRights } from '../checks/field-rights.ts';
import { refuseUnknownFields } from '../checks/unknown-fields.ts';
import { auditCleanUps } from '../clean-up-audit.ts';
import { refuseComputedChanges, refuseComputedPart } from '../computed/computed-parts.ts';
import { addVersion, createHead, type DocumentHead, type NewVersion, sameDocument } from '../documents-store.ts';
import { refuseForeignImages, refuseForeignUses } from '../image-references.ts';
import { keepEdited } from '../kept-documents.ts';
import { kindHooks } from '../kind-hooks.ts';
import { judgeList } from './judged-layers.ts';
import type { LayerBelow, OpenLayer } from './open-layer.ts';

/** The facts about a document beside its content. */
export interface AboutDocument {
  readonly name: string;
  readonly description: string;
  readonly singleUse: boolean;
}

/** The document that the company has from now on; its schema and rules are checked. */
export interface NextDocument {
  readonly after: JsonObject;
  /** The changes that make it of the one before. */
  readonly changes: readonly Change[];
  readonly about: AboutDocument;
  readonly automatic: boolean;
  /** The entry of the audit instead of a save. */
  readonly auditedAs?: Pick<AuditEntry, 'action' | 'details'> | undefined;
}

/** Keeps it as the next version, unless nothing changes. @throws Fault 400 and 403 naming the field */
export async function keepDocument(
  scope: CompanyScope,
  actor: Actor,
  { layer, next }: { readonly layer: OpenLayer; readonly next: NextDocument },
): Promise<DocumentHead> {
  const { head } = layer;
  const { after, changes, about, automatic } = next;
  const isRenamed = !isNamedAs(head, about);
  if (head.version > 0 && changes.length === 0 && !isRenamed) return head;
  const { document: before } = await layer.read();
  const { kind } = head;
  refuseComputedPart(kind, { before, after });
  refuseUnknownFields({ kind, before, after });
  checkFieldRights(actor, { kind, target: null, before, after });
  await refuseForeignImages(scope, before, after);
  await kindHooks[kind].refuse?.(scope, { target: null, before, after });
  const version = { document: after, overrideChanges: null, changes: head.version === 0 ? [] : changes, automatic };
  const kept = await addedVersion(scope, actor, { head, version });
  keepEdited(scope, head, { version: kept.version, document: after, changes });
  if (isRenamed) await nameDocument(scope, head, about);
  const action = automatic ? 'SAVE_AUTOMATIC' : 'SAVE';
  const entry = next.auditedAs ?? { action, details: { version: kept.version, changes: editCount(changes) } };
  await noteSave(scope, actor, { kept, changes, automatic, entry, documents: { before, after } });
  return { ...kept, ...about };
}

/** The list of changes that a group or location keeps from now on. */
export interface NextList {
  readonly list: readonly Change[];
  readonly automatic: boolean;
}

/**
 * Keeps it as the next version, unless it is the list that is kept there.
 * @returns the head as it is now; undefined: somebody has saved a first version since the layer was opened
 * @throws Fault 400 and 403 naming the field
 */
export async function keepList(
  scope: CompanyScope,
  actor: Actor,
  { layer, next: { list, automatic } }: { readonly layer: LayerBelow; readonly next: NextList },
): Promise<DocumentHead | undefined> {
  const { own, target } = layer;
  if (isSameList(own, list)) return layer.head;
  const { kind } = layer.head;
  refuseComputedChanges(kind, { before: own, changes: list });
  const { changes, addedImages, was, document } = await judgeList(actor, { layer, list });
  await refuseForeignUses(scope, addedImages);
  await kindHooks[kind].refuse?.(scope, { target, before: was, after: document });
  const head = layer.isStored ? layer.head : await createHead(scope, layer.head);
  if (head.version !== layer.head.version) return undefined;
  const version = { document: null, overrideChanges: list, changes, automatic };
  const kept = await addedVersion(scope, actor, { head, version });
  const details = { tenant: target.id, version: kept.version, changes: editCount(changes) };
  await noteSave(scope, actor, { kept, changes, automatic, entry: { action: 'SAVE_OVERRIDE', details } });
  return kept;
}

/** Whether a list equals the kept one: a field that is undefined is none. */
export function isSameList(kept: readonly Change[], list: readonly Change[]): boolean {
  return isDeepStrictEqual(kept, JSON.parse(JSON.stringify(list)));
}

type AddedVersion = Omit<NewVersion, 'version' | 'author'>;

async function addedVersion(
  scope: CompanyScope,
  actor: Actor,
  { head, version: added }: { readonly head: DocumentHead; readonly version: AddedVersion },
): Promise<DocumentHead> {
  const version = head.version + 1;
  const author = { userId: actor.userId, name: actor.name };
  return { ...head, version, savedAt: await addVersion(scope, head, { ...added, version, author }) };
}

interface SavedVersion {
  readonly kept: DocumentHead;
  /** Every change of it, also of a first one. */
  readonly changes: readonly Change[];
  readonly automatic: boolean;
  readonly entry: Pick<AuditEntry, 'action' | 'details'>;
  readonly documents?: { readonly before: JsonObject; readonly after: JsonObject };
}

async function noteSave(
  scope: CompanyScope,
  actor: Actor,
  { kept, changes, automatic, entry, documents }: SavedVersion,
): Promise<void> {
  const saved = { key: kept, version: kept.version, changes };
  await writeAudit(scope, actor, { ...entry, subject: `${kept.kind}:${kept.documentId}` });
  if (automatic) await auditCleanUps(scope, actor, saved);
  await kindHooks[kept.kind].kept?.(scope, actor, { ...saved, ...(documents && { documents }) });
}

async function nameDocument(scope: CompanyScope, head: DocumentHead, about: AboutDocument): Promise<void> {
  const { name, description, singleUse } = about;
  await scope.db
    .updateTable('documents')
    .set({ name, description, single_use: singleUse })
    .where(sameDocument(scope, head))
    .execute();
}

function isNamedAs(head: DocumentHead, { name, description, singleUse }: AboutDocument): boolean {
  return head.name === name && head.description === description && head.singleUse === singleUse;
}
