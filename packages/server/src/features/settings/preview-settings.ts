import type { ChangedAlike } from '@servery/contract';
import { copyOverride } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { changedAlike } from '../../configuration/changed-alike.ts';
import { inheritedOf, type Layers } from '../../configuration/layers.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { type GivenSettings, readSettingsToCopy, settingsOf } from './copied-settings.ts';
import { copyTargets } from './copy-targets.ts';

interface CopyAsked {
  readonly from: string;
  readonly places: readonly string[];
  readonly locationIds: readonly string[];
}

/** The changes that a copy would make at each location. */
export async function previewCopy(scope: CompanyScope, actor: Actor, { locationIds, ...asked }: CopyAsked) {
  const source = await readSettingsToCopy(scope, actor, asked);
  return { version: source.version, groups: await previewAt(scope, actor, { source, locationIds }) };
}

interface PreviewAsked {
  readonly source: GivenSettings;
  readonly locationIds: readonly string[];
}

/** The changes that given settings would make at each location. */
export async function previewAt(
  scope: CompanyScope,
  actor: Actor,
  { source, locationIds }: PreviewAsked,
): Promise<ChangedAlike[]> {
  const targets = await copyTargets(scope, actor, { locationIds, places: source.places });
  return changedAlike(scope, actor, { name: settingsOf(scope), targets, change: (layers) => copiedTo(source, layers) });
}

/** Changes that have no place there are named in the words of the location that they come from. */
function copiedTo(source: GivenSettings, layers: Layers) {
  const { was, document, lost, cleaned, copied } = copyOverride(source, {
    parent: inheritedOf(layers),
    own: layers.override?.changes ?? [],
  });
  const leftOut = [
    { changes: lost, before: source.document, after: source.document },
    { changes: cleaned, before: copied, after: document },
  ];
  return { was, document, leftOut, secrets: source.secrets };
}
