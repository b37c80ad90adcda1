import { type PrintingRouting, ROUTE_CHANNELS, type RouteChannel, selections } from './printing-routing.ts';

/** Where one selected list of the routing lies. */
export interface RoutePlace {
  readonly station: string;
  readonly orderType: number;
  readonly channel: RouteChannel;
}

type RoutedStation = PrintingRouting[number];
type RoutedType = NonNullable<RoutedStation['orderTypes']>[number];

/** The routing with another selection at a place. Undefined removes the selection there, and every entry that becomes empty. */
export function withRoute(
  routing: PrintingRouting,
  place: RoutePlace,
  selected: readonly string[] | undefined,
): PrintingRouting {
  return putIn<RoutedStation>(routing, { id: place.station }, (station) => {
    const orderTypes = putIn<RoutedType>(station.orderTypes ?? [], { id: place.orderType }, (type) =>
      withChannel(type, place, selected),
    );
    return orderTypes.length === 0 && selected === undefined ? undefined : { ...station, orderTypes };
  });
}

/** One edit of many places, as one new routing. */
export function withRoutes(
  routing: PrintingRouting,
  edits: readonly (readonly [RoutePlace, readonly string[] | undefined])[],
): PrintingRouting {
  return edits.reduce((next, [place, selected]) => withRoute(next, place, selected), routing);
}

/** The routing without a printer or a display; the routes that named it stay without it. */
export function withoutDevice(
  routing: PrintingRouting,
  channels: readonly RouteChannel[],
  id: string,
): PrintingRouting {
  const named = selections(routing).filter(
    ({ channel, selected }) => channels.includes(channel) && selected.includes(id),
  );
  return withRoutes(
    routing,
    named.map((place) => [place, place.selected.filter((one) => one !== id)]),
  );
}

export const PRINTER_CHANNELS: readonly RouteChannel[] = ROUTE_CHANNELS.filter((channel) => channel !== 'kps');

function withChannel(
  type: RoutedType,
  { channel }: RoutePlace,
  selected: readonly string[] | undefined,
): RoutedType | undefined {
  if (selected !== undefined) return { ...type, [channel]: { ...type[channel], selected: [...selected] } };
  const { [channel]: _gone, ...rest } = type;
  return ROUTE_CHANNELS.some((one) => rest[one] !== undefined) ? rest : undefined;
}

/** The list with its entry of the fresh one's id edited, or with the fresh one; undefined takes the entry out. */
function putIn<Entry extends { id: string | number }>(
  list: readonly Entry[],
  fresh: Entry,
  edit: (entry: Entry) => Entry | undefined,
): Entry[] {
  const at = list.findIndex(({ id }) => id === fresh.id);
  const next = edit(list[at] ?? fresh);
  if (at < 0) return next === undefined ? [...list] : [...list, next];
  return next === undefined ? list.toSpliced(at, 1) : list.with(at, next);
}
