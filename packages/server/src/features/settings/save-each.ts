import type { SettingsOutcome } from '@servery/contract';
import { type Change, changesOutside, type GrantTarget, type Path } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { lockHead, readOverrideChanges } from '../../configuration/documents-store.ts';
import { type Layers, readLayers } from '../../configuration/layers.ts';
import { withheldFrom } from '../../configuration/secrets/withheld.ts';
import { saveSentOverride } from '../../configuration/sent-saves.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault.ts';
import { settingsAt } from './copied-settings.ts';
import { copyTargets } from './copy-targets.ts';

export interface OverrideVersion {
  readonly tenantId: string;
  /** The version of what it keeps that was looked at. */
  readonly version: number;
}

interface EachAsked {
  readonly scope: CompanyScope;
  readonly actor: Actor;
  readonly locations: readonly OverrideVersion[];
  readonly places: readonly Path[];
}

/** What a location keeps from now on. */
type NextChanges = (layers: Layers, target: GrantTarget) => Promise<readonly Change[]>;

/**
 * A save of its own for each location. Who changed something since it was looked at is skipped and named.
 * @throws Fault 404 or 403 before anything is touched when one of them is not this person's to change
 */
export async function saveEach(
  { scope, actor, locations, places }: EachAsked,
  next: NextChanges,
): Promise<SettingsOutcome> {
  const versions = new Map(locations.map(({ tenantId, version }) => [tenantId, version]));
  const targets = await copyTargets(scope, actor, { locationIds: [...versions.keys()], places });
  const outcome: SettingsOutcome = { saved: [], unchanged: [], skipped: [], unfit: [] };
  for (const target of targets) {
    const expectedVersion = versions.get(target.id) ?? 0;
    const document = settingsAt(scope, target);
    const head = await lockHead(scope, { ...document, tenantId: target.id });
    const layers = await readLayers(scope, document);
    if (layers === undefined || (head?.version ?? 0) !== expectedVersion) {
      outcome.skipped.push(target.id);
      continue;
    }
    const { readable } = changesOutside(await next(layers, target), withheldFrom(actor, 'locationSettings', target));
    const save = { ...document, expectedVersion, changes: readable, automatic: false };
    const result = await saveIfFit(() => saveSentOverride(scope, actor, save));
    if (typeof result === 'string') outcome.unfit.push({ tenantId: target.id, message: result });
    else if (result === expectedVersion) outcome.unchanged.push(target.id);
    else outcome.saved.push({ tenantId: target.id, version: result });
  }
  return outcome;
}

/** Takes the newest save of each location back, where it is still the version that is named. */
export function undoSaves(
  scope: CompanyScope,
  actor: Actor,
  { locations }: Pick<EachAsked, 'locations'>,
): Promise<SettingsOutcome> {
  return saveEach({ scope, actor, locations, places: [] }, async ({ base, override }, { id: tenantId }) => {
    if (override === null) return [];
    const { kind, documentId } = base;
    return readOverrideChanges(scope, { kind, documentId, tenantId }, override.ver - 1);
  });
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
