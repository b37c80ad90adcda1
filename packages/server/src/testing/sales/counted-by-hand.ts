import type { Ticket, TicketLine } from '@servery/domain';

/**
 * A second count of the sums of tickets, in plain loops and without anything of the sums that are kept: the figures of reports are compared
 * with it. Money in cents, quantities in thousandths.
 */

export type Sums = Record<string, number>;

/** The keys that a part of a ticket is counted under, and the sums that it adds there. */
export interface Fact {
  readonly under: Readonly<Record<string, string | number>>;
  readonly adds: Sums;
}

/** The parts of one ticket that a report counts. */
export type FactsOf = (ticket: Ticket, zone: string) => Fact[];

/** The sums of all facts with the same key, by the key as JSON; sums that come to nothing are left out. */
export function countBy(facts: readonly Fact[], by: readonly string[]): Map<string, Sums> {
  const counted = new Map<string, Sums>();
  for (const { under, adds } of facts) {
    const key = JSON.stringify(by.map((name) => under[name]));
    const sums = counted.get(key) ?? {};
    for (const [name, value] of Object.entries(adds)) sums[name] = (sums[name] ?? 0) + value;
    counted.set(key, sums);
  }
  for (const [key, sums] of counted) if (Object.values(sums).every((sum) => sum === 0)) counted.delete(key);
  return counted;
}

export const factsOf: Readonly<Record<string, FactsOf>> = {
  hours: (ticket, zone) => [{ under: underOf(ticket, zone), adds: wholeOf(ticket) }],
  servers: (ticket, zone) => {
    if (ticket.state === 'OPEN') return [];
    const { tickets = 0, guests = 0, gross = 0, discounts = 0, tips = 0, voids = 0, minutes = 0 } = wholeOf(ticket);
    const under = { ...underOf(ticket, zone), server: ticket.server === null ? '' : ticket.server.id };
    return [{ under, adds: { tickets, guests, gross, discounts, tips, voids, minutes } }];
  },
  items: itemFacts,
  modifiers: modifierFacts,
  offers: offerFacts,
  deliveries: deliveryFacts,
  times: timeFacts,
  taxes: taxFacts,
};

function underOf(ticket: Ticket, zone: string): Record<string, string | number> {
  const { businessDate, locationId, channel, orderType } = ticket;
  const isoWeekday = new Date(`${businessDate}T12:00:00Z`).getUTCDay() || 7;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' });
  const hour = Number(clock.format(new Date(ticket.opened)));
  return { date: businessDate, weekday: isoWeekday, location: locationId, hour, channel, orderType };
}

function wholeOf(ticket: Ticket): Sums {
  if (ticket.state === 'OPEN') return { open: 1 };
  let [gross, discounts, voids, lines, free] = [0, 0, 0, 0, 0];
  for (const line of ticket.lines) {
    if (ticket.state === 'VOIDED' || line.voided !== null) {
      voids += line.price;
      continue;
    }
    gross += line.price;
    lines += 1;
    if (line.price === 0) free += 1;
    for (const { amount } of line.discounts) discounts += amount;
  }
  if (ticket.state === 'VOIDED') return { voids, voided: 1 };
  for (const { amount } of ticket.discounts) discounts += amount;
  let [charges, tax, tips] = [0, 0, 0];
  for (const { amount } of ticket.charges) charges += amount;
  for (const { amount } of ticket.taxes) tax += amount;
  if (ticket.taxes.length === 0) tax = ticket.totals.tax;
  for (const { tip } of ticket.payments) tips += tip;
  const millis = ticket.closed === null ? 0 : Date.parse(ticket.closed) - Date.parse(ticket.opened);
  const minutes = Math.min(24 * 60, Math.max(0, Math.round(millis / 60_000)));
  return { tickets: 1, guests: ticket.guests, gross, discounts, charges, tax, tips, voids, minutes, lines, free };
}

function itemFacts(ticket: Ticket, zone: string): Fact[] {
  if (ticket.state === 'OPEN') return [];
  const facts: Fact[] = [];
  const add = (item: string, adds: Sums) => facts.push({ under: { ...underOf(ticket, zone), item }, adds });
  const sold: TicketLine[] = [];
  for (const line of ticket.lines)
    if (ticket.state === 'VOIDED' || line.voided !== null) add(line.item.id, { voids: line.price });
    else sold.push(line);
  if (ticket.state === 'VOIDED') return facts;
  let ofTicket = 0;
  for (const { amount } of ticket.discounts) ofTicket += amount;
  const own = sold.map((line) => line.discounts.reduce((sum, { amount }) => sum + amount, 0));
  const shares = sharedOut(
    ofTicket,
    sold.map((line, at) => line.price - (own[at] ?? 0)),
  );
  const seen = new Set<string>();
  for (const [at, line] of sold.entries()) {
    const discounts = (own[at] ?? 0) + (shares[at] ?? 0);
    const tickets = seen.has(line.item.id) ? 0 : 1;
    seen.add(line.item.id);
    add(line.item.id, { quantity: Math.round(line.quantity * 1_000), tickets, gross: line.price, discounts });
  }
  if (sold.length === 0 && ofTicket > 0) add('', { discounts: ofTicket });
  return facts;
}

