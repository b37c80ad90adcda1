import { type Change, changesAt, isSecretPath, type JsonKind, type JsonObject, type Path } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { readOverrideChanges } from '../../configuration/documents-store.ts';
import { kinds, onlyDocumentId } from '../../configuration/kinds.ts';
import { effectiveOf, readLayers } from '../../configuration/layers.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { invalid } from '../../platform/fault.ts';
import { copyTargets } from './copy-targets.ts';

/** The changes that locations are to keep in some places of the location settings. */
export interface GivenSettings {
  readonly kind: JsonKind;
  readonly places: readonly Path[];
  readonly given: readonly Change[];
  /** How many changes are secrets: they are set at each location itself. */
  readonly secrets: number;
  /** The settings that it comes from. */
  readonly document: JsonObject;
}

/** The changes that a location keeps for itself, in those of the asked places where it keeps something. */
export interface SettingsToCopy extends GivenSettings {
  readonly version: number;
}

interface SourceAsked {
  readonly from: string;
  /** The version that was looked at; the newest when left out. */
  readonly version?: number;
  readonly places: readonly string[];
}

/** @throws Fault 404 or 403 for a location or section that the person may not read, 400 where it keeps nothing of its own */
export async function readSettingsToCopy(
  scope: CompanyScope,
  actor: Actor,
  asked: SourceAsked,
): Promise<SettingsToCopy> {
  const wanted = asked.places.map((place): Path => place.split('.'));
  const [target] = await copyTargets(scope, actor, { locationIds: [asked.from], places: wanted });
  const key = target && { ...settingsOf(scope), target };
  const layers = key && (await readLayers(scope, key));
  const version = asked.version ?? layers?.override?.ver ?? 0;
  if (key === undefined || layers === undefined || version > (layers.override?.ver ?? 0)) throw nothing();
  const kept = await readOverrideChanges(scope, { ...key, tenantId: key.target.id }, version);
  const places = wanted.filter((place) => changesAt(kept, [place]).length > 0);
  const changes = changesAt(kept, places);
  if (changes.length === 0) throw nothing();
  const given = changes.filter(({ path }) => !isSecretPath(path));
  return {
    kind: kinds.locationSettings,
    places,
    given,
    secrets: changes.length - given.length,
    version,
    document: effectiveOf(layers).document,
  };
}

/** The settings of the company and the overrides of its groups and locations. */
export function settingsOf({ companyId }: CompanyScope) {
  return { kind: 'locationSettings', documentId: onlyDocumentId('locationSettings', companyId) } as const;
}

function nothing() {
  return invalid('NOTHING_TO_COPY', 'This location has no overrides there.', 'body.from');
}
