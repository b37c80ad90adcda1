import {
  DELIVERY,
  type LocationSettings,
  newDisplay,
  newPrinter,
  PICK_UP,
  type PrintingRouting,
  ROUTE_CHANNELS,
  type RouteChannel,
  type RoutePlace,
  TO_GO,
  withRoutes,
} from '@servery/domain';

type Printing = Pick<LocationSettings, 'displays' | 'printing' | 'printingRouting'>;

/** Printers, kitchen displays and their routes at Harbor Pizza Co. */
export function harborPrinting({ printing }: LocationSettings): Printing {
  const { customerReceipt } = printing.templates;
  return {
    displays: [
      newDisplay({ id: 'display-make-line', name: 'Make line' }),
      newDisplay({ id: 'display-oven', name: 'Oven', columns: 3 }),
      newDisplay({ id: 'display-expo', name: 'Expo', kind: 'EXPEDITER', columns: 6 }),
      newDisplay({ id: 'display-bar', name: 'Bar', warnAfter: 240, lateAfter: 480, sounds: false }),
    ],
    printing: {
      ...printing,
      printers: [
        newPrinter({ id: 'printer-front', name: 'Front', ...at('192.168.10.21'), backupPrinter: 'printer-bar' }),
        newPrinter({ id: 'printer-kitchen', name: 'Kitchen', ...at('192.168.10.22'), ...impact, sounds: true }),
        newPrinter({ id: 'printer-bar', name: 'Bar', ...at('192.168.10.23') }),
        newPrinter({
          id: 'printer-labels',
          name: 'Labels',
          type: 'LABEL',
          ...at('192.168.10.24'),
          paperWidth: 'MM_58',
          charactersPerLine: 32,
        }),
      ],
      templates: {
        ...printing.templates,
        customerReceipt: {
          ...customerReceipt,
          header: 'Harbor Pizza Co.\nStone oven since 1998',
          footer: 'Thank you!\nTell us how it was: harborpizza.example/hello',
        },
      },
    },
    printingRouting: routing(),
  };
}

const impact = { paperWidth: 'MM_76', charactersPerLine: 40 } as const;

function at(address: string) {
  const { connection } = newPrinter({ id: 'new' });
  return { connection: { ...connection, kind: 'NETWORK' as const, address } };
}

const STATIONS = ['station-counter', 'station-bar', 'station-drive-thru', 'online', 'curbside'];
const ORDER_TYPES: Readonly<Record<string, readonly number[]>> = {
  online: [TO_GO, DELIVERY, PICK_UP],
  curbside: [TO_GO, PICK_UP],
};
const STAFFED = [1, 2, 3, 4, 5, 7, 8, 9];
const LEAVES_THE_HOUSE = [2, 3, 7, 9];

/** Everything is made in one kitchen; the bar makes and prints its own, and orders that leave the restaurant get labels. */
function routing(): PrintingRouting {
  const places = STATIONS.flatMap((station) =>
    (ORDER_TYPES[station] ?? STAFFED).map((orderType) => ({ station, orderType })),
  );
  return withRoutes([], places.flatMap(routesOf));
}

type Route = readonly [RoutePlace, readonly string[]];

function routesOf(place: { readonly station: string; readonly orderType: number }): Route[] {
  const { station, orderType } = place;
  const isBar = station === 'station-bar';
  const displays = isBar ? ['display-expo', 'display-bar'] : ['display-make-line', 'display-oven', 'display-expo'];
  const routes: Record<RouteChannel, readonly string[]> = {
    kitchenPrinting: [isBar ? 'printer-bar' : 'printer-kitchen'],
    customerReceipt: station === 'online' ? [] : ['DEFAULT'],
    labelPrinting: LEAVES_THE_HOUSE.includes(orderType) ? ['printer-labels'] : [],
    kps: displays,
  };
  return ROUTE_CHANNELS.flatMap((channel): Route[] =>
    routes[channel].length === 0 ? [] : [[{ ...place, channel }, routes[channel]]],
  );
}