/** Cent by cent: first the whole cents of each share, then a cent each to those that lack most of their exact share, the earlier first. */
function sharedOut(cents: number, prices: readonly number[]): number[] {
  const weights = prices.map((price) => Math.max(0, price));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map((_, at) => (at === 0 ? cents : 0));
  const shares = weights.map((weight) => Number((BigInt(cents) * BigInt(weight)) / BigInt(whole)));
  const lacks = weights.map((weight) => Number((BigInt(cents) * BigInt(weight)) % BigInt(whole)));
  let left = cents - shares.reduce((sum, share) => sum + share, 0);
  while (left > 0) {
    const at = lacks.indexOf(Math.max(...lacks));
    shares[at] = (shares[at] ?? 0) + 1;
    lacks[at] = -1;
    left -= 1;
  }
  return shares;
}

function modifierFacts(ticket: Ticket, zone: string): Fact[] {
  const facts: Fact[] = [];
  if (ticket.state !== 'CLOSED') return facts;
  for (const { item, quantity, modifiers, voided } of ticket.lines) {
    if (voided !== null) continue;
    for (const { id, amount, price } of modifiers) {
      if (amount === 'NONE') continue;
      const under = { ...underOf(ticket, zone), item: item.id, modifier: id };
      facts.push({ under, adds: { quantity: Math.round(quantity * 1_000), gross: Math.round(price * quantity) } });
    }
  }
  return facts;
}

function offerFacts(ticket: Ticket, zone: string): Fact[] {
  if (ticket.state !== 'CLOSED') return [];
  const given = new Map<string, number>();
  const all = [...ticket.discounts];
  for (const line of ticket.lines) if (line.voided === null) all.push(...line.discounts);
  for (const { offerId, amount } of all) given.set(offerId ?? '', (given.get(offerId ?? '') ?? 0) + amount);
  const facts: Fact[] = [];
  for (const [offer, discounts] of given)
    facts.push({ under: { ...underOf(ticket, zone), offer }, adds: { tickets: 1, discounts } });
  return facts;
}

/** One for each tax of the ticket, by its id or else its name; of a total without taxes it is one without a name. */
function taxFacts(ticket: Ticket, zone: string): Fact[] {
  if (ticket.state !== 'CLOSED') return [];
  const collected = new Map<string, { tax: number; taxable: number; stated: number }>();
  const add = (key: string, amount: number, taxable: number | undefined) => {
    const sums = collected.get(key) ?? { tax: 0, taxable: 0, stated: 0 };
    sums.tax += amount;
    if (taxable !== undefined) {
      sums.taxable += taxable;
      sums.stated += amount;
    }
    collected.set(key, sums);
  };
  for (const { taxId, name, amount, taxable } of ticket.taxes) add(taxId === undefined ? name : taxId, amount, taxable);
  if (ticket.taxes.length === 0 && ticket.totals.tax !== 0) add('', ticket.totals.tax, undefined);
  const facts: Fact[] = [];
  for (const [tax, sums] of collected)
    facts.push({ under: { ...underOf(ticket, zone), tax }, adds: { tickets: 1, ...sums } });
  return facts;
}

function underOfDelivery(ticket: Ticket, zone: string): Record<string, string | number> {
  const { delivery } = ticket;
  const driver = delivery?.driver ?? null;
  const partner = driver === null ? (delivery?.partner ?? '') : '';
  return { ...underOf(ticket, zone), zone: delivery?.zone ?? '', driver: driver?.id ?? '', partner };
}

function deliveryFacts(ticket: Ticket, zone: string): Fact[] {
  const { delivery, state } = ticket;
  if (state !== 'CLOSED' || delivery === null) return [];
  const minutes = minutesOf(ticket);
  const { promised, delivered, driver } = delivery;
  const isJudged = minutes !== undefined && promised !== null && delivered !== null;
  let tips = 0;
  for (const { tip } of ticket.payments) tips += tip;
  const adds = {
    deliveries: 1,
    promised: isJudged ? 1 : 0,
    late: isJudged && delivered > promised ? 1 : 0,
    unclear: minutes === undefined ? 1 : 0,
    driven: driver === null ? 0 : 1,
    tipped: driver === null ? 0 : tips,
  };
  return [{ under: underOfDelivery(ticket, zone), adds }];
}

function timeFacts(ticket: Ticket, zone: string): Fact[] {
  const facts: Fact[] = [];
  if (ticket.state !== 'CLOSED') return facts;
  for (const [time, minute] of Object.entries(minutesOf(ticket) ?? {}))
    facts.push({ under: { ...underOfDelivery(ticket, zone), time, minute }, adds: { deliveries: 1 } });
  return facts;
}

/** Whole minutes of each time of a delivery that is known; undefined where its instants do not follow each other within twelve hours. */
export function minutesOf({ opened, delivery }: Ticket): Record<string, number> | undefined {
  if (delivery === null) return undefined;
  const { promised, made = null, out, delivered } = delivery;
  const steps = [opened, made, out, delivered].filter((at) => at !== null);
  for (const [at, step] of steps.entries()) if (step < (steps[at - 1] ?? step)) return undefined;
  if (promised !== null && promised < opened) return undefined;
  const apart = (from: string, to: string) => Date.parse(to) - Date.parse(from);
  const longest = 12 * 3_600_000;
  if (apart(opened, steps.at(-1) ?? opened) > longest || apart(opened, promised ?? opened) > longest) return undefined;
  const minutes: Record<string, number> = {};
  const note = (name: string, from: string | null, to: string | null) => {
    if (from !== null && to !== null) minutes[name] = Math.round(apart(from, to) / 60_000);
  };
  note('make', opened, made);
  note('wait', made, out);
  note('drive', out, delivered);
  note('door', opened, delivered);
  note('promise', opened, promised);
  return minutes;
}
