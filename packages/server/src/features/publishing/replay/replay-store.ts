import { lostShown, type Replay } from '@servery/contract';
import {
  type ChangedRate,
  changedRates,
  createReplay,
  createTaxReplay,
  type LocalTime,
  localTimeIn,
  type MenuBlob,
  type Offer,
  type OrderTax,
  type ReplayedPrices,
  type SoldLine,
  soldLine,
  type Ticket,
  type TicketLine,
} from '@servery/domain';

type ReplayedStore = Replay['stores'][number];
type ReplayedItem = Replay['items'][number];
type ReplayedRate = Replay['rates'][number];

/** The sums of a replay of some stores; `addTicket` adds to them. */
export interface ReplaySums {
  readonly items: Map<string, ReplayedItem>;
  readonly hours: number[];
  readonly lost: Replay['lost'];
  readonly offers: Map<string, { name: string; uses: number }>;
  readonly taxes: Map<string, Replay['taxes'][number]>;
  readonly rates: Map<string, ReplayedRate>;
  readonly requirements: Map<string, Replay['requirements'][number]>;
}

export function emptySums(): ReplaySums {
  return {
    items: new Map(),
    hours: Array.from({ length: 24 }, () => 0),
    lost: [],
    offers: new Map(),
    taxes: new Map(),
    rates: new Map(),
    requirements: new Map(),
  };
}

interface Menus {
  readonly before: MenuBlob;
  readonly after: MenuBlob;
}

interface StorePlace {
  readonly locationId: string;
  /** IANA */
  readonly timezone: string;
}

const hourSeconds = 3_600;
/** Lines of so many seconds are judged by the first of them, so that equal ones are priced once. */
const momentSeconds = 900;

/** Adds the tickets of one store to the sums. Open and voided tickets, and voided lines, are left out. */
export function createStoreReplay(menus: Menus, { locationId, timezone }: StorePlace, sums: ReplaySums) {
  const replay = createReplay(menus.before, menus.after);
  const taxesOf = createTaxReplay(menus.before, menus.after);
  const gone = offersThatGo(menus);
  const rates = ratesByOrderType(menus);
  const questions = new Map(menus.after.requirements.map(({ id, name }) => [id, name]));
  const store: ReplayedStore = {
    locationId,
    tickets: 0,
    changed: 0,
    before: 0,
    difference: 0,
    lost: 0,
    lostSales: 0,
    otherPrice: 0,
    notSold: 0,
    tax: 0,
    taxDifference: 0,
    otherTax: 0,
  };
  /** @returns the prices that the menus give it, and null for the later one where it cannot be rung up any more */
  const addLine = (ticket: Ticket, line: TicketLine, at: LocalTime): ReplayedPrices => {
    const sold = soldLine(ticket, line, at);
    const { before, after, unitBefore, unitAfter, lost, asked } = replay(sold);
    if (before === null) {
      store.notSold += 1;
      return { line, before, after };
    }
    store.before += before;
    if (before !== line.price) store.otherPrice += 1;
    for (const id of asked) addRequirement(sums.requirements, { id, name: questions.get(id) ?? id });
    if (lost !== null || after === null) {
      store.lost += 1;
      store.lostSales += before;
      const { id: ticketId, number, opened } = ticket;
      if (sums.lost.length < lostShown && lost !== null)
        sums.lost.push({ locationId, ticketId, number, opened, item: line.item.name, reason: lost.message });
      return { line, before, after: null };
    }
    store.difference += after - before;
    if (after !== before) addItem(sums.items, { line, sold, unitBefore, unitAfter, difference: after - before });
    const rate = rates(ticket.orderType).get(line.item.id);
    if (rate !== undefined) addRate(sums.rates, { line, thousandths: sold.thousandths, rate });
    return { line, before, after };
  };
  /** @returns by how much its tax differs */
  const addTaxes = (ticket: Ticket, prices: readonly ReplayedPrices[]): number => {
    const { before, after, atRungUpPrices } = taxesOf(ticket, prices);
    for (const one of before) addTax(sums.taxes, one, 'before');
    for (const one of after) addTax(sums.taxes, one, 'after');
    const [was, is] = [before, after].map((taxes) => taxes.reduce((sum, { cents }) => sum + cents, 0));
    const difference = (is ?? 0) - (was ?? 0);
    store.tax += was ?? 0;
    store.taxDifference += difference;
    if (atRungUpPrices !== null && atRungUpPrices !== ticket.totals.tax) store.otherTax += 1;
    return difference;
  };
  const addTicket = (ticket: Ticket): void => {
    if (ticket.state !== 'CLOSED') return;
    store.tickets += 1;
    const at = momentOf(ticket, timezone);
    const prices = ticket.lines.filter(({ voided }) => voided === null).map((line) => addLine(ticket, line, at));
    const taxDifference = addTaxes(ticket, prices);
    const differences = prices.map(({ before, after }) =>
      before === null ? 0 : after === null ? null : after - before,
    );
    const difference = differences.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    if (taxDifference !== 0 || differences.some((one) => one !== 0)) store.changed += 1;
    const hour = Math.floor(at.seconds / hourSeconds);
    sums.hours[hour] = (sums.hours[hour] ?? 0) + difference;
    for (const { offerId } of [...ticket.lines.flatMap(({ discounts }) => discounts), ...ticket.discounts]) {
      const name = gone.get(offerId ?? '');
      if (name !== undefined) sums.offers.set(name, { name, uses: (sums.offers.get(name)?.uses ?? 0) + 1 });
    }
  };
  return { store, addTicket };
}

