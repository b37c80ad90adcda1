import { applyChanges, type Change, diff, type GrantTarget, type JsonObject, rebase, sectionOf } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { Fault } from '../../platform/fault.ts';
import { noSuchTarget } from '../checks/judged-override.ts';
import { checkDocument } from '../checks/validation.ts';
import { createHead, lockHead, readOverrideChanges } from '../documents-store.ts';
import { readDocument } from '../kept-documents.ts';
import { kinds } from '../kinds.ts';
import { parentOf } from '../parent-document.ts';
import { refuseSections, withheldFrom } from '../secrets/withheld.ts';
import type { LayerHooks } from './layer-hooks.ts';
import { conflictOver, type LevelHead, type SavedSince, savedBetween, unknownVersion } from './saved-meanwhile.ts';
import { baseOf, companyDocumentOf, keepDocument, keepOverride } from './saves.ts';
import { withoutReasons } from './sent-saves.ts';

/** Changes that somebody made in a document as the company, a group or a location has it. */
export interface LayerSave {
  readonly kind: DocumentKind;
  readonly documentId: string;
  /** The group or location; null: the company. */
  readonly target: GrantTarget | null;
  /** The version of the layer that they were made on; 0: before its first one. */
  readonly baseVersion: number;
  readonly changes: readonly Change[];
  readonly automatic: boolean;
  /** What its kind adds. */
  readonly hooks: LayerHooks;
}

/**
 * Saves changes of one layer. Made on an older version, they are put on top of what was saved since: the lock of the layer keeps both
 * in one order. What stands already makes no version.
 * @returns what was saved since, for the editor to take in; null where that is nothing
 * @throws Fault 409 where both sides changed one place, or both together are not valid, with what was saved since; 400 for a version that never was, changes without a
 * target, or an invalid document; 403 naming fields; 404 without the document
 */
export async function saveLayer(scope: CompanyScope, actor: Actor, save: LayerSave): Promise<SavedSince | null> {
  const withheld = withheldFrom(actor, save.kind, save.target ?? 'company');
  const sent = new Set(save.changes.map(sectionOf));
  refuseSections(withheld.filter((section) => sent.has(section)));
  const { target } = save;
  return withoutReasons(withheld, () =>
    target === null ? saveCompany(scope, actor, save) : saveBelow(scope, actor, { ...save, target }),
  );
}

async function saveCompany(scope: CompanyScope, actor: Actor, save: LayerSave): Promise<SavedSince | null> {
  const { kind, documentId, automatic } = save;
  const found = await lockHead(scope, { kind, documentId, tenantId: '' });
  const isSaved = found !== undefined && found.version > 0;
  const head = isSaved ? found : await companyDocumentOf(scope, actor, save);
  save.hooks.admit?.(actor, head);
  // What nobody had saved was read as the default, which is the first version now.
  const madeOn = !isSaved && save.baseVersion === 0 ? { ...save, baseVersion: head.version } : save;
  const { changes: mine, since } = await rebased(scope, actor, { save: madeOn, level: { head, target: null } });
  const before = await readDocument(scope, head, head.version);
  const after = applied(before, mine);
  const changes = diff(before, after, kinds[kind].identifiers);
  const { name, description, singleUse } = head;
  await fitting(since, async () => {
    checkDocument(kind, after, 'company');
    await keepDocument(scope, actor, { head, name, description, singleUse, before, after, changes, automatic });
  });
  return since;
}

type SaveBelow = LayerSave & { readonly target: GrantTarget };

async function saveBelow(scope: CompanyScope, actor: Actor, save: SaveBelow): Promise<SavedSince | null> {
  const { kind, documentId, target, automatic } = save;
  const base = await baseOf(scope, actor, save);
  const found = await lockHead(scope, { kind, documentId, tenantId: target.id });
  const head = found ?? { ...base, tenantId: target.id, version: 0, savedAt: null };
  const { changes: mine, since } = await rebased(scope, actor, { save, level: { head, target } });
  const parent = await parentOf(scope, base, target);
  const before = await readOverrideChanges(scope, head, head.version);
  const { document, orphans } = applyChanges(parent, before);
  const after = applied(document, mine);
  if (diff(document, after, kinds[kind].identifiers).length === 0) return since;
  const changes = [...diff(parent, after, kinds[kind].identifiers), ...orphans];
  const own = found ?? (await createHead(scope, { ...base, tenantId: target.id }));
  // Someone else saved the first version since.
  if (own.version !== head.version) return saveBelow(scope, actor, save);
  const kept = { head: own, target, before, changes, automatic, parent: () => Promise.resolve(parent) };
  await fitting(since, () => keepOverride(scope, actor, kept));
  await save.hooks.savedBelow?.(scope, actor, { kind, documentId, target, automatic });
  return since;
}

interface Rebasing {
  readonly save: LayerSave;
  readonly level: LevelHead;
}

/** The changes on top of what was saved since. @throws Fault 409 where both sides changed one place */
async function rebased(scope: CompanyScope, actor: Actor, { save, level }: Rebasing) {
  const { head } = level;
  if (save.baseVersion > head.version) throw unknownVersion(head, { expected: save.baseVersion, field: 'baseVersion' });
  if (save.baseVersion === head.version) return { changes: save.changes, since: null };
  const since = await savedBetween(scope, actor, { ...level, from: save.baseVersion, to: head.version });
  const { changes, clashes } = rebase(save.changes, since.changes);
  if (clashes.length > 0) throw conflictOver(since);
  return { changes, since };
}

/** Changes that others made may be what makes these invalid: the editor takes them in and shows what is wrong. */
async function fitting<Result>(since: SavedSince | null, save: () => Promise<Result>): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    if (since !== null && error instanceof Fault && error.status === 400) throw conflictOver(since);
    throw error;
  }
}

/** @throws Fault 400 naming changes that have no target */
function applied(document: JsonObject, changes: readonly Change[]): JsonObject {
  const { document: after, orphans } = applyChanges(document, changes);
  if (orphans.length > 0) throw noSuchTarget(orphans);
  return after;
}
