import { findByPath, type Json, type JsonObject, orderTypeName, type Path } from '@servery/domain';
import { cashWords } from './cash-words.ts';
import { creditWords } from './credit-words.ts';
import { deliveryWords } from './delivery-words.ts';
import { designWords } from './design-words.ts';
import type { DocumentWords, Reader } from './document-words.ts';
import { dateText, dayName, spanText, timeText } from './hours-text.ts';
import { marketingWords } from './marketing-words.ts';
import { mobileAppWords } from './mobile-app-words.ts';
import { onlineAccessWords } from './online-access-words.ts';
import { paymentsWords } from './payments-words.ts';
import { settingsPhrases } from './phrases/settings.ts';
import { say } from './phrases.ts';
import { isObject, nameOf, plainWords, spelledOut } from './plain-words.ts';
import { printingWords } from './printing-words.ts';
import type { SectionWords } from './section-words.ts';
import { stationsWords } from './stations-words.ts';
import { tableAndBarWords } from './table-and-bar-words.ts';

const setWords = {
  inStore: 'inStore',
  online: 'online',
  delivery: 'delivery',
  onlineDelivery: 'onlineDelivery',
} as const;

const fieldWords = {
  onlineSameAsStore: 'onlineSameAsStore',
  deliverySameAsStore: 'deliverySameAsStore',
  OnlineDeliverySameAsOnlineStore: 'onlineDeliverySameAsOnline',
  startOfWeek: 'weekStarts',
  customName: 'name',
  abbrev: 'abbreviation',
  activePOS: 'pos',
  activeOnline: 'online',
  activeKiosk: 'kiosk',
  availableOnline: 'availableOnline',
  curbside: 'curbside',
  requireTentNumber: 'requireTentNumber',
  requireTableNumber: 'requireTableNumber',
  requireCustomerName: 'requireCustomerName',
  requirePhoneNumber: 'requirePhoneNumber',
  requireCustomerLookup: 'requireCustomerLookup',
  requireNumberOfPeople: 'requireNumberOfPeople',
  saveOpenTickets: 'saveOpenTickets',
  showInServerDetails: 'showInServerDetails',
  minTime: 'minTime',
  defaultTime: 'defaultTime',
  maxTime: 'maxTime',
  allowOnlineOrdersDueAtOpen: 'dueAtOpen',
  allowOnlineOrdersPlacedAtClose: 'placedAtClose',
  leadTime: 'leadTime',
  allowDeferredOnlineOrders: 'allowDeferredOnline',
  maxOrderLeadDays: 'maxLeadDays',
  minOrderLeadTime: 'minLead',
  minOrderLeadUnit: 'minLeadUnit',
  reportDeferredRevenueAt: 'reportRevenueAt',
  printToKitchenRightAway: 'printRightAway',
  advancedExtraPrint: 'extraPrint',
  printer: 'printer',
  printTime: 'printTime',
  printOrdersWithinDays: 'printWithinDays',
} as const;

/** How people call what lies in the location settings. */
export function settingsWords(reader: Reader): DocumentWords {
  const sections = sectionsFor(reader);
  const sectionOf = ([section]: Path): SectionWords => (typeof section === 'string' ? (sections[section] ?? {}) : {});
  return {
    entity: (path, document) => sectionOf(path).entity?.(path, document) ?? plainWords.entity(path, document),
    field: (path, document) =>
      sectionOf(path).field?.(path, document) ?? knownField(path) ?? plainWords.field(path, document),
    value: (path, value, document) =>
      sectionOf(path).value?.(path, value, document) ?? plainWords.value(path, value, document),
  };
}

function sectionsFor(reader: Reader): Readonly<Record<string, SectionWords>> {
  return {
    ...ownSections,
    ...paymentsWords,
    ...cashWords,
    ...stationsWords,
    ...deliveryWords(reader),
    ...designWords(reader),
    ...printingWords,
    ...tableAndBarWords,
    ...marketingWords(reader),
    ...creditWords(reader),
    ...mobileAppWords,
    ...onlineAccessWords,
  };
}

