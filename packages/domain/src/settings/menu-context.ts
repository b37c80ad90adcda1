import type { CleanUpContext } from '../configuration/configuration-kind.ts';
import { type NamedHours, namedHoursOf } from './hours/named-hours.ts';
import type { LocationSettings } from './location-settings.ts';
import { shownName } from './order-types/order-type-rules.ts';
import type { PrinterType } from './printers/printers.ts';

interface NamedEntity {
  readonly id: string;
  readonly name: string;
}

/** The few lists of the settings that a menu names, without their settings, and when a store is open. */
export interface SettingsNames {
  readonly orderTypes: {
    readonly id: number;
    readonly name: string;
    readonly activePOS: boolean;
    readonly activeOnline: boolean;
  }[];
  readonly tenderTypes: { readonly id: number; readonly name: string; readonly disabled: boolean }[];
  readonly customerGroups: NamedEntity[];
  readonly stations: NamedEntity[];
  readonly displays: NamedEntity[];
  readonly printers: (NamedEntity & { readonly type: PrinterType })[];
  /** When it is open in the store, online or for delivery: each set of hours that is filled, once. */
  readonly openHours: NamedHours[];
}

export function settingsNamesOf(settings: LocationSettings): SettingsNames {
  return {
    orderTypes: settings.orderTypes.types.map((type) => {
      const { id, activePOS, activeOnline } = type;
      return { id, name: shownName(type), activePOS, activeOnline };
    }),
    tenderTypes: settings.tenderTypes.map(({ id, name, disabled }) => ({ id, name, disabled })),
    customerGroups: settings.marketing.customerGroups.map(({ id, name }) => ({ id, name })),
    stations: settings.stations.map(({ id, name }) => ({ id, name })),
    displays: settings.displays.map(({ id, name }) => ({ id, name })),
    printers: settings.printing.printers.map(({ id, name, type }) => ({ id, name, type })),
    openHours: namedHoursOf(settings.hours),
  };
}

/** The settings that the clean-up of a menu needs. An empty list is left out and removes nothing. */
export function menuContextOf(names: SettingsNames): CleanUpContext {
  const { tenderTypes, orderTypes, stations, displays, printers } = names;
  return {
    ...(orderTypes.length > 0 && { orderTypes }),
    ...(tenderTypes.length > 0 && { tenderTypes }),
    ...(stations.length > 0 && { stations }),
    ...(displays.length > 0 && { displays }),
    ...(printers.length > 0 && { printers }),
  };
}
