import { atRate, centsOf, rateSchema } from '../../formats/amount.ts';
import { amountOf } from '../../formats/cents-text.ts';
import { timesDecimal } from '../../formats/exact.ts';
import type { DriverSettings } from '../driver-settings.ts';

/** One delivery of one order. */
export interface WorkedDelivery {
  /** The delivery zone of its address; null for an address outside of all zones. */
  readonly zoneId: string | null;
  /** The value of the guest's order, in dollars: `30.00`. */
  readonly order: string;
  /** A decimal figure: `4.1`. */
  readonly miles: string;
}

/** Dollars; null where a figure cannot be read, absent where nothing is paid for it. */
export interface DeliveryPay {
  readonly fee?: string | null;
  readonly mileage?: string | null;
  readonly together: string | null;
}

/** EM-31, EM-41: the pay of a driver for one delivery, without wage and tips; hundredths are rounded half up. */
export function deliveryPay(settings: DriverSettings, delivery: WorkedDelivery): DeliveryPay {
  const fee = feeCents(settings, delivery);
  const mileage = settings.trackMileage.enabled ? times(settings.mileage, delivery.miles) : undefined;
  const parts = [fee, mileage].filter((cents) => cents !== undefined);
  const together = parts.reduce<number | null>(
    (sum, cents) => (sum === null || cents === null ? null : sum + cents),
    0,
  );
  return {
    ...(fee !== undefined && { fee: inDollars(fee) }),
    ...(mileage !== undefined && { mileage: inDollars(mileage) }),
    together: inDollars(together),
  };
}

function feeCents(settings: DriverSettings, { zoneId, order }: WorkedDelivery): number | null | undefined {
  switch (settings.feeMethod) {
    case 'PER_ORDER':
      return inCents(settings.feePerOrder);
    case 'PER_DISPATCH':
      return inCents(settings.feePerDispatch);
    case 'PERCENTAGE':
      return percentage(order, settings.orderPercentage);
    case 'PER_ZONE':
      return inCents(settings.zones.find(({ id }) => id === zoneId)?.fee ?? settings.feePerZone ?? '0.00');
    default:
      return undefined;
  }
}

function inCents(amount: string): number | null {
  return centsOf(amount) ?? null;
}

function times(amount: string, factor: string): number | null {
  const cents = centsOf(amount);
  return cents === undefined ? null : (timesDecimal(cents, factor) ?? null);
}

function percentage(amount: string, rate: string): number | null {
  const cents = centsOf(amount);
  return cents === undefined || !rateSchema.safeParse(rate).success ? null : atRate(cents, rate);
}

function inDollars(cents: number | null): string | null {
  return cents === null ? null : amountOf(cents);
}
