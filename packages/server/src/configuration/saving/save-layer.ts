import type { VersionedRecord } from '@servery/contract';
import { type Change, type GrantTarget, rebase, sectionOf } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { Fault } from '../../platform/fault.ts';
import { checkDocument } from '../checks/validation.ts';
import { companyRecordOf, recordOfHeads } from '../layers.ts';
import { refuseSections, withheldFrom } from '../secrets/withheld.ts';
import { baseOf, companyDocumentOf } from './company-document.ts';
import { editOf, listWith } from './judged-layers.ts';
import { keepDocument, keepList } from './keep-layer.ts';
import type { LayerHooks } from './layer-hooks.ts';
import { companyLayer, layersBelow, type OpenLayer, openCompany } from './open-layer.ts';
import { conflictOver, type SavedSince, savedSince, unknownVersion } from './saved-meanwhile.ts';
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
  /** The steps that its kind adds. */
  readonly hooks: LayerHooks;
}

export interface SavedLayer {
  /** The versions after the save. */
  readonly record: VersionedRecord;
  /** The changes that others saved since, for the editor to take in; null where there are none. */
  readonly since: SavedSince | null;
}

/**
 * Saves changes of one layer. Made on an older version, they are put on top of the changes saved since: the lock of the layer keeps both
 * in one order. Changes that are saved already make no version.
 * @throws Fault 409 where both sides changed one place, or both together are not valid, with the changes saved since; 400 for a version that never was, changes without a
 * target, or an invalid document; 403 naming fields; 404 without the document
 */
export async function saveLayer(scope: CompanyScope, actor: Actor, save: LayerSave): Promise<SavedLayer> {
  const withheld = withheldFrom(actor, save.kind, save.target ?? 'company');
  const sent = new Set(save.changes.map(sectionOf));
  refuseSections(withheld.filter((section) => sent.has(section)));
  const { target } = save;
  return withoutReasons(withheld, () =>
    target === null ? saveCompany(scope, actor, save) : saveBelow(scope, actor, { ...save, target }),
  );
}

async function saveCompany(scope: CompanyScope, actor: Actor, save: LayerSave): Promise<SavedLayer> {
  const { kind, automatic } = save;
  const found = await openCompany(scope, save);
  const isSaved = found.head.version > 0;
  const layer = isSaved ? found : companyLayer(scope, await companyDocumentOf(scope, actor, save));
  save.hooks.admit?.(actor, layer.head);
  // A document that nobody had saved was read as the default, which is the first version now.
  const baseVersion = !isSaved && save.baseVersion === 0 ? layer.head.version : save.baseVersion;
  const { changes: mine, since } = await rebased(scope, actor, { layer, save: { ...save, baseVersion } });
  const { after, changes } = await editOf(layer, mine);
  const { name, description, singleUse } = layer.head;
  const next = { after, changes, about: { name, description, singleUse }, automatic };
  const kept = await fitting(since, async () => {
    checkDocument(kind, after, 'company');
    return keepDocument(scope, actor, { layer, next });
  });
  return { record: companyRecordOf(kept), since };
}

type SaveBelow = LayerSave & { readonly target: GrantTarget };

async function saveBelow(scope: CompanyScope, actor: Actor, save: SaveBelow): Promise<SavedLayer> {
  const { kind, documentId, target, automatic } = save;
  const layer = await layersBelow(scope, await baseOf(scope, actor, save)).open(target);
  const { changes: mine, since } = await rebased(scope, actor, { layer, save });
  const { base, group } = layer.above;
  const list = await listWith(layer, mine);
  if (list === undefined) return { record: recordOfHeads(base, layer.head, group), since };
  const kept = await fitting(since, () => keepList(scope, actor, { layer, next: { list, automatic } }));
  if (kept === undefined) return saveBelow(scope, actor, save);
  const company = await save.hooks.savedBelow?.(scope, actor, { kind, documentId, target, automatic });
  return { record: recordOfHeads(company ?? base, kept, group), since };
}

interface Rebasing {
  readonly layer: OpenLayer;
  readonly save: LayerSave;
}

/** The changes on top of those saved since. @throws Fault 409 where both sides changed one place */
async function rebased(scope: CompanyScope, actor: Actor, { layer, save: { baseVersion, changes: mine } }: Rebasing) {
  const { head } = layer;
  if (baseVersion > head.version) throw unknownVersion(head, { expected: baseVersion, field: 'baseVersion' });
  if (baseVersion === head.version) return { changes: mine, since: null };
  const since = await savedSince(scope, actor, { layer, version: baseVersion });
  const { changes, clashes } = rebase(mine, since.changes);
  if (clashes.length > 0) throw conflictOver(since);
  return { changes, since };
}

/** Changes that others made may make these invalid: the editor takes them in and shows the problem. */
async function fitting<Result>(since: SavedSince | null, save: () => Promise<Result>): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    if (since !== null && error instanceof Fault && error.status === 400) throw conflictOver(since);
    throw error;
  }
}
