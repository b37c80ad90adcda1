import { isDeepStrictEqual } from 'node:util';
import { type Change, type GrantTarget, mayOn, samePath } from '@servery/domain';
import { accessTable } from '../../access/access-table.ts';
import type { Actor } from '../../access/actor.ts';
import { loadTargets } from '../../access/guard.ts';
import { type DocumentKey, lockHead, readOverrideChanges } from '../../configuration/documents-store.ts';
import { type OverrideSave, saveOverride } from '../../configuration/saves.ts';
import { refuseWithheldPath } from '../../configuration/secrets/withheld.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { Fault, forbidden, notFound } from '../../platform/fault.ts';
import type { DocumentPlace } from './overrides-below.ts';

export interface KeptBy {
  readonly tenantId: string;
  /** The version of its changes that was looked at. */
  readonly version: number;
}

const writers = {
  menu: 'putMenuOverride',
  locationSettings: 'putSettingsOverride',
  employment: 'putEmploymentOverride',
} as const satisfies Record<DocumentKind, string>;

interface Outcome {
  /** With the versions that now stand. */
  readonly saved: KeptBy[];
  /** Changed meanwhile. */
  readonly skipped: string[];
  /** Their documents would not be valid, or have no place for the value. */
  readonly unfit: string[];
}

/**
 * Takes what groups and locations keep of a place away from them, so that they inherit it again. Who changed something
 * since it was looked at is skipped and named.
 * @throws Fault 404 or 403 before anything is touched when one of them is not this person's to change
 */
export function resetOverridesBelow(scope: CompanyScope, actor: Actor, { place, overridesBelow }: AskedOverridesBelow) {
  return saveEach({ scope, actor, place, overridesBelow }, async (key, version) =>
    outside(place, await readOverrideChanges(scope, key, version)),
  );
}

/**
 * Takes a reset back: what it took away stands there again as it was. Who changed something since the reset is skipped and
 * named, and so is a version that is no reset of this place.
 * @throws Fault as the reset does
 */
export function restoreOverridesBelow(
  scope: CompanyScope,
  actor: Actor,
  { place, overridesBelow }: AskedOverridesBelow,
) {
  return saveEach({ scope, actor, place, overridesBelow }, async (key, version) => {
    if (version === 0) return null;
    const before = await readOverrideChanges(scope, key, version - 1);
    const after = await readOverrideChanges(scope, key, version);
    return isDeepStrictEqual(outside(place, before), after) ? before : null;
  });
}

function outside({ path }: DocumentPlace, changes: readonly Change[]): readonly Change[] {
  return changes.filter((change) => !samePath(change.path.slice(0, path.length), path));
}

/** Groups and locations that keep a place, with the versions that were looked at. */
interface AskedOverridesBelow {
  readonly place: DocumentPlace;
  readonly overridesBelow: readonly KeptBy[];
}

/** What a override below changes from this version on; null: the version is not what was asked about. */
type NextChanges = (key: DocumentKey, version: number) => Promise<readonly Change[] | null>;

async function saveEach(
  {
    scope,
    actor,
    place,
    overridesBelow,
  }: AskedOverridesBelow & { readonly scope: CompanyScope; readonly actor: Actor },
  next: NextChanges,
): Promise<Outcome> {
  const targets = await targetsOf(scope, actor, { kind: place.kind, overridesBelow });
  for (const target of targets.values()) refuseWithheldPath(actor, { kind: place.kind, at: target, path: place.path });
  const outcome: Outcome = { saved: [], skipped: [], unfit: [] };
  for (const { tenantId, version } of overridesBelow) {
    const target = targets.get(tenantId);
    const key = { kind: place.kind, documentId: place.documentId, tenantId };
    const head = await lockHead(scope, key);
    const changes = head?.version === version ? await next(key, version) : null;
    if (target === undefined || changes === null) {
      outcome.skipped.push(tenantId);
      continue;
    }
    const now = await saveIfFit(scope, actor, { ...key, target, expectedVersion: version, changes, automatic: false });
    if (now === null) outcome.unfit.push(tenantId);
    else outcome.saved.push({ tenantId, version: now });
  }
  return outcome;
}

/** One that does not fit is reported before anything of it is written. */
async function saveIfFit(scope: CompanyScope, actor: Actor, save: OverrideSave): Promise<number | null> {
  try {
    return await saveOverride(scope, actor, save);
  } catch (error) {
    if (error instanceof Fault && error.status === 400) return null;
    throw error;
  }
}

async function targetsOf(
  scope: CompanyScope,
  actor: Actor,
  { kind, overridesBelow }: { readonly kind: DocumentKind; readonly overridesBelow: readonly KeptBy[] },
) {
  const targets = await loadTargets(
    scope,
    overridesBelow.map(({ tenantId }) => tenantId),
  );
  if (targets.length !== new Set(overridesBelow.map(({ tenantId }) => tenantId)).size) throw notFound();
  if (!targets.every((target) => mayChange(actor, kind, target))) throw forbidden();
  return new Map(targets.map((target) => [target.id, target]));
}

/** By the rule of the call that saves the override of one of them. */
function mayChange({ grants }: Actor, kind: DocumentKind, target: GrantTarget): boolean {
  const rule = accessTable[writers[kind]];
  return rule.who === 'person' && rule.anyOf !== 'anyGrant' && mayOn(grants, rule.anyOf, target);
}
