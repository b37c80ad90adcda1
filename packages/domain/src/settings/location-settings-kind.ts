import type { CleanUpContext, Completed, ConfigurationKind, Notice } from '../configuration/configuration-kind.ts';
import { identityProblems } from '../configuration/identity-problems.ts';
import type { Identifiers } from '../overrides/change.ts';
import { ONE_VALUE } from '../overrides/identity.ts';
import { withMissingFields } from './fields/missing-fields.ts';
import { secretPaths } from './fields/secret-reference.ts';
import { overSpecialDays } from './hours/over-special-days.ts';
import { type LocationSettings, locationSettingsSchema, settingsSections } from './location-settings.ts';
import { paperProblems } from './printer-options/printing-routing.ts';
import { fillPrinters } from './printers/printers.ts';
import { settingsConcerns } from './settings-concerns.ts';
import { settingsRights } from './settings-rights.ts';

/** A reference to a secret is one value: parts of two of them make none. */
const settingsIdentifiers: Identifiers = {
  'promiseTimes.byOrderType': 'orderType',
  ...Object.fromEntries(secretPaths.map((path) => [path.join('.'), ONE_VALUE])),
};

export const locationSettingsKind: ConfigurationKind<LocationSettings> = {
  kind: 'locationSettings',
  entityType: 'LOCATION_SETTINGS',
  schema: locationSettingsSchema,
  identifiers: settingsIdentifiers,
  rights: settingsRights,
  createDefault: newLocationSettings,
  complete: completeSettings,
  validate: (document, now) => [
    ...identityProblems(document, settingsIdentifiers),
    ...settingsSections.flatMap((section) => section.validate?.(document[section.field]) ?? []),
    ...paperProblems(document.printingRouting, document.printing.printers),
    ...(now ? overSpecialDays(document.hours, now) : []),
  ],
  concerns: settingsConcerns,
};

export function newLocationSettings(): LocationSettings {
  return completeSettings({}, {}).document;
}

/** ST-05, ST-07: the default of every missing module, of every missing field of the others, and every module tidied. */
function completeSettings(document: Partial<LocationSettings>, context: CleanUpContext): Completed<LocationSettings> {
  const filled = settingsSections.flatMap(({ field, createDefault }): [string, unknown][] => {
    const value = withMissingFields(document[field], createDefault());
    return value === document[field] ? [] : [[field, value]];
  });
  const isWhole = filled.length === 0 && document.entityType !== undefined;
  const whole = isWhole ? document : { ...document, ...HEAD, ...Object.fromEntries(filled) };
  const isNew = (field: string) => document[field] === undefined;
  const { changed, notices } = tidyAll(whole, { ...ownContext(whole), ...context }, isNew);
  const tidied = Object.keys(changed).length === 0 ? whole : { ...whole, ...changed };
  if (!isComplete(tidied)) throw new Error('A settings section has no default.');
  return { document: tidied, notices, created: filled.map(([field]) => field) };
}

const HEAD = { entityType: 'LOCATION_SETTINGS' } as const;

function isComplete(document: Partial<LocationSettings>): document is LocationSettings {
  return settingsSections.every((section) => document[section.field] !== undefined);
}

/** Cleaning up a default gives no notices: `isNew` modules are left out. */
function tidyAll(document: Partial<LocationSettings>, context: CleanUpContext, isNew: (field: string) => boolean) {
  const changed: Record<string, unknown> = {};
  const notices: Notice[] = [];
  for (const section of settingsSections) {
    const tidied = section.tidy?.(document[section.field], context);
    if (!tidied || tidied.value === document[section.field]) continue;
    changed[section.field] = tidied.value;
    if (!isNew(section.field)) notices.push(...tidied.notices);
  }
  return { changed, notices };
}

/** The facts that the sections of one document know of each other. */
function ownContext(document: Partial<LocationSettings>): CleanUpContext {
  return {
    ...(document.printing && { printers: fillPrinters(document.printing.printers) }),
    ...(document.stations && { stations: document.stations }),
    ...(document.displays && { displays: document.displays }),
    ...(document.orderTypes && { orderTypes: document.orderTypes.types }),
  };
}
