import type { SavesOutcome } from '@servery/contract';
import { type Change, changesOutside, type GrantTarget } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { Fault } from '../../platform/fault.ts';
import { readHead, readOverrideChanges } from '../documents-store.ts';
import { withheldFrom } from '../secrets/withheld.ts';
import { refuseTemplateBelow } from './company-document.ts';
import { keepList } from './keep-layer.ts';
import { type LayerBelow, layersBelow } from './open-layer.ts';
import { withSections } from './saves.ts';
import { withoutReasons } from './sent-saves.ts';

export interface OverrideVersion {
  readonly tenantId: string;
  /** The version of its override that was looked at. */
  readonly version: number;
}

interface EachAsked {
  readonly scope: CompanyScope;
  readonly actor: Actor;
  readonly kind: DocumentKind;
  readonly documentId: string;
  /** In an order that all calls have, so that two never wait for each other; groups first. */
  readonly targets: readonly GrantTarget[];
  readonly versions: readonly OverrideVersion[];
}

/** The changes that a group or location keeps from now on; null: its layer is not the one that was looked at. */
export type NextChanges = (layer: LayerBelow) => Promise<readonly Change[] | null>;

/** A save of its own for each group and location. One that has changed since it was looked at is skipped and named. */
export async function saveEach(asked: EachAsked, next: NextChanges): Promise<SavesOutcome> {
  const { scope, actor, kind, documentId } = asked;
  const versions = new Map(asked.versions.map(({ tenantId, version }) => [tenantId, version]));
  const outcome: SavesOutcome = { saved: [], unchanged: [], skipped: [], unfit: [] };
  const base = await readHead(scope, { kind, documentId, tenantId: '' });
  if (base === undefined) return { ...outcome, skipped: asked.targets.map(({ id }) => id) };
  const layers = layersBelow(scope, base);
  for (const target of asked.targets) {
    const expected = versions.get(target.id) ?? 0;
    const layer = await layers.open(target);
    const changes = layer.head.version === expected ? await next(layer) : null;
    const result = changes && (await saveIfFit(() => keepReadable(scope, actor, { layer, changes })));
    if (!result) outcome.skipped.push(target.id);
    else if ('message' in result) outcome.unfit.push({ tenantId: target.id, ...result });
    else if (result.version === expected) outcome.unchanged.push(target.id);
    else outcome.saved.push({ tenantId: target.id, version: result.version });
    layers.forget(target);
  }
  return outcome;
}

/** Takes the newest save of each group and location back, where it is still the version that is named. */
export function undoEach(asked: EachAsked): Promise<SavesOutcome> {
  return saveEach(asked, async ({ head }) =>
    head.version === 0 ? [] : readOverrideChanges(asked.scope, head, head.version - 1),
  );
}

interface NextOfLayer {
  readonly layer: LayerBelow;
  readonly changes: readonly Change[];
}

/** Keeps the changes that the person may read there. @returns undefined where somebody has saved a first version since */
async function keepReadable(scope: CompanyScope, actor: Actor, { layer, changes }: NextOfLayer) {
  const { target, own, above } = layer;
  refuseTemplateBelow(above.base);
  const withheld = withheldFrom(actor, above.base.kind, target);
  const { readable } = changesOutside(changes, withheld);
  const list = withSections(own, { changes: readable, withheld });
  return withoutReasons(withheld, () => keepList(scope, actor, { layer, next: { list, automatic: false } }));
}

/** The answer of a save, or the reason that nothing was saved: a save that does not fit is reported before anything of it is written. */
async function saveIfFit<Result>(save: () => Promise<Result>): Promise<Result | { readonly message: string }> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof Fault) || (error.status !== 400 && error.status !== 403)) throw error;
    const [first] = error.errors;
    return { message: [first?.path, first?.message ?? error.code].filter(Boolean).join(': ') };
  }
}
