import { z } from 'zod';
import type { CleanUpContext, Notice } from '../configuration/configuration-kind.ts';
import { cleanList, withFields } from '../menus/clean-up/clean-list.ts';
import type { SettingsSection, Tidied } from './settings-section.ts';
import { SPECIAL_STATIONS } from './stations.ts';

const selectionSchema = z.looseObject({ selected: z.array(z.string().min(1)) });

/** What prints and shows of an order type taken at a station. */
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

export const printingRoutingSection: SettingsSection<'printingRouting', typeof printingRoutingSchema> = {
  field: 'printingRouting',
  schema: printingRoutingSchema,
  createDefault: () => [],
  tidy: tidyRouting,
};

/** CL-15 to CL-19 */
function tidyRouting(routing: RoutedStation[], context: CleanUpContext): Tidied<RoutedStation[]> {
  const notices: Notice[] = [];
  const value = cleanList(routing, (station) => {
    const path = ['printingRouting', { id: station.id }];
    const isKnown = SPECIAL_STATIONS.includes(station.id) || isIn(station.id, context.stations);
    if (!isKnown) notices.push({ code: 'CL-15', path, message: 'Printing was set for a station that is gone.' });
    if (!isKnown || station.orderTypes === undefined) return isKnown ? station : undefined;
    const orderTypes = cleanList(station.orderTypes, (type) => tidyOrderType(type, station.id, context, notices));
    return withFields(station, { orderTypes });
  });
  return { value, notices };
}

const LISTS = [
  ['kitchenPrinting', 'printers', 'CL-18'],
  ['customerReceipt', 'printers', 'CL-18'],
  ['labelPrinting', 'printers', 'CL-18'],
  ['kps', 'displays', 'CL-19'],
] as const;

const GONE = { 'CL-18': 'Printing named a printer that is gone.', 'CL-19': 'Printing named a display that is gone.' };

function tidyOrderType(
  type: RoutedOrderType,
  station: string,
  context: CleanUpContext,
  notices: Notice[],
): RoutedOrderType | undefined {
  const path = ['printingRouting', { id: station }, 'orderTypes', { id: type.id }];
  if (!isIn(type.id, context.orderTypes)) {
    notices.push({ code: 'CL-17', path, message: 'Printing was set for an order type that does not exist.' });
    return undefined;
  }
  const changed = LISTS.flatMap(([list, kind, code]) => {
    const before = type[list];
    if (before === undefined) return [];
    const selected = cleanList(before.selected, (id) => (isIn(id, context[kind]) ? id : undefined));
    if (selected === before.selected) return [];
    notices.push({ code, path: [...path, list, 'selected'], message: GONE[code] });
    return [[list, { ...before, selected }] as const];
  });
  return withFields(type, Object.fromEntries(changed));
}

/** What nobody knows is not judged. */
function isIn(id: string | number, list: readonly { readonly id: string | number }[] | undefined): boolean {
  return list?.some((entry) => entry.id === id) ?? true;
}
