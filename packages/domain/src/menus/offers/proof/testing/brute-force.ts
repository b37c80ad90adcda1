import type { LocalTime } from '../../../../formats/local-time.ts';
import type { MenuBlob } from '../../../menu-blob.ts';
import type { SaleContext } from '../../../pricing/selection.ts';
import { variantsOf } from '../../../pricing/variants.ts';
import { applyToLines } from '../../evaluation/apply-offers.ts';
import type { OrderContext } from '../../evaluation/order.ts';
import { type PricedLine, priceLine } from '../../evaluation/priced-line.ts';
import { type Clock, clockOf, secondsOf, weekday, whyNotNow } from '../../evaluation/testing/slow-limits.ts';
import type { Offer } from '../../offer.ts';

/** Rings up everything within the bounds, hour by hour, guest by guest. */
export interface BruteBounds {
  readonly zone: string;
  /** Every hour from here on. */
  readonly from: number;
  readonly hours: number;
  readonly lines: number;
  readonly asked: number;
}

export interface BruteWorst {
  readonly cents: number;
  /** Of the usual price, 0 to 1. */
  readonly share: number;
}

export function bruteWorst(menu: MenuBlob, bounds: BruteBounds): BruteWorst {
  let cents = 0;
  let share = 0;
  const seen = new Set<string>();
  const hours = hoursThatDiffer(menu, bounds);
  for (const guest of guests(menu.offers, bounds)) {
    for (const { instant, clock, at } of hours) {
      const context = { ...guest, instant };
      const lines = soldLines(menu, context, at);
      const holds = menu.offers.map((offer) => reasonNow(offer, context, clock)).join(' ');
      const key = `${context.channel} ${lines.map(({ id }) => id).join(' ')} ${holds}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const worst = worstIn(menu, bounds, { context, clock, at, lines });
      cents = Math.max(cents, worst.cents);
      share = Math.max(share, worst.share);
    }
  }
  return { cents, share };
}

interface Now {
  readonly context: OrderContext;
  readonly clock: Clock;
  readonly at: LocalTime;
  readonly lines: readonly PricedLine[];
}

function worstIn(menu: MenuBlob, bounds: BruteBounds, { context, clock, at, lines }: Now): BruteWorst {
  let cents = 0;
  let share = 0;
  for (const asked of subsets(
    menu.offers.filter((offer) => isAskable(offer) && HOLDING.includes(reasonNow(offer, context, clock))),
    bounds.asked,
  )) {
    const codes = asked.filter(({ applying }) => applying.couponCode.required);
    const asking = {
      chosen: asked.map(({ id }) => id),
      codes: codes.map(({ applying }) => applying.couponCode.code),
    };
    for (const cart of carts(lines, bounds.lines)) {
      const order = applyToLines(menu, cart, { context: { ...context, ...asking }, at });
      cents = Math.max(cents, order.subtotal - order.total);
      if (order.subtotal > 0) share = Math.max(share, (order.subtotal - order.total) / order.subtotal);
    }
  }
  return { cents, share };
}

function reasonNow(offer: Offer, context: OrderContext, clock: ReturnType<typeof clockOf>): string {
  const now = whyNotNow(offer, { context: { ...context, chosen: [offer.id] }, clock });
  return 'reason' in now ? now.reason : 'HOLDS';
}

function isAskable({ info, applying }: Offer): boolean {
  const isAutomatic = applying.autoApplyIfCriteriaMet && !applying.couponCode.required;
  return info.status === 'ACTIVE' && info.type !== 'COMP' && !isAutomatic;
}

/** By menu, channel and hour of the week. */
const SOLD = new WeakMap<MenuBlob['items'], Map<string, readonly PricedLine[]>>();

function soldLines(menu: MenuBlob, { channel, scheme }: OrderContext, at: LocalTime): readonly PricedLine[] {
  const known = SOLD.get(menu.items) ?? new Map<string, readonly PricedLine[]>();
  SOLD.set(menu.items, known);
  const key = `${channel} ${at.dayOfWeek} ${at.seconds}`;
  const lines = known.get(key) ?? priceLines(menu, { scheme, channel, at });
  known.set(key, lines);
  return lines;
}

function priceLines(menu: MenuBlob, sale: SaleContext): readonly PricedLine[] {
  return menu.items
    .flatMap((item) => variantsOf(item, menu))
    .map(({ item, options }, number) =>
      priceLine(menu, { id: String(number), selection: { itemId: item.id, options, modifiers: [] } }, sale),
    )
    .filter(({ problems }) => problems.length === 0);
}

function guests(offers: readonly Offer[], { zone }: BruteBounds): readonly OrderContext[] {
  const limited = (part: 'orderTypes' | 'tenderTypes' | 'customerTypes' | 'customerGroups') =>
    offers.some(({ validity }) => validity[part].enabled);
  const orderTypes = limited('orderTypes') ? [null, 1, 2] : [null];
  const tenders = limited('tenderTypes') ? [[], [1], [2], [3]] : [[]];
  const types = limited('customerTypes') ? ([null, 'RESIDENTIAL', 'BUSINESS'] as const) : [null];
  const groups = limited('customerGroups') ? [[], ['club'], ['staff'], ['club', 'staff']] : [[]];
  const plain = { instant: 0, zone, scheme: 'dine-in', uses: {}, codes: [], chosen: [], cashierValues: {} };
  return (['POS', 'ONLINE'] as const).flatMap((channel) =>
    orderTypes.flatMap((orderType) =>
      tenders.flatMap((tenderTypes) =>
        types.flatMap((customerType) =>
          groups.map((customerGroups) => ({ ...plain, channel, orderType, tenderTypes, customerType, customerGroups })),
        ),
      ),
    ),
  );
}

/** The first hour of each kind: the lines that are sold, and the offers that are within their days and hours. */
function hoursThatDiffer(menu: MenuBlob, bounds: BruteBounds): readonly Hour[] {
  const everywhere = menu.offers.map((offer) => {
    const info: Offer['info'] = { ...offer.info, status: 'ACTIVE', channels: ['POS', 'ONLINE'] };
    return { ...offer, info };
  });
  const [guest] = guests([], bounds);
  const found = new Map<string, Hour>();
  for (const hour of everyHour(bounds)) {
    if (!guest) break;
    const sold = soldLines(menu, guest, hour.at).map(({ id }) => id);
    const times = everywhere.map((offer) => TIMES.includes(reasonNow(offer, guest, hour.clock)));
    const key = `${sold.join(' ')} ${times.join(' ')}`;
    if (!found.has(key)) found.set(key, hour);
  }
  return [...found.values()];
}

/** Offers that hold then, if their code is given. */
const HOLDING = ['HOLDS', 'CODE'];

const TIMES = ['HOUR', 'DATE', 'DAY'];

const HOURS = new WeakMap<BruteBounds, readonly Hour[]>();

interface Hour {
  readonly instant: number;
  readonly clock: Clock;
  readonly at: LocalTime;
}

function everyHour(bounds: BruteBounds): readonly Hour[] {
  const known = HOURS.get(bounds) ?? hoursOf(bounds);
  HOURS.set(bounds, known);
  return known;
}

function hoursOf({ from, hours, zone }: BruteBounds): readonly Hour[] {
  return Array.from({ length: hours }, (_, hour) => {
    const instant = from + hour * 3_600_000;
    const clock = clockOf({ instant, zone });
    return { instant, clock, at: { date: clock.today, dayOfWeek: weekday(clock.today), seconds: secondsOf(clock) } };
  });
}

function carts(lines: readonly PricedLine[], most: number): readonly (readonly PricedLine[])[] {
  if (most === 0) return [];
  return lines.flatMap((line, at) => [[line], ...carts(lines.slice(at), most - 1).map((cart) => [line, ...cart])]);
}

function subsets<One>(list: readonly One[], most: number): readonly (readonly One[])[] {
  const [first, ...rest] = list;
  if (first === undefined) return [[]];
  const without = subsets(rest, most);
  return [...without, ...(most > 0 ? subsets(rest, most - 1).map((subset) => [first, ...subset]) : [])];
}
