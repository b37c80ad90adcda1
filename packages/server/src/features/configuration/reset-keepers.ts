import { type GrantTarget, mayOn, samePath } from '@servery/domain';
import { accessTable } from '../../access/access-table.ts';
import type { Actor } from '../../access/actor.ts';
import { loadTargets } from '../../access/guard.ts';
import { lockHead, readOverrideChanges } from '../../configuration/documents-store.ts';
import { saveOverride } from '../../configuration/saves.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { forbidden, notFound } from '../../platform/fault.ts';
import type { Place } from './keepers.ts';

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

/**
 * Takes what groups and locations keep of a place away from them, so that they inherit it again. Who changed something
 * since it was looked at is skipped and named.
 * @throws Fault 404 or 403 before anything is touched when one of them is not this person's to change
 */
export async function resetKeepers(scope: CompanyScope, actor: Actor, place: Place, keepers: readonly KeptBy[]) {
  const targets = await targetsOf(scope, actor, place.kind, keepers);
  const reset: string[] = [];
  const skipped: string[] = [];
  for (const { tenantId, version } of keepers) {
    const target = targets.get(tenantId);
    const key = { kind: place.kind, documentId: place.documentId, tenantId };
    const head = await lockHead(scope, key);
    if (target === undefined || head === undefined || head.version !== version) {
      skipped.push(tenantId);
      continue;
    }
    const changes = await readOverrideChanges(scope, key, version);
    const kept = changes.filter(({ path }) => !samePath(path.slice(0, place.path.length), place.path));
    await saveOverride(scope, actor, { ...key, target, expectedVersion: version, changes: kept, automatic: false });
    reset.push(tenantId);
  }
  return { reset, skipped };
}

async function targetsOf(scope: CompanyScope, actor: Actor, kind: DocumentKind, keepers: readonly KeptBy[]) {
  const targets = await loadTargets(
    scope,
    keepers.map(({ tenantId }) => tenantId),
  );
  if (targets.length !== new Set(keepers.map(({ tenantId }) => tenantId)).size) throw notFound();
  if (!targets.every((target) => mayChange(actor, kind, target))) throw forbidden();
  return new Map(targets.map((target) => [target.id, target]));
}

/** By the rule of the call that saves the override of one of them. */
function mayChange({ grants }: Actor, kind: DocumentKind, target: GrantTarget): boolean {
  const rule = accessTable[writers[kind]];
  return rule.who === 'person' && rule.anyOf !== 'anyGrant' && mayOn(grants, rule.anyOf, target);
}
