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
} from '@servery/domain';
import { spanText } from '@servery/words';
import { z } from 'zod/mini';
import { hoursIn, restored } from './cells.ts';

/** What a special day says of a set; null: the usual hours hold. */
export type SpecialEntry = Pick<SpecialHours, 'closed' | 'startTime' | 'endOffset'> | null;

/** Every date with special hours in any set that holds, in order. */
export function specialDates(hours: Hours): readonly string[] {
  const all = HOURS_SETS.flatMap((set) => hours[set].specialHours.map(({ dateString }) => dateString));
  return [...new Set(all)].sort();
}

export function specialOf(hours: Hours, set: HoursSetName, date: string): SpecialHours | undefined {
  return hours[set].specialHours.find(({ dateString }) => dateString === date);
}

export function nameOfDay(hours: Hours, date: string): string {
  const entries = HOURS_SETS.flatMap((set) => specialOf(hours, set, date) ?? []);
  return entries.find(({ name }) => name !== '')?.name ?? '';
}

interface SpecialAt {
  readonly at: { set: HoursSetName; date: string };
  readonly entry: SpecialEntry;
}

/** HR-10, HR-11: the hours of a set on a date; the older ones of that date give way. */
export function withSpecial(hours: Hours, { at, entry }: SpecialAt, newId: () => string): Hours {
  const { set, date } = at;
  const known = specialOf(hours, set, date);
  if (entry === null) {
    const others = hours[set].specialHours.filter(({ dateString }) => dateString !== date);
    return { ...hours, [set]: { ...hours[set], specialHours: others } };
  }
  const next = newSpecialHours({ id: known?.id ?? newId(), dateString: date, name: nameOfDay(hours, date), ...entry });
  if (!known) return { ...hours, [set]: addSpecialHours(hours[set], next) };
  const entries = hours[set].specialHours.map((one) => (one.id === known.id ? { ...known, ...entry } : one));
  return { ...hours, [set]: { ...hours[set], specialHours: entries } };
}

export function withName(hours: Hours, date: string, name: string): Hours {
  return mapSets(hours, (entries) => entries.map((one) => (one.dateString === date ? { ...one, name } : one)));
}

export function withoutDay(hours: Hours, date: string): Hours {
  return mapSets(hours, (entries) => entries.filter(({ dateString }) => dateString !== date));
}

interface NewDay {
  readonly date: string;
  readonly name: string;
}

/** A new day: closed in every set that has hours of its own. */
export function withNewDay(hours: Hours, { date, name }: NewDay, newId: () => string): Hours {
  const closedDay = () => newSpecialHours({ id: newId(), dateString: date, name, closed: true });
  const added = (set: HoursSetName) =>
    sourceOfSet(hours, set) === set ? addSpecialHours(hours[set], closedDay()) : hours[set];
  return { ...hours, ...eachSet(added) };
}

/** `Closed`, `9:00 AM – 1:00 AM`, or null for the usual hours. */
export function specialText(entry: SpecialHours | undefined, closed: string): string | null {
  if (!entry) return null;
  if (entry.closed) return closed;
  if (entry.startTime === null || entry.endOffset === null) return '…';
  return spanText({ startTime: entry.startTime, endOffset: entry.endOffset });
}

const jsonSchema = z.json();

/** A date in all sets as one value, for its mark. */
export function readDay(date: string): (document: JsonObject) => Json | undefined {
  return (document) => {
    const hours = hoursIn(document);
    const entries = hours && HOURS_SETS.map((set) => specialOf(hours, set, date) ?? null);
    return entries?.some((entry) => entry !== null) ? jsonSchema.parse(entries) : undefined;
  };
}

/** The hours with a date as another document has it. */
export function withDateOf(hours: Hours, date: string, other: Hours): Hours {
  const isOfDate = ({ dateString }: SpecialHours) => dateString === date;
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
