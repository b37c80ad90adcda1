import type { PrintingRouting } from '../settings/printer-options/printing-routing.ts';
import type { RoutePlace } from '../settings/printer-options/routing-edits.ts';

/** The ids that are selected at a place; empty where nothing is said. */
export function routeAt(routing: PrintingRouting, { station, orderType, channel }: RoutePlace): readonly string[] {
  const type = routing.find(({ id }) => id === station)?.orderTypes?.find(({ id }) => id === orderType);
  return type?.[channel]?.selected ?? [];
}