function momentOf({ opened }: Ticket, timezone: string): LocalTime {
  const at = localTimeIn(Date.parse(opened), timezone);
  return { ...at, seconds: at.seconds - (at.seconds % momentSeconds) };
}

interface ChangedLine {
  readonly line: TicketLine;
  readonly sold: SoldLine;
  readonly unitBefore: number | null;
  readonly unitAfter: number | null;
  readonly difference: number;
}

function addItem(
  items: Map<string, ReplayedItem>,
  { line, sold, unitBefore, unitAfter, difference }: ChangedLine,
): void {
  const key = JSON.stringify([sold.itemId, sold.optionIds]);
  const known = items.get(key);
  const isSame = known === undefined || (known.unitBefore === unitBefore && known.unitAfter === unitAfter);
  items.set(key, {
    key,
    name: line.item.name,
    variant: line.options.map(({ name }) => name).join(' '),
    thousandths: (known?.thousandths ?? 0) + sold.thousandths,
    unitBefore: isSame ? unitBefore : null,
    unitAfter: isSame ? unitAfter : null,
    difference: (known?.difference ?? 0) + difference,
  });
}

function addTax(taxes: ReplaySums['taxes'], { structure, cents }: OrderTax, by: 'before' | 'after'): void {
  const { id, name } = structure;
  const known = taxes.get(id) ?? { id, name, before: 0, after: 0 };
  taxes.set(id, { ...known, [by]: known[by] + cents });
}

interface TaxedOtherwise {
  readonly line: TicketLine;
  readonly thousandths: number;
  readonly rate: ChangedRate;
}

function addRate(rates: ReplaySums['rates'], { line, thousandths, rate }: TaxedOtherwise): void {
  const known = rates.get(line.item.id);
  rates.set(line.item.id, {
    key: line.item.id,
    name: line.item.name,
    thousandths: (known?.thousandths ?? 0) + thousandths,
    before: known === undefined || known.before === rate.before ? rate.before : null,
    after: known === undefined || known.after === rate.after ? rate.after : null,
  });
}

function addRequirement(requirements: ReplaySums['requirements'], { id, name }: Record<'id' | 'name', string>): void {
  requirements.set(id, { id, name, lines: (requirements.get(id)?.lines ?? 0) + 1 });
}

/** The changed tax rates of items, worked out once for each order type. */
function ratesByOrderType({ before, after }: Menus) {
  const known = new Map<number, ReadonlyMap<string, ChangedRate>>();
  return (orderType: number): ReadonlyMap<string, ChangedRate> => {
    const found = known.get(orderType) ?? changedRates(before, after, orderType);
    known.set(orderType, found);
    return found;
  };
}

/** Names by id of the offers that run and that the menu that comes does not have, or has switched off. */
function offersThatGo({ before, after }: Menus): ReadonlyMap<string, string> {
  const stays = new Set(after.offers.filter(isOn).map(({ id }) => id));
  const runs = before.offers.filter((offer) => isOn(offer) && !stays.has(offer.id));
  return new Map(runs.map(({ id, info }) => [id, info.name]));
}

function isOn({ info }: Offer): boolean {
  return info.status === 'ACTIVE';
}
