import type { Ticket, TicketLine } from '@servery/domain';
import { randomFrom } from '../overrides/menu-generator.ts';

/**
 * Tickets with the shape of a year of one pizza place (21,350 orders, 48,620 lines; a public data set): how many lines they have, at
 * which hours they are opened, how often each item is sold. Shares are of a thousand. The same seed makes the same tickets.
 */
const linesShares: readonly Share<number>[] = [
  [1, 384],
  [2, 290],
  [3, 156],
  [4, 135],
  [7, 20],
  [12, 15],
];
const hourShares: readonly Share<number>[] = [58, 118, 115, 69, 69, 90, 109, 112, 94, 77, 56, 33].map((share, at) => [
  at + 11,
  share,
]);
/** From the item that is sold most to the one that is sold least. */
const itemShares = [
  50, 49, 49, 49, 48, 47, 39, 39, 39, 38, 38, 37, 31, 30, 30, 29, 29, 29, 29, 29, 28, 28, 20, 20, 20, 20, 20, 20, 19,
  19, 19, 10,
];

type Share<Value> = readonly [value: Value, share: number];

const kinds = ['Garden', 'Smoked', 'Crispy', 'Harvest', 'Classic', 'Spicy', 'Roasted', 'Golden'];
const dishes = ['Flatbread', 'Calamari', 'Burger', 'Chowder'];
const items: readonly Share<Sold>[] = itemShares.map((share, at) => {
  const name = `${kinds[at % kinds.length]} ${dishes[Math.floor(at / kinds.length)]}`;
  return [{ id: `item_${at}`, name, cents: 900 + ((at * 137) % 1_400) }, share];
});

interface Sold {
  readonly id: string;
  readonly name: string;
  readonly cents: number;
}

/** Sold in the first week only: a word that many tickets have, and no new one. */
const seasonal: Sold = { id: 'item_seasonal', name: 'Pumpkin Pie', cents: 700 };
const seasonDays = 7;

const firstNames = [
  'Nora',
  'Eli',
  'June',
  'Theo',
  'Mara',
  'Otis',
  'Iris',
  'Hugo',
  'Vera',
  'Noel',
  'Ada',
  'Milo',
  'Zoe',
];
const lastNames = [
  'Quist',
  'Marsh',
  'Okafor',
  'Brandt',
  'Alvarez',
  'Nguyen',
  'Petrov',
  'Sato',
  'Haas',
  'Duarte',
  'Kim',
];
const brands = ['Visa', 'Mastercard', 'Amex', 'Discover'];
const serversPerLocation = 8;
const guestsOfAll = 60_000;

export interface Period {
  /** `2026-10-30`; days follow each other. */
  readonly days: readonly string[];
  readonly perLocation: number;
}

/** @param location counted from 0 */
export function ticketsOf(location: number, { days, perLocation }: Period): readonly Ticket[] {
  const random = randomFrom(location + 1);
  const below = (count: number): number => random() % count;
  return Array.from({ length: perLocation }, (_, at) => {
    const day = Math.floor((at * days.length) / perLocation);
    return ticketOf({ location, at, date: days[day] ?? '', isSeason: day < seasonDays }, below);
  });
}

interface Place {
  readonly location: number;
  readonly at: number;
  readonly date: string;
  readonly isSeason: boolean;
}

type Below = (count: number) => number;

function ticketOf({ location, at, date, isSeason }: Place, below: Below): Ticket {
  const lines = Array.from({ length: drawn(linesShares, below) }, (_, line) =>
    lineOf(line, isSeason && below(100) < 3 ? seasonal : drawn(items, below), below),
  );
  const subtotal = lines.reduce((sum, { price }) => sum + price, 0);
  const tax = Math.round((subtotal * 9) / 100);
  const tip = below(10) < 7 ? Math.round((subtotal * (15 + below(8))) / 100) : 0;
  const moment = `${date}T${drawn(hourShares, below)}:${digits(below(60))}:${digits(below(60))}`;
  const server = location * serversPerLocation + below(serversPerLocation);
  const card = below(10) < 7 ? { brand: brands[below(4)] ?? '', lastFour: String(1_000 + below(9_000)) } : null;
  return {
    id: `t-${at}`,
    revision: 1,
    locationId: locationId(location),
    number: String(1 + below(9_999)),
    state: 'CLOSED',
    businessDate: date,
    opened: `${moment}.000Z`,
    closed: `${moment}.999Z`,
    orderType: 1,
    channel: 'POS',
    station: `Register ${1 + below(3)}`,
    server: { id: `usr-${server}`, name: personName(server) },
    table: below(2) === 0 ? String(1 + below(30)) : null,
    guests: 1 + below(4),
    customer: below(4) === 0 ? guestOf(below(guestsOfAll)) : null,
    lines,
    charges: [],
    discounts: [],
    taxes: [{ name: 'Sales tax', amount: tax }],
    payments: [{ tender: card === null ? 'Cash' : 'Card', amount: subtotal + tax, tip, card }],
    totals: { subtotal, discounts: 0, charges: 0, tax, total: subtotal + tax, tips: tip },
    delivery: null,
    menuHash: null,
    settingsHash: null,
  };
}

export function locationId(location: number): string {
  return `store-${location + 1}`;
}

function lineOf(at: number, { id, name, cents }: Sold, below: Below): TicketLine {
  const quantity = below(50) === 0 ? 2 : 1;
  const size = ['Small', 'Medium', 'Large'][below(3)] ?? '';
  return {
    id: String(at + 1),
    item: { id, name },
    options: [{ id: size, name: size }],
    quantity,
    modifiers: [],
    schemeId: null,
    price: cents * quantity,
    discounts: [],
    voided: null,
  };
}

/** A guest's names are shared by many, their phone is their own. */
function guestOf(guest: number): NonNullable<Ticket['customer']> {
  const phone = `(312) 555-${String(guest).padStart(5, '0')}`;
  return {
    name: personName(guest),
    phone,
    email: `guest${guest}@guests.example`,
    address: `${1 + (guest % 900)} Pier`,
  };
}

function personName(person: number): string {
  const first = firstNames[person % firstNames.length];
  return `${first} ${lastNames[Math.floor(person / firstNames.length) % lastNames.length]}`;
}

function drawn<Value>(shares: readonly Share<Value>[], below: Below): Value {
  const [first] = shares;
  if (first === undefined) throw new Error('Nothing to draw from');
  let rest = below(shares.reduce((sum, [, share]) => sum + share, 0));
  for (const [value, share] of shares) {
    rest -= share;
    if (rest < 0) return value;
  }
  return first[0];
}

function digits(value: number): string {
  return String(value).padStart(2, '0');
}
