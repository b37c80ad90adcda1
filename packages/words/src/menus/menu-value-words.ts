import {
  centsOf,
  findByPath,
  formatMoney,
  isList,
  isObject,
  type Json,
  type JsonObject,
  orderTypeName,
  type Path,
} from '@servery/domain';
import type { Reader } from '../document-words.ts';
import { menuFields } from '../phrases/menu-fields.ts';
import { menuWordsPhrases } from '../phrases/menu-words.ts';
import { say, sayKnown } from '../phrases.ts';
import { nameOf } from '../plain-words.ts';
import { endOfHours, windowFormats } from '../section-words.ts';
import { kitchenLists } from './menu-field-words.ts';
import { fieldPath, optionName } from './menu-names.ts';

type Within = { readonly path: Path; readonly document: JsonObject };

/** A value of a department, category or item in words; undefined leaves it to the plain words. */
export function menuValue(place: Within, value: Json, reader: Reader): string | undefined {
  const { path, document } = place;
  const field = fieldPath(path);
  const kitchenList = kitchenLists.find((known) => path.includes(known));
  const isSizes = field.endsWith('excludedSizes') || field.endsWith('excludeSizes');
  if (isSizes && typeof value === 'string') return optionName(path, value, document);
  if (kitchenList !== undefined && !isSizes) return deviceNames(value, reader.device);
  return (
    fieldFormats.get(field)?.(value, place, reader) ??
    (typeof value === 'string' ? sayKnown(menuFields, `${field}.${value}`) : undefined) ??
    amountText(path, value) ??
    (path.includes('costs') ? costsValue(path, value, document) : undefined) ??
    onOrOff(value) ??
    (isList(value) ? listValue(path, value, document) : undefined)
  );
}

type Format = (value: Json, place: Within, reader: Reader) => string | undefined;

/** By the path of the field below its thing. */
const fieldFormats: ReadonlyMap<string, Format> = new Map(
  Object.entries<Format>({
    'availability.orderTypes': orderTypes,
    'availability.limitDays.days': (value, { document }) => windowFormats.days?.(value, document),
    'availability.limitHours.startTime': (value, { document }) => windowFormats.startTime?.(value, document),
    'availability.limitHours.endOffset': (value, { path, document }) => endOfHours(path, value, document),
    'info.imageId': (value, _place, { image }) => {
      if (typeof value !== 'string') return say(menuWordsPhrases, 'noImage');
      return image(value) ?? say(menuWordsPhrases, 'anImage');
    },
    categories: nameIn('categories'),
    items: nameIn('items'),
    department: nameIn('departments'),
    category: nameIn('categories'),
    taxStructureId: (value, { document }) => {
      if (typeof value !== 'string') return say(menuWordsPhrases, 'asAbove');
      return nameOf(findByPath(document, ['taxStructures', { id: value }])) ?? value;
    },
  }),
);

/** An id as the name of its entry in a list of the menu. */
function nameIn(list: string): Format {
  return (value, { document }) =>
    typeof value === 'string' ? nameOf(findByPath(document, [list, { id: value }])) : undefined;
}

/** One that came or went, or all of them. */
function orderTypes(value: Json): string | undefined {
  if (!isList(value)) return orderTypeName(Number(value));
  if (value.length === 0) return say(menuWordsPhrases, 'allOrderTypes');
  return value.map((id) => orderTypeName(Number(id)) ?? String(id)).join(', ');
}

function onOrOff(value: Json): string | undefined {
  const isOn = isObject(value) ? value.selected : value;
  return typeof isOn === 'boolean' ? say(menuWordsPhrases, isOn ? 'on' : 'off') : undefined;
}

const amounts = new Set(['price', 'flatRate', 'basePrice', 'cost', 'amount']);

/** A price or cost, or an entry of prices by its price. */
function amountText(path: Path, value: Json): string | undefined {
  const last = path.at(-1);
  if (typeof value === 'string') return typeof last === 'string' && amounts.has(last) ? money(value) : undefined;
  if (!isObject(value)) return undefined;
  const amount = value.price ?? value.flatRate;
  return typeof amount === 'string' ? money(amount) : undefined;
}

/** The cost of a size, or `Small 10″ $3.00, Large 14″ $4.25`. */
function costsValue(path: Path, value: Json, document: JsonObject): string | undefined {
  if (isObject(value)) return typeof value.amount === 'string' ? money(value.amount) : undefined;
  if (!isList(value)) return undefined;
  const costs = value.filter(isObject);
  return costs
    .map(({ option, amount }) => `${optionName(path, String(option), document)} ${money(String(amount))}`)
    .join(', ');
}

/** Displays and printers by their names, one or several. */
function deviceNames(value: Json, device: Reader['device']): string | undefined {
  const ids = Array.isArray(value) ? value : [value];
  const names = ids.map((one) => device(String(isObject(one) ? one.id : one)) ?? say(menuWordsPhrases, 'aDevice'));
  return names.length === 0 ? undefined : names.join(', ');
}

/** Ids in a list as the names of their entries. */
function listValue(path: Path, value: readonly Json[], document: JsonObject): string | undefined {
  const isIds = value.length > 0 && value.every((one) => typeof one === 'string');
  if (!isIds) return undefined;
  return value.map((one) => idName(path, String(one), document)).join(', ');
}

function idName(path: Path, id: string, document: JsonObject): string {
  const option = optionName(path, id, document);
  if (option !== id) return option;
  const list = path.at(-1);
  const found = typeof list === 'string' ? findByPath(document, [list, { id }]) : undefined;
  return nameOf(found) ?? id;
}

/** `$14.49` */
function money(amount: string): string {
  return centsOf(amount) === undefined ? amount : formatMoney(amount);
}
