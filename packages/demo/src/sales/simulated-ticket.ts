import {
  type ItemTax,
  isOut,
  itemsOut,
  itemTaxes,
  localTimeIn,
  type MenuBlob,
  type StockEntry,
  type Ticket,
  type TicketLine,
  taxOn,
  taxRateOf,
  usualItemPrice,
} from '@servery/domain';
import type { Random } from './random-of.ts';

/** A store that sells from what is published to it. */
export interface SellingStore {
  readonly locationId: string;
  readonly timezone: string;
  readonly menu: MenuBlob;
  /** Of the published menu; null: of none that is kept. */
  readonly menuHash: string | null;
  /** What its terminals hold as out or counted down. */
  readonly outOfStock: readonly StockEntry[];
  /** The people who serve; without them four of no store. */
  readonly servers?: readonly { readonly id: string; readonly name: string }[];
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
const servers = ['Nora Quist', 'Eli Marsh', 'June Okafor', 'Theo Brandt'].map((name, at) => ({
  id: `usr-${at}`,
  name,
}));
const brands = ['Visa', 'Mastercard', 'Amex', 'Discover'];
/** Dine in, to go and pick up, as often as stores have them. */
const orderTypes = [1, 1, 1, 2, 2, 9];
const pickUp = 9;

/** A ticket as a point of sale would report it: items of the menu at their usual prices, its taxes, and how it was paid. */
export function simulatedTicket({ store, number, opened, random }: SimulatedSale): Ticket {
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[random(values.length)];
  const orderType = pick(orderTypes) ?? 1;
  const lines = linesOf(store, { random, count: 1 + random(4) });
  const taxes = taxesOf(store.menu, lines, orderType);
  const subtotal = sumOf(lines.map(({ price }) => price));
  const tax = sumOf(taxes.map(({ amount }) => amount));
  const total = subtotal + tax;
  const isCard = random(10) < 7;
  const tip = isCard ? taxOn(subtotal, String(15 + random(8))) : 0;
  const card = isCard ? { brand: pick(brands) ?? '', lastFour: String(1000 + random(9000)) } : null;
  return {
    id: `${store.locationId}-${opened}-${number}`.slice(-64),
    revision: 1,
    locationId: store.locationId,
    number: String(number),
    state: 'CLOSED',
    businessDate: localTimeIn(opened - lastGuestsHours * hourMillis, store.timezone).date,
    opened: new Date(opened).toISOString(),
    closed: new Date(opened + (10 + random(50)) * minuteMillis).toISOString(),
    orderType,
    channel: orderType === pickUp ? 'ONLINE' : 'POS',
    station: 'Register 1',
    server: pick(store.servers ?? servers) ?? null,
    table: orderType === 1 ? String(1 + random(20)) : null,
    guests: 1 + random(4),
    customer: null,
    lines,
    charges: [],
    discounts: [],
    taxes,
    payments: [{ tender: isCard ? 'Card' : 'Cash', amount: total, tip, card }],
    totals: { subtotal, discounts: 0, charges: 0, tax, total, tips: tip },
    delivery: null,
    menuHash: store.menuHash,
    settingsHash: null,
  };
}

interface Lines {
  readonly random: Random;
  readonly count: number;
}

function linesOf({ menu, outOfStock }: SellingStore, { random, count }: Lines): TicketLine[] {
  const now = Date.now();
  const out = itemsOut(
    menu,
    outOfStock.filter((entry) => isOut(entry, now)),
  );
  const sold = pricesOf(menu).filter(({ id }) => !out.has(id));
  const kinds = Math.max(1, sold.length);
  return Array.from({ length: count }).flatMap((_, at) => {
    // Those in front are sold more often.
    const one = sold[Math.floor((random(kinds) * random(kinds)) / kinds)];
    if (one === undefined) return [];
    const quantity = random(10) < 9 ? 1 : 2;
    return [
      {
        id: String(at + 1),
        item: { id: one.id, name: one.name },
        options: [],
        quantity,
        modifiers: [],
        schemeId: null,
        price: one.cents * quantity,
        discounts: [],
        voided: null,
      },
    ];
  });
}

interface SoldItem {
  readonly id: string;
  readonly name: string;
  readonly cents: number;
}

/** What a menu sells at which price: computed once, since a menu does not change under a ticket. */
function pricesOf(menu: MenuBlob): readonly SoldItem[] {
  const known = prices.get(menu);
  if (known !== undefined) return known;
  const sold = menu.items.flatMap((item) => {
    const cents = usualItemPrice(menu, item) ?? 0;
    return item.info.status !== 'ACTIVE' || cents === 0 ? [] : [{ id: item.id, name: item.info.name, cents }];
  });
  prices.set(menu, sold);
  return sold;
}

const prices = new WeakMap<MenuBlob, readonly SoldItem[]>();
const structures = new WeakMap<MenuBlob, ReadonlyMap<string, ItemTax['structureId']>>();

/** Each tax once, of everything that it is on together. */
function taxesOf(menu: MenuBlob, lines: readonly TicketLine[], orderType: number): Ticket['taxes'] {
  const structureOf = structuresOf(menu);
  return menu.taxStructures.flatMap((structure) => {
    const taxed = lines.filter(({ item }) => structureOf.get(item.id) === structure.id);
    const amount = taxOn(sumOf(taxed.map(({ price }) => price)), taxRateOf(structure, orderType));
    return taxed.length === 0 ? [] : [{ name: structure.name, amount }];
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
