import type { CleanUpContext, Completed } from '../configuration/configuration-kind.ts';
import { completeMenu } from '../menus/clean-up/complete-menu.ts';
import { recogniseMenu, recogniseSettings } from '../menus/import/recognise.ts';
import { type ImportProblem, problemsOf } from '../menus/import/unmapped.ts';
import { type MenuBlob, menuBlobSchema, newMenuBlob } from '../menus/menu-blob.ts';
import { type LocationSettings, locationSettingsSchema } from '../settings/location-settings.ts';
import { locationSettingsKind, newLocationSettings } from '../settings/location-settings-kind.ts';

export type ReadDocument<Document> = Completed<Document> | { readonly problems: readonly ImportProblem[] };

/** An exported menu: modules it lacks get their default, its shape is checked, then it is cleaned. */
export function readServeryMenu(json: unknown, context: CleanUpContext): ReadDocument<MenuBlob> {
  if (recogniseMenu(json) !== 'servery-menu') return { problems: [UNKNOWN] };
  const defaults = newMenuBlob();
  const parsed = menuBlobSchema.safeParse({ ...defaults, ...objectOf(json) });
  if (!parsed.success) return { problems: problemsOf(parsed.error.issues) };
  return { ...completeMenu(parsed.data, context), created: missingIn(json, defaults) };
}

/** Exported location settings, in the same way. */
export function readServerySettings(json: unknown, context: CleanUpContext): ReadDocument<LocationSettings> {
  if (recogniseSettings(json) !== 'servery-settings') return { problems: [UNKNOWN] };
  const defaults = newLocationSettings();
  const parsed = locationSettingsSchema.safeParse({ ...defaults, ...objectOf(json) });
  if (!parsed.success) return { problems: problemsOf(parsed.error.issues) };
  return { ...locationSettingsKind.complete(parsed.data, context), created: missingIn(json, defaults) };
}

const UNKNOWN: ImportProblem = { path: [], message: 'Not a document of this kind.' };

function missingIn(json: unknown, defaults: object): readonly string[] {
  const given = objectOf(json);
  return Object.keys(defaults).filter((module) => !(module in given));
}

function objectOf(json: unknown): object {
  return typeof json === 'object' && json !== null ? json : {};
}
