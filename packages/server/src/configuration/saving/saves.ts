import { applyChanges, type Change, changesOutside, diff, type GrantTarget, type JsonObject } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/fault.ts';
import { rests } from '../../platform/work/turns.ts';
import { checkDocument } from '../checks/validation.ts';
import { createHead, type DocumentHead, lockOverride, readHead } from '../documents-store.ts';
import { kinds } from '../kinds.ts';
import { baseOf } from './company-document.ts';
import { judgeList } from './judged-layers.ts';
import { type AboutDocument, isSameList, keepDocument, keepList, type NextDocument } from './keep-layer.ts';
import { companyLayer, type LayerBelow, layersBelow, type OpenLayer, openCompany } from './open-layer.ts';
import { conflictOf } from './saved-meanwhile.ts';

export interface BaseSave extends AboutDocument, Pick<NextDocument, 'automatic' | 'auditedAs'> {
  readonly kind: DocumentKind;
  readonly documentId: string;
  /** 0: the document does not exist yet. */
  readonly expectedVersion: number;
  readonly document: JsonObject;
  /** Sections that the sender may not read: they are absent, and stay as they are stored. */
  readonly withheld?: readonly string[];
  /** Of a document that does not exist yet; an existing one keeps its value. */
  readonly isTemplate?: boolean;
}

/**
 * Saves a company document: lock, compare, validate, new version, audit; one transaction. A document that is saved there already makes no
 * version.
 * @returns the head as it is now
 * @throws Fault 409 with the changes saved since, 400 and 403 naming the field
 */
export async function saveBase(scope: CompanyScope, actor: Actor, save: BaseSave): Promise<DocumentHead> {
  const { kind, expectedVersion, name, description, singleUse, automatic, auditedAs, withheld = [] } = save;
  const found = await openCompany(scope, save);
  const layer = found.isStored ? found : await startDocument(scope, save);
  const { version } = layer.head;
  if (version !== expectedVersion) throw await conflictOf(scope, actor, { layer, expected: expectedVersion });
  const { document: before } = await layer.read();
  const document =
    withheld.length === 0 ? save.document : withOthers(save.document, { kind, stored: before, withheld });
  const about = { name, description, singleUse };
  return keepWhole(scope, actor, { layer, document, next: { about, automatic, auditedAs } });
}

export interface BaseEdit {
  readonly kind: DocumentKind;
  readonly documentId: string;
  /** The next document; the given one itself where nothing is to be saved. */
  readonly edit: (stored: JsonObject) => JsonObject;
}

/**
 * Saves a company document that has no name, as an edit makes it of the stored one or of the default. It is locked first, so that nothing that is
 * saved in between is lost and nobody has to be asked.
 * @returns the head as it is now
 * @throws Fault 400 and 403 naming the field
 */
export async function editBase(scope: CompanyScope, actor: Actor, save: BaseEdit): Promise<DocumentHead> {
  const { kind, documentId, edit } = save;
  const about = { name: '', description: '', singleUse: false };
  const found = await openCompany(scope, save);
  const layer = found.isStored ? found : await startDocument(scope, { kind, documentId, ...about, expectedVersion: 0 });
  const stored = layer.head.version === 0 ? kinds[kind].createDefault() : (await layer.read()).document;
  const document = edit(stored);
  if (document === stored && layer.head.version > 0) return layer.head;
  return keepWhole(scope, actor, { layer, document, next: { about, automatic: false } });
}

interface WholeDocument {
  readonly layer: OpenLayer;
  readonly document: JsonObject;
  readonly next: Omit<NextDocument, 'after' | 'changes'>;
}

async function keepWhole(
  scope: CompanyScope,
  actor: Actor,
  { layer, document, next }: WholeDocument,
): Promise<DocumentHead> {
  const { kind, version } = layer.head;
  checkDocument(kind, document, 'company');
  const { document: before } = await layer.read();
  const changes = diff(before, document, kinds[kind].identifiers);
  // Equal parts are shared, and need not be looked at again.
  const after = version === 0 ? document : applyChanges(before, changes).document;
  return keepDocument(scope, actor, { layer, next: { ...next, after, changes } });
}