const ownSections: Readonly<Record<string, SectionWords>> = {
  hours: {
    entity: (path) => {
      const [, set, list] = path;
      const setName = isSet(set) ? say(settingsPhrases, setWords[set]) : '';
      if (setName === '') return { name: say(settingsPhrases, 'hours'), place: '' };
      const name =
        list === 'specialHours' ? `${setName}, ${say(settingsPhrases, 'specialDays').toLowerCase()}` : setName;
      return { name, place: say(settingsPhrases, 'hours') };
    },
    field: (path, document) => {
      const entry = findByPath(document, path.slice(0, 4));
      if (typeof path[3] !== 'object') return knownField(path) ?? '';
      if (!isObject(entry)) return '';
      const part = hoursParts[String(path[4])];
      return part ? `${hoursEntryName(entry)}, ${say(settingsPhrases, part)}` : hoursEntryName(entry);
    },
    value: (path, value) => {
      const last = path.at(-1);
      if (last === 'startOfWeek' || last === 'dayOfWeek') return dayName(Number(value));
      if (last === 'startTime' && typeof value === 'number') return timeText(value);
      if (last === 'endOffset' && typeof value === 'number') return lengthText(value);
      if (isObject(value)) return hoursValue(value);
      return plainWords.value(path, value, {});
    },
  },
  orderTypes: {
    entity: (path, document) => ({
      name: nameOf(findByPath(document, path.slice(0, 3))) ?? say(settingsPhrases, 'orderTypes'),
      place: say(settingsPhrases, 'orderTypes'),
    }),
    value: (path, value, document) => {
      if (path.at(-1) === 'curbside') return curbsideText(value);
      const type = findByPath(document, path.slice(0, 3));
      const isStandardName = path.at(-1) === 'customName' && value === '' && isObject(type);
      return plainWords.value(path, isStandardName ? (type.name ?? '') : value, document);
    },
  },
  promiseTimes: {
    entity: (path, document) => ({ name: promiseName(path, document), place: say(settingsPhrases, 'promiseTimes') }),
    field: (path, document) => {
      const entry = findByPath(document, path.slice(0, 3));
      if (path[1] !== 'byDayPart' || !isObject(entry)) return knownField(path) ?? '';
      return typeName(entry, document);
    },
    value: (path, value) => {
      if (typeof value === 'number') return say(settingsPhrases, 'minutes', { count: value });
      if (!isObject(value)) return plainWords.value(path, value, {});
      if (typeof value.default === 'number') return say(settingsPhrases, 'minutes', { count: value.default });
      return say(settingsPhrases, 'ownPromiseTimes');
    },
  },
  deferredOrders: {
    entity: () => ({ name: say(settingsPhrases, 'deferredOrders'), place: say(settingsPhrases, 'orderTypes') }),
    value: (path, value) => deferredValue(path, value),
  },
};

const hoursParts: Readonly<Record<string, 'opens' | 'openFor' | 'closedFlag' | 'nameOfDay'>> = {
  startTime: 'opens',
  endOffset: 'openFor',
  closed: 'closedFlag',
  name: 'nameOfDay',
};

function isSet(step: Path[number] | undefined): step is keyof typeof setWords {
  return typeof step === 'string' && step in setWords;
}

function knownField(path: Path): string | undefined {
  const last = path.at(-1);
  if (typeof last !== 'string') return undefined;
  const known = Object.entries(fieldWords).find(([field]) => field === last)?.[1];
  return known === undefined ? undefined : say(settingsPhrases, known);
}

function hoursEntryName(entry: JsonObject): string {
  return typeof entry.dateString === 'string' ? dateText(entry.dateString) : dayName(Number(entry.dayOfWeek));
}

function hoursValue(entry: JsonObject): string {
  const { startTime, endOffset, closed, name } = entry;
  const label = typeof name === 'string' && name !== '' ? `${name}, ` : '';
  if (closed === true) return `${label}${say(settingsPhrases, 'closed').toLowerCase()}`;
  if (typeof startTime !== 'number' || typeof endOffset !== 'number') return plainWords.value([], entry, {});
  return `${label}${spanText({ startTime, endOffset })}`;
}

/** 37 800 -> `10 h 30 min` */
export function lengthText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const parts = [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`];
  return parts.filter(Boolean).join(' ') || '0 h';
}

function curbsideText(value: Json): string {
  return value === 'REQUIRED' || value === 'OPTIONAL' || value === 'OFF'
    ? say(settingsPhrases, `curbside${value}`)
    : '';
}

function promiseName(path: Path, document: JsonObject): string {
  const entry = findByPath(document, path.slice(0, 3));
  if (!isObject(entry)) return say(settingsPhrases, 'promiseTimes');
  if (typeof entry.storeShift === 'number') {
    const shift = findByPath(document, ['promiseTimes', 'storeShifts', { id: entry.storeShift }]);
    return nameOf(shift) ?? say(settingsPhrases, 'shift', { number: entry.storeShift });
  }
  return typeName(entry, document);
}

/** As the people of this level call the order type. */
function typeName({ orderType = null }: JsonObject, document: JsonObject): string {
  const id = Number(orderType);
  return nameOf(findByPath(document, ['orderTypes', 'types', { id }])) ?? orderTypeName(id) ?? '';
}

function deferredValue(path: Path, value: Json): string {
  const last = path.at(-1);
  if (last === 'printTime' && typeof value === 'number') return timeText(value);
  if ((last === 'leadTime' || last === 'minOrderLeadTime') && typeof value === 'number') return leadText(value);
  if (typeof value === 'string' && last !== 'printer') return spelledOut(value.toLowerCase().replaceAll('_', ' '));
  return plainWords.value(path, value, {});
}

function leadText(seconds: number): string {
  if (seconds % 86_400 === 0) return say(settingsPhrases, 'days', { count: seconds / 86_400 });
  if (seconds % 3600 === 0) return say(settingsPhrases, 'hoursCount', { count: seconds / 3600 });
  return say(settingsPhrases, 'minutes', { count: Math.round(seconds / 60) });
}
