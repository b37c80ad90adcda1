import { isWithin, type WeekMoment } from '../../formats/week-hours.ts';
import type { Path } from '../../overrides/change.ts';
import type { Channel } from '../entities/pricing-schemes.ts';
import type { Availability } from './availability.ts';

export type AvailabilityCode =
  | 'MISSING'
  | 'STATUS'
  | 'CHANNEL'
  | 'ORDER_TYPE'
  | 'DATE'
  | 'DAY'
  | 'HOUR'
  | 'STATION'
  | 'HIDDEN'
  | 'PRICE'
  | 'OPTIONS'
  | 'CHOICES';

/** Why something is not sold, and the value of the menu that says so. */
export interface Reason {
  readonly code: AvailabilityCode;
  readonly path: Path;
  readonly message: string;
}

export interface Circumstances {
  readonly channel: Channel;
  /** In store time, with the date (YYYY-MM-DD) where dates are asked too. */
  readonly at: WeekMoment & { readonly date?: string };
  readonly orderType?: number;
  readonly station?: string;
}

interface SoldEntity {
  readonly info: { readonly name: string; readonly status: string };
  readonly availability: Availability;
}

const CHANNEL_FIELDS = { POS: 'pos', ONLINE: 'online', KIOSK: 'kiosk' } as const satisfies Record<Channel, string>;

/** From one entity's status, channels, order types, days and hours. */
export function entityReasons(entity: SoldEntity | undefined, path: Path, when: Circumstances): readonly Reason[] {
  if (!entity) return [missing(path)];
  const { info, availability } = entity;
  const field = CHANNEL_FIELDS[when.channel];
  const here: Path = [...path, 'availability'];
  return [
    ...(info.status === 'ACTIVE' ? [] : [inactive(info.name, [...path, 'info', 'status'])]),
    ...(availability[field] ? [] : [notOn(info.name, when.channel, [...here, field])]),
    ...orderTypeReasons({ name: info.name, allowed: availability.orderTypes, path: [...here, 'orderTypes'] }, when),
    ...timeReasons(
      {
        name: info.name,
        limits: availability,
        paths: { days: [...here, 'limitDays'], hours: [...here, 'limitHours'] },
      },
      when,
    ),
  ];
}

/** Whether days and hours let something be sold, or a tab be shown, at a moment. */
export function isWithinLimits(limits: Pick<Availability, 'limitDays' | 'limitHours'>, at: WeekMoment): boolean {
  return timeReasons({ name: '', limits, paths: { days: [], hours: [] } }, { channel: 'POS', at }).length === 0;
}

/** Whether it matters on which day and at which hour something is sold. */
export function isLimitedInTime({ limitDays, limitHours }: Pick<Availability, 'limitDays' | 'limitHours'>): boolean {
  return limitDays.enabled || limitHours.enabled;
}

interface OrderTypeLimit {
  readonly name: string;
  /** All when empty. */
  readonly allowed: readonly number[];
  readonly path: Path;
}

export function orderTypeReasons(limit: OrderTypeLimit, when: Circumstances): readonly Reason[] {
  const { allowed } = limit;
  if (when.orderType === undefined || allowed.length === 0 || allowed.includes(when.orderType)) return [];
  return [notForOrderType(limit)];
}

export function notForOrderType({ name, path }: OrderTypeLimit): Reason {
  return { code: 'ORDER_TYPE', path, message: `${name} is not sold for this order type.` };
}

interface TimeLimit {
  readonly name: string;
  readonly limits: Pick<Availability, 'limitDays' | 'limitHours'>;
  readonly paths: { readonly days: Path; readonly hours: Path };
}

/** Hours belong to the day they begin on: 1:00 AM on Saturday is still Friday night; without hours of its own, those of the store. */
export function timeReasons(
  { name, limits: { limitDays, limitHours }, paths }: TimeLimit,
  { at }: Circumstances,
): readonly Reason[] {
  const today = at.dayOfWeek;
  const yesterday = (today + 6) % 7;
  const open = limitHours.enabled
    ? [today, yesterday].filter((day) => isWithin(limitHours, day, at))
    : [at.isNightBefore ? yesterday : today];
  if (open.length === 0) return [{ code: 'HOUR', path: paths.hours, message: `${name} is not sold at this hour.` }];
  if (!limitDays.enabled || open.some((day) => limitDays.days.includes(day))) return [];
  return [{ code: 'DAY', path: paths.days, message: `${name} is not sold on this day.` }];
}

export function missing(path: Path): Reason {
  return { code: 'MISSING', path, message: 'It is no longer on the menu.' };
}

export function inactive(name: string, path: Path): Reason {
  return { code: 'STATUS', path, message: `${name} is inactive.` };
}

export function notOn(name: string, channel: string, path: Path): Reason {
  return { code: 'CHANNEL', path, message: `${name} is not sold on ${CHANNEL_NAMES[channel] ?? channel}.` };
}

const CHANNEL_NAMES: Readonly<Record<string, string>> = {
  POS: 'the point of sale',
  ONLINE: 'online ordering',
  KIOSK: 'the kiosk',
};
