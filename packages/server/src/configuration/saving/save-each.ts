import type { SavesOutcome } from '@servery/contract';
import { type Change, changesOutside, type GrantTarget } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { Fault } from '../../platform/fault.ts';
import { lockHead, readOverrideChanges } from '../documents-store.ts';
import { type Layers, readLayers } from '../layers.ts';
import { withheldFrom } from '../secrets/withheld.ts';
import { saveSentOverride } from './sent-saves.ts';

export interface OverrideVersion {
  readonly tenantId: string;
  /** The version of what it keeps that was looked at. */
  readonly version: number;
}

interface EachAsked {
  readonly scope: CompanyScope;
  readonly actor: Actor;
  readonly kind: DocumentKind;
  readonly documentId: string;
  /** In an order that all calls have, so that two never wait for each other. */
  readonly targets: readonly GrantTarget[];
  readonly versions: readonly OverrideVersion[];
}

/** What a group or location keeps from now on; null: it is not what was looked at. */
type NextChanges = (layers: Layers, target: GrantTarget) => Promise<readonly Change[] | null>;

/** A save of its own for each group and location. Who changed something since it was looked at is skipped and named. */
export async function saveEach(asked: EachAsked, next: NextChanges): Promise<SavesOutcome> {
  const { scope, actor, kind, documentId } = asked;
  const versions = new Map(asked.versions.map(({ tenantId, version }) => [tenantId, version]));
  const outcome: SavesOutcome = { saved: [], unchanged: [], skipped: [], unfit: [] };
  for (const target of asked.targets) {
    const expectedVersion = versions.get(target.id) ?? 0;
    const document = { kind, documentId, target };
    const head = await lockHead(scope, { kind, documentId, tenantId: target.id });
    const layers = (head?.version ?? 0) === expectedVersion ? await readLayers(scope, document) : undefined;
    const changes = layers && (await next(layers, target));
    if (!changes) {
      outcome.skipped.push(target.id);
      continue;
    }
    const { readable } = changesOutside(changes, withheldFrom(actor, kind, target));
    const save = { ...document, expectedVersion, changes: readable, automatic: false };
    const result = await saveIfFit(() => saveSentOverride(scope, actor, save));
    if (typeof result === 'string') outcome.unfit.push({ tenantId: target.id, message: result });
    else if (result === expectedVersion) outcome.unchanged.push(target.id);
    else outcome.saved.push({ tenantId: target.id, version: result });
  }
  return outcome;
}

/** Takes the newest save of each group and location back, where it is still the version that is named. */
export function undoEach(asked: EachAsked): Promise<SavesOutcome> {
  const { scope, kind, documentId } = asked;
  return saveEach(asked, async ({ override }, { id: tenantId }) =>
    override === null ? [] : readOverrideChanges(scope, { kind, documentId, tenantId }, override.ver - 1),
  );
}

/** The version that now stands, or why nothing was saved: one that does not fit is reported before anything of it is written. */
async function saveIfFit(save: () => Promise<number>): Promise<number | string> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof Fault) || (error.status !== 400 && error.status !== 403)) throw error;
    const [first] = error.errors;
    return [first?.path, first?.message ?? error.code].filter(Boolean).join(': ');
  }
}
