import {
  type DayHours,
  endOffsetFrom,
  type HoursSet,
  type LocationSettings,
  newDayHours,
  newHours,
  newLocationSettings,
  newSpecialHours,
  type OrderTypes,
  setFlag,
} from '@servery/domain';
import { harborDelivery } from './harbor-delivery.ts';
import { harborDesign } from './harbor-design.ts';
import { harborHardware } from './harbor-hardware.ts';
import { harborMarketing } from './harbor-marketing.ts';
import { harborPayments } from './harbor-payments.ts';
import { harborPrinting } from './harbor-printing.ts';
import { harborTables } from './harbor-tables.ts';

const HOUR = 3600;

/** The company's settings of Harbor Pizza Co.: hours, order types, stations, kitchen displays and printers. */
export function harborSettings(): LocationSettings {
  const settings = newLocationSettings();
  return {
    ...settings,
    ...harborPayments(settings),
    ...harborDelivery(settings),
    ...harborTables(settings),
    ...harborMarketing(settings),
    hours: {
      ...newHours(),
      inStore: inStore(),
      delivery: delivery(),
      onlineDelivery: delivery(),
      deliverySameAsStore: false,
      OnlineDeliverySameAsOnlineStore: false,
    },
    orderTypes: orderTypes(settings.orderTypes),
    ...harborHardware(settings),
    ...harborDesign(settings),
    ...harborPrinting(settings),
  };
}

function inStore(): HoursSet {
  return {
    days: week('in-store', [
      [11, 22],
      [11, 22],
      [11, 22],
      [11, 22],
      [11, 22],
      [11, 22],
      [11, 22],
    ]),
    specialHours: [
      newSpecialHours({ id: 'in-store-thanksgiving', dateString: '2026-11-26', name: 'Thanksgiving', closed: true }),
      newSpecialHours({
        id: 'in-store-christmas-eve',
        dateString: '2026-12-24',
        name: 'Christmas Eve',
        startTime: 10 * HOUR,
        endOffset: 8 * HOUR,
      }),
      newSpecialHours({ id: 'in-store-christmas', dateString: '2026-12-25', name: 'Christmas Day', closed: true }),
    ],
  };
}

function delivery(): HoursSet {
  return {
    days: week('delivery', [
      [11.5, 21],
      [11.5, 21.5],
      [11.5, 21.5],
      [11.5, 21.5],
      [11.5, 22],
      [11, 22],
      [11.5, 22],
    ]),
    specialHours: [
      newSpecialHours({ id: 'delivery-thanksgiving', dateString: '2026-11-26', name: 'Thanksgiving', closed: true }),
      newSpecialHours({ id: 'delivery-christmas', dateString: '2026-12-25', name: 'Christmas Day', closed: true }),
    ],
  };
}

/** From Sunday on; open and close in hours. */
function week(set: string, days: readonly (readonly [open: number, close: number])[]): DayHours[] {
  return days.map(([open, close], dayOfWeek) =>
    newDayHours({
      id: `${set}-${dayOfWeek}`,
      dayOfWeek,
      startTime: open * HOUR,
      endOffset: endOffsetFrom(open * HOUR, close * HOUR),
    }),
  );
}

const ONLINE = [2, 7, 9];
const KIOSK = [1, 2];

function orderTypes(standard: OrderTypes): OrderTypes {
  const types = standard.types.map((type) =>
    setFlag(setFlag(type, 'activeOnline', ONLINE.includes(type.id)), 'activeKiosk', KIOSK.includes(type.id)),
  );
  return { ...standard, types };
}
