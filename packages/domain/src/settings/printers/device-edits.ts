import type { LocationSettings } from '../location-settings.ts';
import { PAPER_OF_CHANNEL, type RouteSelection, selections } from '../printer-options/printing-routing.ts';
import { PRINTER_CHANNELS, withoutDevice, withRoutes } from '../printer-options/routing-edits.ts';
import { DEFAULT_PRINTER, type PrinterType } from './printers.ts';

type NamesPrinters = Pick<
  LocationSettings,
  'printing' | 'stations' | 'cashManagement' | 'printingRouting' | 'deferredOrders'
>;

/** Takes away a printer with all that named it, as the clean-up would on the next load. */
export function removePrinter<Settings extends NamesPrinters>(settings: Settings, id: string): Settings {
  const { printing, cashManagement, deferredOrders } = settings;
  const without = (printer: string | null) => (printer === id ? null : printer);
  return {
    ...settings,
    printing: {
      ...printing,
      printers: printing.printers
        .filter((printer) => printer.id !== id)
        .map((printer) => ({ ...printer, backupPrinter: without(printer.backupPrinter) })),
    },
    stations: settings.stations.map((station) => ({
      ...station,
      receiptPrinter: station.receiptPrinter === id ? DEFAULT_PRINTER : station.receiptPrinter,
      backupPrinter: without(station.backupPrinter),
    })),
    cashManagement: {
      ...cashManagement,
      availableDrawers: cashManagement.availableDrawers.map((drawer) => ({
        ...drawer,
        printer: without(drawer.printer),
      })),
    },
    deferredOrders: { ...deferredOrders, printer: without(deferredOrders.printer) },
    printingRouting: withoutDevice(settings.printingRouting, PRINTER_CHANNELS, id),
  };
}

/** CL-19: takes away a display, and its name out of the routing. */
export function removeDisplayOfSettings<Settings extends Pick<LocationSettings, 'displays' | 'printingRouting'>>(
  settings: Settings,
  id: string,
): Settings {
  return {
    ...settings,
    displays: settings.displays.filter((display) => display.id !== id),
    printingRouting: withoutDevice(settings.printingRouting, ['kps'], id),
  };
}

/** PR-10, PR-11: a printer gets other paper, and leaves the routes and backups that need the paper it had. */
export function setPrinterType<Settings extends NamesPrinters>(settings: Settings, id: string, type: PrinterType) {
  const { printing } = settings;
  const printers = printing.printers.map((printer) => {
    if (printer.id === id) return { ...printer, type, backupPrinter: null };
    return printer.backupPrinter === id ? { ...printer, backupPrinter: null } : printer;
  });
  const lost = routesOf(settings, id).filter(({ channel }) => PAPER_OF_CHANNEL[channel] !== type);
  const printingRouting = withRoutes(
    settings.printingRouting,
    lost.map((place) => [place, place.selected.filter((one) => one !== id)]),
  );
  return { settings: { ...settings, printing: { ...printing, printers }, printingRouting }, lostRoutes: lost.length };
}

/** The places of the settings that name a printer, by name. */
export function usesOfPrinter(settings: NamesPrinters, id: string) {
  const { printing, stations, cashManagement, deferredOrders } = settings;
  return {
    stations: stations
      .filter(({ receiptPrinter, backupPrinter }) => receiptPrinter === id || backupPrinter === id)
      .map(({ name }) => name),
    printers: printing.printers.filter(({ backupPrinter }) => backupPrinter === id).map(({ name }) => name),
    drawers: cashManagement.availableDrawers.filter(({ printer }) => printer === id).map(({ name }) => name),
    deferredOrders: deferredOrders.printer === id,
    routes: routesOf(settings, id).length,
  };
}

/** How many routes show orders on a display. */
export function routesOfDisplay({ printingRouting }: Pick<LocationSettings, 'printingRouting'>, id: string): number {
  return selections(printingRouting).filter(({ channel, selected }) => channel === 'kps' && selected.includes(id))
    .length;
}

function routesOf(
  { printingRouting }: Pick<LocationSettings, 'printingRouting'>,
  id: string,
): readonly RouteSelection[] {
  return selections(printingRouting).filter(({ channel, selected }) => channel !== 'kps' && selected.includes(id));
}
