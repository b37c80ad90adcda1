import type { OrderType, OrderTypeSettings } from './order-type.ts';

export const TO_GO = 2;
export const DELIVERY = 7;
export const PICK_UP = 9;
export const PRE_PAID_DELIVERY = 6;

/** Order types a kiosk can take (CL-29). */
export const KIOSK_ORDER_TYPES: readonly number[] = [1, 2, 3];

interface Row {
  readonly name: string;
  readonly abbrev?: string;
  readonly code: string;
  readonly groupId: 1 | 2;
  readonly availableOnline?: true;
  readonly settings: Partial<OrderTypeSettings>;
}

/** OT-09 to OT-16; a setting that a row does not name starts false (OT-17). */
const TABLE: Readonly<Record<number, Row>> = {
  1: { name: 'Dine In', code: 'dine_in', groupId: 1, settings: { requireTentNumber: true, saveOpenTickets: true } },
  [TO_GO]: {
    name: 'To Go',
    abbrev: 'T',
    code: 'to_go',
    groupId: 1,
    availableOnline: true,
    settings: { requireCustomerName: true, curbside: 'OFF' },
  },
  3: { name: 'Drive Thru', code: 'drive_thru', groupId: 1, settings: { curbside: 'OFF' } },
  4: { name: 'Bar', code: 'bar', groupId: 1, settings: { requireTableNumber: true, showInServerDetails: true } },
  5: {
    name: 'Table',
    code: 'table',
    groupId: 1,
    settings: { requireTableNumber: true, requireNumberOfPeople: true, showInServerDetails: true },
  },
  [DELIVERY]: {
    name: 'Delivery',
    abbrev: 'D',
    code: 'delivery',
    groupId: 2,
    availableOnline: true,
    settings: { requireCustomerLookup: true },
  },
  8: {
    name: 'Eat In',
    abbrev: 'E',
    code: 'eat_in',
    groupId: 2,
    availableOnline: true,
    settings: { requireCustomerName: true, requirePhoneNumber: true },
  },
  [PICK_UP]: {
    name: 'Pick Up',
    abbrev: 'P',
    code: 'pick_up',
    groupId: 2,
    availableOnline: true,
    settings: { requireCustomerName: true, requirePhoneNumber: true, curbside: 'OFF' },
  },
};

/** OT-21 to OT-23: known by name for reports only. */
const REPORT_NAMES: Readonly<Record<number, string>> = {
  [PRE_PAID_DELIVERY]: 'Drop-Off / pre-paid delivery',
  10: 'Really Deferred',
  11: 'Temporarily store',
};

/** OT-18 */
export const ORDER_TYPE_IDS: readonly number[] = Object.keys(TABLE).map(Number);

/** A default order type; undefined for ids that have none. */
export function defaultOrderType(id: number): OrderType | undefined {
  const row = TABLE[id];
  if (!row) return undefined;
  const { settings, availableOnline = false, abbrev = '', ...rest } = row;
  return {
    id,
    entityType: 'ORDER_TYPE',
    customName: '',
    abbrev,
    activePOS: true,
    activeOnline: false,
    activeKiosk: false,
    availableOnline,
    ...rest,
    settings: { ...NOTHING_REQUIRED, ...settings },
  };
}

/** The name of any order type id that a ticket may carry. */
export function orderTypeName(id: number): string | undefined {
  return TABLE[id]?.name ?? REPORT_NAMES[id];
}

/** OT-24: whether an order type is of the in-house group; the others are taken out, delivered or ordered ahead. */
export function isInHouse(id: number): boolean {
  return TABLE[id]?.groupId === 1;
}

const NOTHING_REQUIRED = {
  requireTentNumber: false,
  requireTableNumber: false,
  requireCustomerName: false,
  requirePhoneNumber: false,
  requireCustomerLookup: false,
  requireNumberOfPeople: false,
  saveOpenTickets: false,
  showInServerDetails: false,
} as const;
