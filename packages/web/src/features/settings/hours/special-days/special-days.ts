import {
  addSpecialHours,
  HOURS_SETS,
  type Hours,
  type HoursSet,
  type HoursSetName,
  type Json,
  type JsonObject,
  newSpecialHours,
  type SpecialHours,
  sourceOfSet,
  specialSpans,
} from '@servery/domain';
import { spanText } from '@servery/words';
import { z } from 'zod/mini';
import { entriesFor, hoursIn, restored, type WantedSpan } from '../cells.ts';

/** A date or a range of dates, as ISO 8601 writes them: `2026-12-24`, `2027-01-04/2027-01-24`. */
export type SpecialDates = string;

export function datesFrom(first: string, last: string): SpecialDates {
  return first === last ? first : `${first}/${last}`;
}

export function isRange(dates: SpecialDates): boolean {
  return dates.includes('/');
}

/** The first and the last date; the same of a single day. */
export function endsOf(dates: SpecialDates): readonly [first: string, last: string] {
  const [first = dates, last = first] = dates.split('/');
  return [first, last];
}

export function datesOf({ dateString, until }: SpecialHours): SpecialDates {
  return datesFrom(dateString, until ?? dateString);
}

/** Every date and range with special hours in any set, in order. */
export function specialDates(hours: Hours): readonly SpecialDates[] {
  return [...new Set(HOURS_SETS.flatMap((set) => hours[set].specialHours.map(datesOf)))].sort();
}

/** The entries of a set for a date or range, in the order of the day; none where its usual hours hold. */
export function specialsOf(hours: Hours, set: HoursSetName, dates: SpecialDates): readonly SpecialHours[] {
  return hours[set].specialHours
    .filter((entry) => datesOf(entry) === dates)
    .sort((one, other) => (one.startTime ?? 0) - (other.startTime ?? 0));
}

export function nameOfDay(hours: Hours, dates: SpecialDates): string {
  const entries = HOURS_SETS.flatMap((set) => specialsOf(hours, set, dates));
  return entries.find(({ name }) => name !== '')?.name ?? '';
}

/** The hours of a special day in a set: as on other days, closed, or open for these spans. */
export type SpecialDay = 'usual' | 'closed' | readonly WantedSpan[];

interface SpecialAt {
  readonly at: { readonly set: HoursSetName; readonly date: string };
  readonly day: SpecialDay;
}

/** The hours of a set on a date; entries keep their ids, so that a changed time is a changed field. */
export function withSpecial(hours: Hours, { at, day }: SpecialAt, newId: () => string): Hours {
  const { set, date } = at;
  const known = specialsOf(hours, set, date);
  const before = entriesFor(typeof day === 'string' ? [noSpan] : day, known);
  const entries = entriesOf(day).map((entry, index) => ({
    ...(before[index] ?? newSpecialHours({ id: newId(), dateString: date, name: nameOfDay(hours, date) })),
    ...entry,
  }));
  const kept = new Map(entries.map((entry) => [entry.id, entry]));
  const isKnown = ({ id }: SpecialHours) => known.some((one) => one.id === id);
  const others = hours[set].specialHours.flatMap((one) => (isKnown(one) ? (kept.get(one.id) ?? []) : one));
  const specialHours = [...others, ...entries.filter((_, index) => before[index] === undefined)];
  return { ...hours, [set]: { ...hours[set], specialHours } };
}

/** Of a closed day: it keeps the first entry. */
const noSpan: WantedSpan = { startTime: 0, endOffset: 0 };

function entriesOf(day: SpecialDay): readonly Pick<SpecialHours, 'closed' | 'startTime' | 'endOffset'>[] {
  if (day === 'usual') return [];
  if (day === 'closed') return [{ closed: true, startTime: null, endOffset: null }];
  return day.map(({ startTime, endOffset }) => ({ closed: false, startTime, endOffset }));
}

export function withName(hours: Hours, dates: SpecialDates, name: string): Hours {
  return mapSets(hours, (entries) => entries.map((one) => (datesOf(one) === dates ? { ...one, name } : one)));
}

export function withoutDay(hours: Hours, dates: SpecialDates): Hours {
  return mapSets(hours, (entries) => entries.filter((one) => datesOf(one) !== dates));
}

interface NewDay {
  readonly dates: SpecialDates;
  readonly name: string;
}

/** HR-10, HR-11. A new day: closed in every set that has hours of its own; a new range: closed in all of them. */
export function withNewDay(hours: Hours, { dates, name }: NewDay, newId: () => string): Hours {
  const [dateString, until] = endsOf(dates);
  const closedDay = () =>
    newSpecialHours({ id: newId(), dateString, name, closed: true, ...(isRange(dates) && { until }) });
  const added = (set: HoursSetName) =>
    isRange(dates) || sourceOfSet(hours, set) === set ? addSpecialHours(hours[set], closedDay()) : hours[set];
  return { ...hours, ...eachSet(added) };
}

interface MovedRange {
  readonly from: SpecialDates;
  readonly to: SpecialDates;
}

/** A range with another first or last date, in every set that has it. */
export function withOtherDates(hours: Hours, { from, to }: MovedRange): Hours {
  const [dateString, last] = endsOf(to);
  return mapSets(hours, (entries) =>
    entries.map((one) => {
      if (datesOf(one) !== from) return one;
      const { until: _, ...single } = one;
      return { ...single, dateString, ...(isRange(to) && { until: last }) };
    }),
  );
}

/** Single days with hours of their own within a range: they keep them. */
export function daysWithin(hours: Hours, range: SpecialDates): readonly string[] {
  const [first, last] = endsOf(range);
  return specialDates(hours).filter((dates) => !isRange(dates) && first <= dates && dates <= last);
}

/** `Closed`, `9:00 AM – 1:00 AM`, `11:00 AM – 2:00 PM, 5:00 PM – 11:00 PM`, or null for the usual hours. */
export function specialText(entries: readonly SpecialHours[], closed: string): string | null {
  if (entries.length === 0) return null;
  const spans = specialSpans(entries);
  if (spans === undefined) return '…';
  return spans.length === 0 ? closed : spans.map(spanText).join(', ');
}

const jsonSchema = z.json();

/** A date or range in all sets as one value, for its mark. */
export function readDay(dates: SpecialDates): (document: JsonObject) => Json | undefined {
  return (document) => {
    const hours = hoursIn(document);
    const entries = hours && HOURS_SETS.map((set) => specialsOf(hours, set, dates));
    return entries?.some(({ length }) => length > 0) ? jsonSchema.parse(entries) : undefined;
  };
}

/** The hours with a date or range as another document has it. */
export function withDateOf(hours: Hours, dates: SpecialDates, other: Hours): Hours {
  const isOfDate = (entry: SpecialHours) => datesOf(entry) === dates;
  const before = (set: HoursSetName) => restored(hours[set].specialHours, other[set].specialHours, isOfDate);
  return { ...hours, ...eachSet((set) => ({ ...hours[set], specialHours: before(set) })) };
}

function mapSets(hours: Hours, change: (entries: SpecialHours[]) => SpecialHours[]): Hours {
  return { ...hours, ...eachSet((set) => ({ ...hours[set], specialHours: change(hours[set].specialHours) })) };
}

function eachSet(make: (set: HoursSetName) => HoursSet): Record<HoursSetName, HoursSet> {
  return {
    inStore: make('inStore'),
    online: make('online'),
    delivery: make('delivery'),
    onlineDelivery: make('onlineDelivery'),
  };
}
