import { findByPath, isObject, type Json, type JsonObject, orderTypeName, type Path } from '@servery/domain';
import { timeText } from '../hours-text.ts';
import { orderTypeFields } from '../phrases/order-type-fields.ts';
import { say } from '../phrases.ts';
import { nameOf, plainWords } from '../plain-words.ts';
import { nameIn, type SectionWords, sectionWords } from '../section-words.ts';

const lead = (value: Json) => (typeof value === 'number' ? leadText(value) : undefined);

const printerName = nameIn([['printing', 'printers']], orderTypeFields, 'noPrinter');

const own = sectionWords({
  phrases: orderTypeFields,
  formats: {
    leadTime: lead,
    minOrderLeadTime: lead,
    printTime: (value) => (typeof value === 'number' ? timeText(value) : undefined),
    printer: (value, document) => (value === 'DEFAULT' ? undefined : printerName(value, document)),
  },
});

/** Order types, their promise times and deferred orders. */
export const orderTypeWords: Readonly<Record<string, SectionWords>> = {
  orderTypes: {
    ...own,
    value: (path, value, document) => {
      const type = findByPath(document, path.slice(0, 3));
      const isStandardName = path.at(-1) === 'customName' && value === '' && isObject(type);
      return (isStandardName ? nameOf({ ...type, customName: '' }) : own.value?.(path, value, document)) ?? '';
    },
  },
  promiseTimes: {
    entity: (path, document) => ({ name: promiseName(path, document), place: say(orderTypeFields, 'promiseTimes') }),
    field: (path, document) => {
      const entry = findByPath(document, path.slice(0, 3));
      return path[1] === 'byDayPart' && isObject(entry)
        ? typeName(entry, document)
        : (own.field?.(path, document) ?? '');
    },
    value: (path, value) => {
      if (typeof value === 'number') return say(orderTypeFields, 'minutes', { count: value });
      if (!isObject(value)) return plainWords.value(path, value, {});
      if (typeof value.default === 'number') return say(orderTypeFields, 'minutes', { count: value.default });
      return say(orderTypeFields, 'ownPromiseTimes');
    },
  },
  deferredOrders: {
    ...own,
    entity: () => ({ name: say(orderTypeFields, 'deferredOrders'), place: say(orderTypeFields, 'orderTypes') }),
  },
};

function promiseName(path: Path, document: JsonObject): string {
  const entry = findByPath(document, path.slice(0, 3));
  if (!isObject(entry)) return say(orderTypeFields, 'promiseTimes');
  if (typeof entry.storeShift !== 'number') return typeName(entry, document);
  const shift = findByPath(document, ['promiseTimes', 'storeShifts', { id: entry.storeShift }]);
  return nameOf(shift) ?? say(orderTypeFields, 'shift', { number: entry.storeShift });
}

/** As the people of this level call the order type. */
function typeName({ orderType = null }: JsonObject, document: JsonObject): string {
  const id = Number(orderType);
  return nameOf(findByPath(document, ['orderTypes', 'types', { id }])) ?? orderTypeName(id) ?? '';
}

/** 5 400 -> `90 min`, 7 200 -> `2 hours` */
function leadText(seconds: number): string {
  if (seconds % 86_400 === 0) return say(orderTypeFields, 'days', { count: seconds / 86_400 });
  if (seconds % 3600 === 0) return say(orderTypeFields, 'hours', { count: seconds / 3600 });
  return say(orderTypeFields, 'minutes', { count: Math.round(seconds / 60) });
}
