import type { OrderType, OrderTypeSettings } from './order-type.ts';
import { DELIVERY, defaultOrderType, KIOSK_ORDER_TYPES, PRE_PAID_DELIVERY } from './order-type-table.ts';

export type OrderTypeFlag = 'activePOS' | 'activeOnline' | 'activeKiosk' | 'availableOnline';

/** OT-25 to OT-28: the order type with a flag set, as far as its rules let it. */
export function setFlag(orderType: OrderType, flag: OrderTypeFlag, value: boolean): OrderType {
  return holdRules({ ...orderType, [flag]: value });
}

/** The order type with a setting changed, as far as its rules let it. */
export function setSetting(orderType: OrderType, settings: Partial<OrderTypeSettings>): OrderType {
  return holdRules({ ...orderType, settings: { ...orderType.settings, ...settings } });
}

/** OT-31: an empty name restores the default one. */
export function setName(orderType: OrderType, name: string): OrderType {
  const trimmed = name.trim();
  const standard = defaultOrderType(orderType.id)?.name ?? orderType.name;
  return { ...orderType, name: standard, customName: trimmed === standard ? '' : trimmed };
}

export function shownName(orderType: OrderType): string {
  return orderType.customName === '' ? orderType.name : orderType.customName;
}

/** OT-29, OT-30, CL-28 to CL-30: the same order type by reference when it keeps the rules. */
export function holdRules(orderType: OrderType): OrderType {
  const isOnlineType = orderType.id !== PRE_PAID_DELIVERY;
  // CL-28: documents from before the flag existed do not carry it.
  const availableOnline = isOnlineType && (orderType.availableOnline ?? orderType.activeOnline);
  const activeOnline = availableOnline && orderType.activeOnline;
  const activeKiosk = KIOSK_ORDER_TYPES.includes(orderType.id) && orderType.activeKiosk;
  const settings = orderType.id === DELIVERY ? deliverySettings(orderType.settings) : orderType.settings;
  const held: OrderType = { ...orderType, availableOnline, activeOnline, activeKiosk, settings };
  const isHeld = Object.keys(held).every((field) => held[field] === orderType[field]);
  return isHeld ? orderType : held;
}

/** OT-30: whatever starts false for Delivery stays false. */
function deliverySettings(settings: OrderTypeSettings): OrderTypeSettings {
  const standard: Readonly<Record<string, unknown>> = defaultOrderType(DELIVERY)?.settings ?? {};
  const forced = Object.keys(standard).filter((name) => standard[name] === false && settings[name] !== false);
  if (forced.length === 0) return settings;
  return { ...settings, ...Object.fromEntries(forced.map((name) => [name, false])) };
}
