import type { LocationSettings } from '../location-settings.ts';

type NamesStations = Pick<LocationSettings, 'stations' | 'cashManagement' | 'printingRouting'>;

/** Takes away a station with all that named it, as the clean-up would on the next load. */
export function removeStation<Settings extends NamesStations>(settings: Settings, id: string): Settings {
  const { cashManagement } = settings;
  return {
    ...settings,
    stations: settings.stations.filter((station) => station.id !== id),
    printingRouting: settings.printingRouting.filter((station) => station.id !== id),
    cashManagement: {
      ...cashManagement,
      availableDrawers: cashManagement.availableDrawers.map((drawer) =>
        drawer.station === id ? { ...drawer, station: null } : drawer,
      ),
      stationsAssignment: cashManagement.stationsAssignment.filter((station) => station.id !== id),
    },
  };
}

/** The places of the settings that name a station: its drawers, and whether drawers or printing are assigned to it. */
export function usesOfStation({ cashManagement, printingRouting }: NamesStations, id: string) {
  return {
    drawers: cashManagement.availableDrawers.filter(({ station }) => station === id).map(({ name }) => name),
    opensDrawers: cashManagement.stationsAssignment.some((station) => station.id === id),
    printing: printingRouting.some((station) => station.id === id),
  };
}
