import {
  DAY_SECONDS,
  type DayHours,
  HOURS_SETS,
  type Hours,
  type HoursSetName,
  type Json,
  type JsonObject,
  type LocationSettings,
  newDayHours,
  sameJson,
  sourceOfSet,
} from '@servery/domain';
import { dayName, spanText } from '@servery/words';
import { z } from 'zod/mini';
import { savedSettings } from '../../../editing/kinds/location-settings-document.ts';

/** When it opens, and for how long; seconds. */
export type Span = { readonly startTime: number; readonly endOffset: number };

/** A span that is to be; with the id of the entry that becomes it, else of a new one. */
export type WantedSpan = Span & { readonly id?: string };

/** The entry that each wanted span was: the one of its id; a span without one of these ids takes a free entry, in order. */
export function entriesFor<Entry extends { readonly id: string }>(
  wanted: readonly WantedSpan[],
  before: readonly Entry[],
): readonly (Entry | undefined)[] {
  const byId = new Map(before.map((entry) => [entry.id, entry]));
  const asked = new Set(wanted.map(({ id }) => id));
  const free = before.filter(({ id }) => !asked.has(id));
  return wanted.map(({ id }) => byId.get(id ?? '') ?? free.shift());
}

/** One cell of the week: a day of a set. */
export type Cell = { readonly set: HoursSetName; readonly day: number };

const hourLong = 3600;

/** The entries of a day, in the order of the day. */
export function entriesOf(hours: Hours, { set, day }: Cell): readonly DayHours[] {
  const entries = hours[set].days.filter((entry) => entry.dayOfWeek === day);
  return entries.sort((one, other) => one.startTime - other.startTime);
}

/** The entries that hold on a day of a set, after its same-as switches. */
export function resolvedEntries(hours: Hours, { set, day }: Cell): readonly DayHours[] {
  return entriesOf(hours, { set: sourceOfSet(hours, set), day });
}

interface CellSpans {
  readonly cell: Cell;
  readonly spans: readonly WantedSpan[];
}

/** The hours with other spans on a day of a set; entries keep their ids, so that a changed time is a changed field. */
export function withSpans(hours: Hours, { cell: { set, day }, spans }: CellSpans, newId: () => string): Hours {
  const before = entriesOf(hours, { set, day });
  const known = entriesFor(spans, before);
  const entries = spans.map(({ startTime, endOffset }, at) => {
    const entry = known[at];
    if (!entry) return newDayHours({ id: newId(), dayOfWeek: day, startTime, endOffset });
    const isSame = entry.startTime === startTime && entry.endOffset === endOffset;
    return isSame ? entry : { ...entry, startTime, endOffset };
  });
  const kept = new Map(entries.map((entry) => [entry.id, entry]));
  const added = entries.filter((_, at) => known[at] === undefined);
  const days = hours[set].days.flatMap((entry) => (entry.dayOfWeek === day ? (kept.get(entry.id) ?? []) : entry));
  return { ...hours, [set]: { ...hours[set], days: [...days, ...added] } };
}

/** The hours with a day of a set as another document has it, ids and places included. */
export function withDayOf(hours: Hours, { set, day }: Cell, other: Hours): Hours {
  const isOfDay = (entry: DayHours) => entry.dayOfWeek === day;
  const days = restored(hours[set].days, other[set].days, isOfDay);
  return { ...hours, [set]: { ...hours[set], days } };
}

/** A list whose matching elements are those of another list, each after the element that it followed there. */
export function restored<Element extends { readonly id: string }>(
  list: readonly Element[],
  other: readonly Element[],
  matches: (element: Element) => boolean,
): Element[] {
  const result = list.filter((element) => !matches(element));
  for (const [at, element] of other.entries()) {
    if (!matches(element)) continue;
    const before = other.slice(0, at).findLast(({ id }) => result.some((known) => known.id === id));
    const place = before === undefined ? 0 : result.findIndex(({ id }) => id === before.id) + 1;
    result.splice(place, 0, element);
  }
  return result;
}

interface SameAsSwitch {
  readonly flag: SameAsFlag;
  readonly isSame: boolean;
}

