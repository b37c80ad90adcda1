import type { LocationSettings } from '@servery/domain';

type Options = readonly { readonly value: string; readonly label: string }[];

/** The printers of the settings, to choose from. */
export function printerOptions({ printing }: LocationSettings): Options {
  return printing.printers.map(({ id, name }) => ({ value: id, label: String(name ?? id) }));
}

export function stationOptions({ stations }: LocationSettings): Options {
  return stations.map(({ id, name }) => ({ value: id, label: name || id }));
}
