import type { LocationSettings } from './location-settings.ts';
import { newLocationSettings } from './location-settings-kind.ts';
import type { SettingsNames } from './menu-context.ts';
import { defaultOrderType } from './order-types/order-type-table.ts';
import { standardTender } from './payments/tender-type.ts';
import { newDisplay } from './printers/displays.ts';
import { newPrinter } from './printers/printers.ts';
import { newStation } from './stations/stations.ts';

/** The sections of which other sections name something. */
export const namedSections: readonly string[] = [
  'orderTypes',
  'tenderTypes',
  'stations',
  'displays',
  'printing',
] satisfies readonly (keyof LocationSettings)[];

/**
 * Stand-ins for sections that somebody may not read: their defaults with the names of the entities in them, so that sections
 * beside them can be shown, cleaned up and checked. They are never saved.
 */
export function standInSections(sections: readonly string[], names: SettingsNames): Readonly<Record<string, unknown>> {
  const settings = withNames(newLocationSettings(), names);
  return Object.fromEntries(Object.entries(settings).filter(([section]) => sections.includes(section)));
}

function withNames(settings: LocationSettings, names: SettingsNames): LocationSettings {
  return {
    ...settings,
    orderTypes: {
      ...settings.orderTypes,
      types: names.orderTypes.flatMap(({ id, name, activePOS, activeOnline }) => {
        const type = defaultOrderType(id);
        return type === undefined ? [] : [{ ...type, customName: name, activePOS, activeOnline }];
      }),
    },
    tenderTypes: names.tenderTypes.flatMap(({ id, name, disabled }) => {
      const tender = standardTender(id);
      return tender === undefined ? [] : [{ ...tender, name, disabled }];
    }),
    stations: names.stations.map((station) => newStation({ ...station })),
    displays: names.displays.map((display) => newDisplay({ ...display })),
    printing: { ...settings.printing, printers: names.printers.map((printer) => newPrinter({ ...printer })) },
  };
}
