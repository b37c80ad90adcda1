import {
  type Channel,
  DELIVERY,
  type ItemTax,
  isOut,
  itemsOut,
  itemTaxes,
  localTimeIn,
  type MenuBlob,
  PICK_UP,
  type StockEntry,
  schemeOfOrder,
  type Ticket,
  type TicketLine,
  taxOn,
  taxRateOf,
  usualItemPrice,
} from '@servery/domain';
import { orderedModifiers } from './ordered-modifiers.ts';
import { orderedVariant, type SoldItem } from './ordered-variant.ts';
import { type Random, randomOf } from './random-of.ts';
import { type DeliveringStore, simulatedDelivery } from './simulated-delivery.ts';

/** A store that sells from the documents published to it. */
export interface SellingStore {
  readonly locationId: string;
  readonly timezone: string;
  readonly menu: MenuBlob;
  /** Of the published menu; null: of none that is kept. */
  readonly menuHash: string | null;
  /** The things that its terminals hold as out or counted down. */
  readonly outOfStock: readonly StockEntry[];
  /** The people who serve; without them tickets name nobody. */
  readonly servers?: readonly { readonly id: string; readonly name: string }[];
  /** A price that was typed wrong in the menu that it runs. */
  readonly mistake?: { readonly itemId: string; readonly cents: number } | undefined;
  /** Where it delivers to, and its drivers; without it nothing is delivered. */
  readonly delivery?: DeliveringStore | undefined;
}

export interface SimulatedSale {
  readonly store: SellingStore;
  /** Counts up. */
  readonly number: number;
  /** Epoch milliseconds. */
  readonly opened: number;
  readonly random: Random;
}

const minuteMillis = 60_000;
const hourMillis = 3_600_000;
/** The last guests of a night belong to the day before. */
const lastGuestsHours = 4;
const brands = ['Visa', 'Mastercard', 'Amex', 'Discover'];
/** Dine in, to go and pick up, as often as stores have them. */
const orderTypes = [1, 1, 1, 2, 2, PICK_UP];
/** Of a store that delivers. */
const withDelivery = [...orderTypes, DELIVERY, DELIVERY, DELIVERY];

/** A ticket as a point of sale would report it: items of the menu at their prices, in sizes and with modifiers that guests choose, its taxes, and how it was paid. */
export function simulatedTicket({ store, number, opened, random }: SimulatedSale): Ticket {
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[random(values.length)];
  const { timezone, delivery: delivering } = store;
  const orderType = pick(delivering ? withDelivery : orderTypes) ?? 1;
  const isDriven = orderType === DELIVERY && delivering !== undefined;
  const driven = isDriven ? simulatedDelivery({ store: delivering, timezone, opened, random }) : undefined;
  const channel = orderType === PICK_UP || (driven && random(5) < 3) ? 'ONLINE' : 'POS';
  const scheme = schemeOfOrder(store.menu, { channel, orderType })?.id ?? '';
  const id = `${store.locationId}-${opened}-${number}`.slice(-64);
  const lines = linesOf(store, { random, count: 1 + random(4), scheme, channel, choosing: randomOf(id) });
  const taxes = taxesOf(store.menu, lines, orderType);
  const subtotal = sumOf(lines.map(({ price }) => price));
  const tax = sumOf(taxes.map(({ amount }) => amount));
  const fee = driven?.fee ?? 0;
  const total = subtotal + fee + tax;
  const isCard = random(10) < 7;
  // A service keeps the tips of its drivers.
  const isTipped = isCard && driven?.delivery.driver !== null;
  const tip = isTipped ? taxOn(subtotal, String(15 + random(8))) : 0;
  const card = isCard ? { brand: pick(brands) ?? '', lastFour: String(1000 + random(9000)) } : null;
  const closed = new Date(opened + (10 + random(50)) * minuteMillis).toISOString();
  return {
    id,
    revision: 1,
    locationId: store.locationId,
    number: String(number),
    state: 'CLOSED',
    businessDate: localTimeIn(opened - lastGuestsHours * hourMillis, store.timezone).date,
    opened: new Date(opened).toISOString(),
    closed: lastOf(driven?.delivery) ?? closed,
    orderType,
    channel,
    station: 'Register 1',
    server: pick(store.servers ?? []) ?? null,
    table: orderType === 1 ? String(1 + random(20)) : null,
    guests: 1 + random(4),
    customer: null,
    lines,
    charges: driven ? [{ name: 'Delivery fee', amount: fee }] : [],
    discounts: [],
    taxes,
    payments: [{ tender: isCard ? 'Card' : 'Cash', amount: total, tip, card }],
    totals: { subtotal, discounts: 0, charges: fee, tax, total, tips: tip },
    delivery: driven?.delivery ?? null,
    menuHash: store.menuHash,
    settingsHash: null,
  };
}

