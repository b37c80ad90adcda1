import { lostShown, type Replay } from '@servery/contract';
import {
  createReplay,
  type LocalTime,
  localTimeIn,
  type MenuBlob,
  type Offer,
  type SoldLine,
  soldLine,
  type Ticket,
  type TicketLine,
} from '@servery/domain';

type ReplayedStore = Replay['stores'][number];
type ReplayedItem = Replay['items'][number];

/** What a replay of some stores comes to; `addTicket` adds to it. */
export interface ReplaySums {
  readonly items: Map<string, ReplayedItem>;
  readonly hours: number[];
  readonly lost: Replay['lost'];
  readonly offers: Map<string, { name: string; uses: number }>;
}

export function emptySums(): ReplaySums {
  return { items: new Map(), hours: Array.from({ length: 24 }, () => 0), lost: [], offers: new Map() };
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
  const gone = offersThatGo(menus);
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
  };
  const addLine = (ticket: Ticket, line: TicketLine, at: LocalTime): number | null => {
    const sold = soldLine(ticket, line, at);
    const { before, after, unitBefore, unitAfter, lost } = replay(sold);
    if (before === null) {
      store.notSold += 1;
      return 0;
    }
    store.before += before;
    if (before !== line.price) store.otherPrice += 1;
    if (lost !== null || after === null) {
      store.lost += 1;
      store.lostSales += before;
      const { id: ticketId, number, opened } = ticket;
      if (sums.lost.length < lostShown && lost !== null)
        sums.lost.push({ locationId, ticketId, number, opened, item: line.item.name, reason: lost.message });
      return null;
    }
    store.difference += after - before;
    if (after !== before) addItem(sums.items, { line, sold, unitBefore, unitAfter, difference: after - before });
    return after - before;
  };
  const addTicket = (ticket: Ticket): void => {
    if (ticket.state !== 'CLOSED') return;
    store.tickets += 1;
    const at = momentOf(ticket, timezone);
    const differences = ticket.lines.filter(({ voided }) => voided === null).map((line) => addLine(ticket, line, at));
    const difference = differences.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    if (differences.some((one) => one !== 0)) store.changed += 1;
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

/** Names by id of the offers that run and that the menu that comes does not have, or has switched off. */
function offersThatGo({ before, after }: Menus): ReadonlyMap<string, string> {
  const stays = new Set(after.offers.filter(isOn).map(({ id }) => id));
  const runs = before.offers.filter((offer) => isOn(offer) && !stays.has(offer.id));
  return new Map(runs.map(({ id, info }) => [id, info.name]));
}

function isOn({ info }: Offer): boolean {
  return info.status === 'ACTIVE';
}
