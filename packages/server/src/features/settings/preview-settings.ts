import type { SettingsGroup } from '@servery/contract';
import {
  type Change,
  type CopiedOverride,
  changesOutside,
  copyOverride,
  diff,
  type GrantTarget,
  type JsonObject,
} from '@servery/domain';
import { wordsOf } from '@servery/words';
import type { Actor } from '../../access/actor.ts';
import { changesInWords } from '../../configuration/changes-in-words.ts';
import { inheritedOf, type Layers, readLayers } from '../../configuration/layers.ts';
import { outsideNames } from '../../configuration/outside-names.ts';
import { withheldFrom } from '../../configuration/secrets/withheld.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault.ts';
import { type GivenSettings, readSettingsToCopy, settingsAt } from './copied-settings.ts';
import { copyTargets } from './copy-targets.ts';

const changesShown = 100;

interface CopyAsked {
  readonly from: string;
  readonly places: readonly string[];
  readonly locationIds: readonly string[];
}

/** What a copy would change at each location. */
export async function previewCopy(scope: CompanyScope, actor: Actor, { locationIds, ...asked }: CopyAsked) {
  const source = await readSettingsToCopy(scope, actor, asked);
  return { version: source.version, groups: await previewAt(scope, actor, { source, locationIds }) };
}

interface PreviewAsked {
  readonly source: GivenSettings;
  readonly locationIds: readonly string[];
}

/** Locations where the same would change are grouped. */
export async function previewAt(
  scope: CompanyScope,
  actor: Actor,
  { source, locationIds }: PreviewAsked,
): Promise<SettingsGroup[]> {
  const targets = await copyTargets(scope, actor, { locationIds, places: source.places });
  const named = outsideNames(scope);
  const groups = new Map<string, SettingsGroup>();
  for (const target of targets) {
    const layers = await readLayers(scope, settingsAt(scope, target));
    if (layers === undefined) throw notFound();
    const location = { tenantId: target.id, version: layers.override?.ver ?? 0 };
    const key = keyOf(actor, target, layers);
    const known = groups.get(key);
    if (known !== undefined) known.locations.push(location);
    else groups.set(key, { locations: [location], ...(await wordsFor(actor, { source, target, layers, named })) });
  }
  return [...groups.values()];
}

/** Where group and own changes are the same, and the same may be read, a copy changes the same. */
function keyOf(actor: Actor, target: GrantTarget, { groupOverride, override }: Layers): string {
  const withheld = withheldFrom(actor, 'locationSettings', target);
  return JSON.stringify([groupOverride?.changes ?? [], override?.changes ?? [], withheld]);
}

interface SettingsToShow {
  readonly source: GivenSettings;
  readonly target: GrantTarget;
  readonly layers: Layers;
  readonly named: ReturnType<typeof outsideNames>;
}

async function wordsFor(actor: Actor, { source, target, layers, named }: SettingsToShow) {
  const copied = copyOverride(source, { parent: inheritedOf(layers), own: layers.override?.changes ?? [] });
  const withheld = withheldFrom(actor, 'locationSettings', target);
  const changes = changesOutside(diff(copied.was, copied.document, source.kind.identifiers), withheld).readable;
  const words = (some: readonly Change[], before: JsonObject, after: JsonObject) =>
    named(target, (reader) =>
      changesInWords(some.slice(0, changesShown), wordsOf('locationSettings', reader), { before, after }),
    );
  return {
    changes: await words(changes, copied.was, copied.document),
    changeCount: changes.length,
    leftOut: await leftOutOf(copied, source, words),
    secrets: source.secrets,
  };
}

/** What has no place there is named in the words of the location that it comes from. */
async function leftOutOf(
  { lost, cleaned, copied, document }: CopiedOverride,
  { document: theirs }: GivenSettings,
  words: (changes: readonly Change[], before: JsonObject, after: JsonObject) => Promise<SettingsGroup['leftOut']>,
): Promise<SettingsGroup['leftOut']> {
  return [...(await words(lost, theirs, theirs)), ...(await words(cleaned, copied, document))];
}