type NewBase = Omit<BaseSave, 'document' | 'automatic'>;

async function startDocument(scope: CompanyScope, save: NewBase): Promise<OpenLayer> {
  if (save.expectedVersion !== 0) throw notFound();
  const { kind, documentId, name, description, singleUse, isTemplate = false } = save;
  const about = { name, description, isTemplate, singleUse };
  return companyLayer(scope, await createHead(scope, { kind, documentId, tenantId: '', ...about }));
}

interface SentWithout {
  readonly kind: DocumentKind;
  readonly stored: JsonObject;
  readonly withheld: readonly string[];
}

/** The document that was sent, with the sections that were not, in the order of the one that is stored. */
function withOthers(sent: JsonObject, { kind, stored, withheld }: SentWithout): JsonObject {
  // Sections that no stored version has yet, as everybody reads them.
  const missing = Object.entries(kinds[kind].createDefault()).filter(([section]) => !(section in stored));
  const both = [...Object.entries(stored), ...missing].flatMap(([field, value]) => {
    if (withheld.includes(field)) return [[field, value] as const];
    const own = sent[field];
    return own === undefined ? [] : [[field, own] as const];
  });
  return { ...Object.fromEntries(both), ...sent };
}

export interface OverrideSave {
  readonly kind: DocumentKind;
  readonly documentId: string;
  readonly target: GrantTarget;
  /** 0: no override yet. */
  readonly expectedVersion: number;
  readonly changes: readonly Change[];
  readonly automatic: boolean;
  /** Sections that the sender may not read: the changes that are kept there stay. */
  readonly withheld?: readonly string[];
}

/**
 * Saves the whole list of changes that a group or location makes to its base. The list that is saved there already makes no version.
 * @throws Fault 404 without a menu, 409 with the changes saved since, 400 for changes that have no target or make the document
 * invalid, 403 naming the field that this person may not change
 */
export async function saveOverride(scope: CompanyScope, actor: Actor, save: OverrideSave): Promise<void> {
  const { target, expectedVersion, changes, automatic, withheld = [] } = save;
  const key = { ...save, tenantId: target.id };
  if (expectedVersion === 0 && changes.length === 0 && (await lockOverride(scope, key)) === undefined) return;
  const layers = layersBelow(scope, await baseOf(scope, actor, save));
  const layer = await layers.open(target);
  const conflict = (now: LayerBelow) => conflictOf(scope, actor, { layer: now, expected: expectedVersion });
  if (layer.head.version !== expectedVersion) throw await conflict(layer);
  const list = withSections(layer.own, { changes, withheld });
  const kept = await keepList(scope, actor, { layer, next: { list, automatic } });
  if (kept === undefined) throw await conflict(await layers.open(target));
}

/** Reads all that an override is judged by. @returns judges it, unless it is refused for its version */
export async function overrideToJudge(scope: CompanyScope, actor: Actor, save: OverrideSave) {
  const { target, expectedVersion, changes, withheld = [] } = save;
  const base = await readHead(scope, { ...save, tenantId: '' });
  const layer = base && (await layersBelow(scope, base).open(target));
  await layer?.above.read();
  return async () => {
    if (layer?.head.version !== expectedVersion) return;
    await judgeList(actor, { layer, list: withSections(layer.own, { changes, withheld }), rest: rests() });
  };
}

/** The list as it was sent, with the kept values of sections that the sender may not read. */
export function withSections(
  own: readonly Change[],
  { changes, withheld }: { readonly changes: readonly Change[]; readonly withheld: readonly string[] },
): readonly Change[] {
  if (withheld.length === 0) return changes;
  const { readable } = changesOutside(own, withheld);
  if (isSameList(readable, changes)) return own;
  return [...changes, ...own.filter((change) => !readable.includes(change))];
}
