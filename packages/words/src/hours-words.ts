import { findByPath, HOURS_SETS, isObject, type Json, type JsonObject, type Path } from '@servery/domain';
import { datesText, dateText, dayName, spanText, timeText } from './hours-text.ts';
import { hoursFields } from './phrases/hours-fields.ts';
import { say, sayKnown } from './phrases.ts';
import { plainWords } from './plain-words.ts';
import { namesOf, type SectionWords } from './section-words.ts';

/** The hours of a store: an entry in them is named by its day. */
export const hoursWords: Readonly<Record<string, SectionWords>> = {
  hours: {
    entity: (path) => {
      const [, set, list] = path;
      const setName = isSet(set) ? sayKnown(hoursFields, `hours.${set}`) : undefined;
      const hours = say(hoursFields, 'hours');
      if (setName === undefined) return { name: hours, place: '' };
      return {
        name: list === 'specialHours' ? `${setName}, ${say(hoursFields, 'specialDays')}` : setName,
        place: hours,
      };
    },
    field: (path, document) => {
      const [, field, , day, part] = path;
      if (typeof day !== 'object') return isSet(field) ? '' : (sayKnown(hoursFields, namesOf(path)) ?? '');
      const entry = findByPath(document, path.slice(0, 4));
      if (!isObject(entry)) return '';
      const partName = typeof part === 'string' ? sayKnown(hoursFields, part) : undefined;
      return partName === undefined ? dayOf(entry) : `${dayOf(entry)}, ${partName}`;
    },
    value: (path, value) => valueAt(path, value) ?? plainWords.value(path, value, {}),
  },
};

function isSet(step: Path[number] | undefined): step is string {
  return HOURS_SETS.some((set) => set === step);
}

function valueAt(path: Path, value: Json): string | undefined {
  const last = path.at(-1);
  if (last === 'startOfWeek' || last === 'dayOfWeek') return dayName(Number(value));
  if (last === 'until' && typeof value === 'string') return dateText(value);
  if (last === 'startTime' && typeof value === 'number') return timeText(value);
  if (last === 'endOffset' && typeof value === 'number') return lengthText(value);
  return isObject(value) ? entryText(value) : undefined;
}

function dayOf(entry: JsonObject): string {
  const { dateString, until, dayOfWeek } = entry;
  if (typeof dateString !== 'string') return dayName(Number(dayOfWeek));
  return datesText(typeof until === 'string' ? `${dateString}/${until}` : dateString);
}

function entryText(entry: JsonObject): string {
  const { startTime, endOffset, closed, name } = entry;
  const label = typeof name === 'string' && name !== '' ? `${name}, ` : '';
  if (closed === true) return `${label}${say(hoursFields, 'closed')}`;
  if (typeof startTime !== 'number' || typeof endOffset !== 'number') return plainWords.value([], entry, {});
  return `${label}${spanText({ startTime, endOffset })}`;
}

/** 37 800 -> `10 h 30 min` */
export function lengthText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const parts = [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`];
  return parts.filter(Boolean).join(' ') || '0 h';
}
