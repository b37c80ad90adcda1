import type { LocationSettings, PrinterType } from '@servery/domain';

type Options = readonly { readonly value: string; readonly label: string }[];

/** The printers of the settings, to choose from; only those with one kind of paper where nothing else will do. */
export function printerOptions({ printing }: LocationSettings, paper?: PrinterType): Options {
  return printing.printers
    .filter(({ type }) => paper === undefined || type === paper)
    .map(({ id, name }) => ({ value: id, label: name || id }));
}

export function stationOptions({ stations }: LocationSettings): Options {
  return stations.map(({ id, name }) => ({ value: id, label: name || id }));
}
