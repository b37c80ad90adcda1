import type { SavesOutcome } from '@servery/contract';
import { type Path, type PlaceValue, setValues } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { kinds } from '../../configuration/kinds.ts';
import { overrideTargets } from '../../configuration/override-targets.ts';
import { type OverrideVersion, saveEach, undoEach } from '../../configuration/saving/save-each.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';

interface SavesAsked {
  readonly kind: DocumentKind;
  readonly documentId: string;
  readonly overridesBelow: readonly OverrideVersion[];
}

/**
 * Groups and locations keep these values; a save of its own for each. Values that have no place there are left out.
 * @throws Fault 404 or 403 before anything is touched when one of them, or a section, is not this person's to change
 */
export async function setValuesBelow(
  scope: CompanyScope,
  actor: Actor,
  { values, ...asked }: SavesAsked & { readonly values: readonly PlaceValue[] },
): Promise<SavesOutcome> {
  const saves = await savesOf(scope, actor, { ...asked, paths: values.map(({ path }) => path) });
  const given = { kind: kinds[asked.kind], values };
  return saveEach(saves, async ({ above, own }) => setValues(given, { parent: await above.read(), own }).changes);
}

/** Takes such a save back, where nobody changed something since. @throws Fault as setValuesBelow does */
export async function undoValuesBelow(scope: CompanyScope, actor: Actor, asked: SavesAsked): Promise<SavesOutcome> {
  return undoEach(await savesOf(scope, actor, { ...asked, paths: [] }));
}

async function savesOf(
  scope: CompanyScope,
  actor: Actor,
  { kind, documentId, overridesBelow, paths }: SavesAsked & { readonly paths: readonly Path[] },
) {
  const tenantIds = overridesBelow.map(({ tenantId }) => tenantId);
  const targets = await overrideTargets(scope, actor, { kind, tenantIds, paths });
  return { scope, actor, kind, documentId, targets, versions: overridesBelow };
}
