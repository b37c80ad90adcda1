import { z } from 'zod';
import { cleanList, withFields } from '../../configuration/clean-list.ts';
import type { CleanUpContext, Notice, Problem } from '../../configuration/configuration-kind.ts';
import type { Path } from '../../overrides/change.ts';
import type { SettingsSection, Tidied } from '../fields/settings-section.ts';
import { DEFAULT_PRINTER, type PrinterType, paperFor } from '../printers/printers.ts';
import { SPECIAL_STATIONS } from '../stations/stations.ts';

/** The channels that an order goes to: each has its own printers or displays. */
export const ROUTE_CHANNELS = ['kitchenPrinting', 'customerReceipt', 'labelPrinting', 'kps'] as const;
export type RouteChannel = (typeof ROUTE_CHANNELS)[number];

const selectionSchema = z.looseObject({ selected: z.array(z.string().min(1)) });

/** The printers and displays of an order type taken at a station. */
const routedOrderTypeSchema = z.looseObject({
  id: z.int(),
  kitchenPrinting: selectionSchema.optional(),
  customerReceipt: selectionSchema.optional(),
  labelPrinting: selectionSchema.optional(),
  kps: selectionSchema.optional(),
});
type RoutedOrderType = z.infer<typeof routedOrderTypeSchema>;

/** A station by its id, or 'online' or 'curbside'. */
const routedStationSchema = z.looseObject({
  id: z.string().min(1),
  orderTypes: z.array(routedOrderTypeSchema).optional(),
});
type RoutedStation = z.infer<typeof routedStationSchema>;

export const printingRoutingSchema = z.array(routedStationSchema);
export type PrintingRouting = z.infer<typeof printingRoutingSchema>;

export const printingRoutingSection: SettingsSection<'printingRouting', typeof printingRoutingSchema> = {
  field: 'printingRouting',
  schema: printingRoutingSchema,
  createDefault: () => [],
  tidy: tidyRouting,
};

/** The paper that a channel prints on; undefined for displays. */
export const PAPER_OF_CHANNEL: Readonly<Record<RouteChannel, PrinterType | undefined>> = {
  kitchenPrinting: paperFor('KITCHEN'),
  customerReceipt: 'RECEIPT',
  labelPrinting: paperFor('LABEL'),
  kps: undefined,
};

/** CL-15 to CL-19 */
function tidyRouting(routing: RoutedStation[], context: CleanUpContext): Tidied<RoutedStation[]> {
  const notices: Notice[] = [];
  const value = cleanList(routing, (station) => {
    const path = ['printingRouting', { id: station.id }];
    const isKnown = SPECIAL_STATIONS.includes(station.id) || isIn(station.id, context.stations);
    if (!isKnown)
      notices.push({ code: 'CL-15', path, message: 'Printing was set for a station that no longer exists.' });
    if (!isKnown || station.orderTypes === undefined) return isKnown ? station : undefined;
    const orderTypes = cleanList(station.orderTypes, (type) =>
      tidyOrderType({ type, station: station.id }, context, notices),
    );
    return withFields(station, { orderTypes });
  });
  return { value, notices };
}

const GONE: Readonly<Record<'CL-18' | 'CL-19', string>> = {
  'CL-18': 'Printing was sent to a printer that no longer exists.',
  'CL-19': 'Printing was sent to a display that no longer exists.',
};
const OTHER_PAPER = 'Printing was sent to a printer that uses different paper.';

interface StationOrderType {
  readonly type: RoutedOrderType;
  readonly station: string;
}

function tidyOrderType(
  { type, station }: StationOrderType,
  context: CleanUpContext,
  notices: Notice[],
): RoutedOrderType | undefined {
  const path = ['printingRouting', { id: station }, 'orderTypes', { id: type.id }];
  if (!isIn(type.id, context.orderTypes)) {
    notices.push({ code: 'CL-17', path, message: 'Printing was set for an order type that does not exist.' });
    return undefined;
  }
  const changed = ROUTE_CHANNELS.flatMap((channel) => {
    const before = type[channel];
    if (before === undefined) return [];
    const there = cleanList(before.selected, (id) => (isDevice(id, channel, context) ? id : undefined));
    const selected = cleanList(there, (id) => (isOnPaper(id, channel, context.printers) ? id : undefined));
    const code = channel === 'kps' ? 'CL-19' : 'CL-18';
    const at = [...path, channel, 'selected'];
    if (there !== before.selected) notices.push({ code, path: at, message: GONE[code] });
    if (selected !== there) notices.push({ code, path: at, message: OTHER_PAPER });
    return selected === before.selected ? [] : [[channel, { ...before, selected }] as const];
  });
  return withFields(type, Object.fromEntries(changed));
}

function isDevice(id: string, channel: RouteChannel, { displays, printers }: CleanUpContext): boolean {
  return channel === 'kps' ? isIn(id, displays) : id === DEFAULT_PRINTER || isIn(id, printers);
}

/** PR-10, PR-11: whether a printer has the paper of a channel; an unknown paper is not judged. */
function isOnPaper(id: string, channel: RouteChannel, printers: CleanUpContext['printers']): boolean {
  const paper = PAPER_OF_CHANNEL[channel];
  const type = printers?.find((printer) => printer.id === id)?.type;
  return paper === undefined || type === undefined || type === paper;
}

/** PR-10, PR-11: selected printers that have other paper than their channel prints on. */
export function paperProblems(routing: PrintingRouting, printers: CleanUpContext['printers']): readonly Problem[] {
  return selections(routing).flatMap(({ path, channel, selected }) =>
    selected.every((id) => isOnPaper(id, channel, printers))
      ? []
      : [{ code: 'PRINTER_HAS_OTHER_PAPER', path, message: 'Choose a printer that uses the right paper.' }],
  );
}

export interface RouteSelection {
  readonly station: string;
  readonly orderType: number;
  readonly channel: RouteChannel;
  readonly selected: readonly string[];
  readonly path: Path;
}

/** Every selected list of the routing, and where it lies. */
export function selections(routing: PrintingRouting): readonly RouteSelection[] {
  return routing.flatMap(({ id: station, orderTypes = [] }) =>
    orderTypes.flatMap((type) =>
      ROUTE_CHANNELS.flatMap((channel) => {
        const selected = type[channel]?.selected;
        const path = ['printingRouting', { id: station }, 'orderTypes', { id: type.id }, channel, 'selected'];
        return selected === undefined ? [] : [{ station, orderType: type.id, channel, selected, path }];
      }),
    ),
  );
}

/** An entry of a list that nobody knows is not judged. */
function isIn(id: string | number, list: readonly { readonly id: string | number }[] | undefined): boolean {
  return list?.some((entry) => entry.id === id) ?? true;
}