/** It is closed at the door. */
function lastOf(delivery: Ticket['delivery'] | undefined): string | undefined {
  return [delivery?.out, delivery?.delivered]
    .filter((at) => typeof at === 'string')
    .toSorted()
    .at(-1);
}

interface Lines {
  readonly random: Random;
  readonly count: number;
  /** The pricing scheme that the order pays. */
  readonly scheme: string;
  readonly channel: Channel;
  /** Of the modifiers: with or without them a ticket has the same items. */
  readonly choosing: Random;
}

function linesOf({ menu, outOfStock, mistake }: SellingStore, lines: Lines): TicketLine[] {
  const { random, count, scheme, channel, choosing } = lines;
  const now = Date.now();
  const entries = outOfStock.filter((entry) => isOut(entry, now));
  const out = itemsOut(menu, entries);
  const modifiersOut = new Set(entries.filter(({ kind }) => kind === 'MODIFIER').map(({ id }) => id));
  const sold = pricesOf(menu, scheme).filter(({ item }) => !out.has(item.id));
  const kinds = Math.max(1, sold.length);
  return Array.from({ length: count }).flatMap((_, at) => {
    // Those in front are sold more often.
    const one = sold[Math.floor((random(kinds) * random(kinds)) / kinds)];
    if (one === undefined) return [];
    const quantity = random(10) < 9 ? 1 : 2;
    const { item } = one;
    const { variant, cents } = orderedVariant({ menu, sold: one, scheme, channel }, choosing);
    const modifiers = orderedModifiers({ menu, variant, cents, scheme, channel, out: modifiersOut }, choosing);
    const unit = (mistake?.itemId === item.id ? mistake.cents : cents) + sumOf(modifiers.map(({ price }) => price));
    return [
      {
        id: String(at + 1),
        item: { id: item.id, name: item.info.name },
        options: variant.chosen.map(({ option: { id, name } }) => ({ id, name })),
        quantity,
        modifiers,
        schemeId: scheme,
        price: unit * quantity,
        discounts: [],
        voided: null,
      },
    ];
  });
}

/** The items that a menu sells in a scheme, with their prices: computed once, since a menu does not change under a ticket. */
function pricesOf(menu: MenuBlob, scheme: string): readonly SoldItem[] {
  const byScheme = prices.get(menu) ?? new Map<string, readonly SoldItem[]>();
  prices.set(menu, byScheme);
  const known = byScheme.get(scheme);
  if (known !== undefined) return known;
  const sold = menu.items.flatMap((item) => {
    const cents = usualItemPrice(menu, item, scheme) ?? 0;
    return item.info.status !== 'ACTIVE' || cents === 0 ? [] : [{ item, cents }];
  });
  byScheme.set(scheme, sold);
  return sold;
}

const prices = new WeakMap<MenuBlob, Map<string, readonly SoldItem[]>>();
const structures = new WeakMap<MenuBlob, ReadonlyMap<string, ItemTax['structureId']>>();

/** Each tax once, of everything that it is on together. */
function taxesOf(menu: MenuBlob, lines: readonly TicketLine[], orderType: number): Ticket['taxes'] {
  const structureOf = structuresOf(menu);
  return menu.taxStructures.flatMap((structure) => {
    const taxed = lines.filter(({ item }) => structureOf.get(item.id) === structure.id);
    const taxable = sumOf(taxed.map(({ price }) => price));
    const amount = taxOn(taxable, taxRateOf(structure, orderType));
    return taxed.length === 0 ? [] : [{ taxId: structure.id, name: structure.name, amount, taxable }];
  });
}

function structuresOf(menu: MenuBlob): ReadonlyMap<string, ItemTax['structureId']> {
  const known = structures.get(menu);
  if (known !== undefined) return known;
  const read = new Map(itemTaxes(menu).map(({ item, structureId }) => [item.id, structureId] as const));
  structures.set(menu, read);
  return read;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
