import { harborMenu, harborSales } from '@servery/demo';
import {
  createReplay,
  createTaxReplay,
  daysAfter,
  type LocalTime,
  localTimeIn,
  type MenuBlob,
  menuBlobSchema,
  soldLine,
  type Ticket,
} from '@servery/domain';
import { report } from '../measuring/figures.ts';

/** A million tickets within 20 s, in this process. */
const limitMillis = 20_000;
const million = 1_000_000;
const stores = ['pier-39', 'embarcadero', 'jack-london', 'navy-pier', 'seaport', 'inner-harbor'];
const timezone = 'America/Los_Angeles';
const days = Number(process.argv[2] ?? 500);
const today = '2026-11-28';
/** Lines of a quarter of an hour are judged by its first second, as the server does. */
const momentSeconds = 900;

const before = menuBlobSchema.parse(harborMenu());
const after = dearer(before);

/** Every price ends in other cents, so that each line differs. */
function dearer(menu: MenuBlob): MenuBlob {
  const items = menu.items.map((item) => ({
    ...item,
    pricing: item.pricing.map((entry) => ({
      ...entry,
      itemBased: {
        ...entry.itemBased,
        prices: entry.itemBased.prices.map((one) => ({ ...one, price: one.price.replace(/\d$/, '5') })),
      },
    })),
  }));
  return { ...menu, items };
}

function ticketsOf(locationId: string): Ticket[] {
  const store = { locationId, timezone, menu: before, menuHash: null, outOfStock: [] };
  return Array.from({ length: days }, (_, at) => daysAfter(today, -at - 1)).flatMap((date) => [
    ...harborSales(store, { date, today }),
  ]);
}

function momentOf({ opened }: Ticket): LocalTime {
  const at = localTimeIn(Date.parse(opened), timezone);
  return { ...at, seconds: at.seconds - (at.seconds % momentSeconds) };
}

interface Measured {
  readonly millis: number;
  readonly lines: number;
  readonly difference: number;
}

/** Prices and taxes. @param replayOf the one for all tickets, or a new one for each of them */
function measure(tickets: readonly Ticket[], replayOf: () => ReturnType<typeof createReplay>): Measured {
  const taxesOf = createTaxReplay(before, after);
  const begun = performance.now();
  let [lines, difference] = [0, 0];
  for (const ticket of tickets) {
    const replay = replayOf();
    const at = momentOf(ticket);
    const priced = ticket.lines.map((line) => ({ line, ...replay(soldLine(ticket, line, at)) }));
    for (const { before: was, after: is } of priced) difference += (is ?? 0) - (was ?? 0);
    const taxes = taxesOf(ticket, priced);
    for (const { cents } of taxes.after) difference += cents;
    for (const { cents } of taxes.before) difference -= cents;
    lines += priced.length;
  }
  return { millis: performance.now() - begun, lines, difference };
}

const tickets = stores.flatMap(ticketsOf);
const shared = createReplay(before, after);
const together = measure(tickets, () => shared);
const sample = tickets.slice(0, 20_000);
const each = measure(sample, () => createReplay(before, after));
const again = measure(sample, () => shared);
const perMillion = (together.millis * million) / tickets.length;
const ratio = each.millis / sample.length / (together.millis / tickets.length);
console.log(
  `${tickets.length.toLocaleString('en-US')} tickets with ${together.lines.toLocaleString('en-US')} lines in ${Math.round(together.millis)} ms`,
);
report({
  name: 'a million tickets priced and taxed twice',
  value: perMillion,
  unit: 'ms',
  limit: limitMillis,
  peer: { name: 'each ticket apart', value: perMillion * ratio },
});
if (each.difference !== again.difference) throw new Error('Priced apart, the same tickets come to another sum.');
