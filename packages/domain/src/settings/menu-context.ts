import type { CleanUpContext } from '../configuration/configuration-kind.ts';
import type { LocationSettings } from './location-settings.ts';

/** What a menu's clean-up asks of the settings beside it; lists that nobody has filled yet judge nothing. */
export function menuContextOf(settings: LocationSettings): CleanUpContext {
  const { tenderTypes, orderTypes, stations, displays, printing } = settings;
  return {
    orderTypes: orderTypes.types,
    ...(tenderTypes.length > 0 && { tenderTypes }),
    ...(stations.length > 0 && { stations }),
    ...(displays.length > 0 && { displays }),
    ...(printing.printers.length > 0 && { printers: printing.printers }),
  };
}
