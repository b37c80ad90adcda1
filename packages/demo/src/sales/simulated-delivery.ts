import { dayOfWeekOf, localTimeIn, type Ticket } from '@servery/domain';
import type { Random } from './random-of.ts';

type Delivery = NonNullable<Ticket['delivery']>;

/** A way that a store drives. */
export interface DeliveryRound {
  /** Its name. */
  readonly zone: string;
  readonly driveMinutes: number;
  /** Cents. */
  readonly fee: number;
}

export interface DeliveringStore {
  /** A zone that is named more often is driven to more often. */
  readonly rounds: readonly DeliveryRound[];
  readonly drivers: readonly { readonly id: string; readonly name: string }[];
  /** The service that drives the orders that the drivers do not. */
  readonly partner: string;
}

interface Order {
  readonly store: DeliveringStore;
  readonly timezone: string;
  /** Epoch milliseconds. */
  readonly opened: number;
  readonly random: Random;
}

export interface SimulatedDelivery {
  readonly delivery: Delivery;
  /** Cents. */
  readonly fee: number;
}

const minuteMillis = 60_000;
const hourSeconds = 3_600;
const friday = 5;
/** Of twenty deliveries the service drives so many, of a store with drivers of its own. */
const partnerShare = 5;
/** A driver who confirms late at the door and after that the way out: one of so many. */
const wrongWayRound = 160;
/** A way from here on takes a driver from the others at lunch. Minutes. */
const farAway = 14;

/** A delivery as a point of sale would report it: few drivers at the peaks of Friday and of lunch keep orders waiting. */
export function simulatedDelivery({ store, timezone, opened, random }: Order): SimulatedDelivery | undefined {
  const round = store.rounds[random(store.rounds.length)];
  if (round === undefined) return undefined;
  const driver = random(20) < partnerShare ? undefined : store.drivers[random(store.drivers.length)];
  const rush = rushAt(opened, timezone);
  const make = 8 + random(8) + (rush === 'dinner' ? random(8) : 0);
  const wait = 1 + random(6) + delayOf(rush, round, random);
  const drive = Math.max(3, round.driveMinutes - 3 + random(7));
  const at = (minutes: number) => new Date(opened + minutes * minuteMillis + random(60) * 1_000).toISOString();
  const delivery = {
    zone: round.zone,
    driver: driver ?? null,
    partner: driver === undefined ? store.partner : null,
    promised: new Date(opened + promisedMinutes(round) * minuteMillis).toISOString(),
    made: at(make),
    out: at(make + wait + 1),
    delivered: at(make + wait + 1 + drive + 1),
  };
  return { delivery: random(wrongWayRound) === 0 ? wronglyConfirmed(delivery) : delivery, fee: round.fee };
}

/** Half an hour and the way, in steps of five minutes. */
function promisedMinutes({ driveMinutes }: DeliveryRound): number {
  return Math.round((27 + driveMinutes) / 5) * 5;
}

type Rush = 'lunch' | 'dinner' | 'none';

function rushAt(opened: number, timezone: string): Rush {
  const { date, seconds } = localTimeIn(opened, timezone);
  const [day, hour] = [dayOfWeekOf(date), Math.floor(seconds / hourSeconds)];
  if (day === friday && hour >= 18 && hour <= 20) return 'dinner';
  return day >= 1 && day <= friday && hour >= 12 && hour <= 13 ? 'lunch' : 'none';
}

/** Minutes that an order waits longer for a driver than usual. */
function delayOf(rush: Rush, { driveMinutes }: DeliveryRound, random: Random): number {
  if (rush === 'dinner') return 8 + random(14);
  return rush === 'lunch' && driveMinutes >= farAway ? 9 + random(11) : 0;
}

function wronglyConfirmed(delivery: Delivery): Delivery {
  return { ...delivery, out: delivery.delivered, delivered: delivery.out };
}