/** A set that stops following keeps its shown hours, its special days too. */
export function withSwitch(hours: Hours, { flag, isSame }: SameAsSwitch, newId: () => string): Hours {
  const next = { ...hours, [flag]: isSame };
  const set = setOfFlag[flag];
  if (isSame || hours[set].days.length > 0) return next;
  const source = hours[sourceOfSet(hours, set)];
  const copied = <Entry extends { id: string }>(entries: readonly Entry[]) =>
    entries.map((entry) => ({ ...entry, id: newId() }));
  const own = { days: copied(source.days), specialHours: copied(source.specialHours) };
  return { ...next, [set]: { ...hours[set], ...own } };
}

export type SameAsFlag = 'onlineSameAsStore' | 'deliverySameAsStore' | 'OnlineDeliverySameAsOnlineStore';

export const flagOfSet: Readonly<Record<HoursSetName, SameAsFlag | null>> = {
  inStore: null,
  online: 'onlineSameAsStore',
  delivery: 'deliverySameAsStore',
  onlineDelivery: 'OnlineDeliverySameAsOnlineStore',
};

const setOfFlag: Readonly<Record<SameAsFlag, HoursSetName>> = {
  onlineSameAsStore: 'online',
  deliverySameAsStore: 'delivery',
  OnlineDeliverySameAsOnlineStore: 'onlineDelivery',
};

/** The sets that show the hours of this one. */
export function followersOf(hours: Hours, set: HoursSetName): readonly HoursSetName[] {
  return HOURS_SETS.filter((other) => other !== set && sourceOfSet(hours, other) === set);
}

/** Hours a set is open in a week. */
export function weeklyHours(hours: Hours, set: HoursSetName): number {
  const seconds = hours[sourceOfSet(hours, set)].days.reduce((sum, { endOffset }) => sum + endOffset, 0);
  return Math.round((seconds / hourLong) * 10) / 10;
}

/** A span to begin with: after the last one of the day, or the usual day. */
export function nextSpan(spans: readonly Span[]): Span {
  const last = spans.at(-1);
  if (!last) return { startTime: 11 * hourLong, endOffset: 11 * hourLong };
  const start = Math.min(last.startTime + last.endOffset + hourLong, DAY_SECONDS - hourLong);
  return { startTime: start % DAY_SECONDS, endOffset: 3 * hourLong };
}

/** `11:00 AM – 10:00 PM`, `Closed` */
export function cellText(spans: readonly Span[], closed: string): string {
  return spans.length === 0 ? closed : spans.map(spanText).join(', ');
}

export function hoursIn(document: JsonObject): Hours | undefined {
  const { hours }: Partial<LocationSettings> = savedSettings(document);
  return hours;
}

const jsonSchema = z.json();

/** A day of a set as one value, for its mark and its chain. */
export function readCell(cell: Cell): (document: JsonObject) => Json | undefined {
  return (document) => {
    const hours = hoursIn(document);
    return hours && jsonSchema.parse(entriesOf(hours, cell));
  };
}

/** Whether two days say the same, whatever their ids. */
export function sameSpans(left: readonly Span[], right: readonly Span[]): boolean {
  const bare = (spans: readonly Span[]) => spans.map(({ startTime, endOffset }) => [startTime, endOffset]);
  return sameJson(bare(left), bare(right));
}

/** The letters on the buttons of days. */
export function dayLetter(day: number): string {
  return dayName(day).charAt(0);
}

/** The common scale of all bars: 6 AM to 3 AM, wider when somebody opens earlier or closes later; seconds. */
export function scaleOf(hours: Hours): { readonly from: number; readonly to: number } {
  const all = HOURS_SETS.flatMap((set) => hours[sourceOfSet(hours, set)].days);
  const from = Math.min(6 * hourLong, ...all.map(({ startTime }) => startTime));
  const to = Math.max(27 * hourLong, ...all.map(({ startTime, endOffset }) => startTime + endOffset));
  return { from: Math.floor(from / hourLong) * hourLong, to: Math.ceil(to / hourLong) * hourLong };
}
