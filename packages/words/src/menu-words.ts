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
import { dietaryField, dietaryValue } from './dietary-words.ts';
import type { DocumentWords, Reader } from './document-words.ts';
import { itemField, itemValue } from './item-words.ts';
import { menuListWords } from './menu-list-words.ts';
import { entityName, modifierName, optionName, sizeName, stepId } from './menu-names.ts';
import { modifierField, modifierValue } from './modifier-words.ts';
import { optionsField, optionsValue } from './option-words.ts';
import { menuWordsPhrases } from './phrases/menu-words.ts';
import { say } from './phrases.ts';
import { nameOf, plainWords, spelledOut } from './plain-words.ts';

/** How people call what lies in a menu: `Harbor Supreme`, `Pizza › Signature`, `Large, Delivery: $19.49 to $20.99`. */
export function menuWords(reader: Reader): DocumentWords {
  const wordsOfList = menuListWords(reader);
  return {
    entity: (path, document) => wordsOfList(path)?.entity(path, document) ?? entityWords(path, document),
    field: (path, document) =>
      wordsOfList(path)?.field(path, document) ??
      dietaryField(path) ??
      optionsField(path) ??
      modifierField(path, document) ??
      fieldWords(path, document),
    value: (path, value, document) =>
      wordsOfList(path)?.value(path, value, document) ??
      dietaryValue(path, value) ??
      optionsValue(path, value) ??
      modifierValue(path, value, document) ??
      itemValue(path, value, document) ??
      knownValue({ path, document }, value, reader) ??
      plainWords.value(path, value, document),
  };
}

function entityWords(path: Path, document: JsonObject): ReturnType<DocumentWords['entity']> {
  const owner = ownerOf(path);
  const entity = owner.length > 1 ? findByPath(document, owner) : undefined;
  const name = nameOf(entity);
  if (name === undefined) return { name: sectionName(path), place: '' };
  return { name, place: placeOf(owner, entity, document) };
}

function fieldWords(path: Path, document: JsonObject): string {
  const rest = path.slice(ownerOf(path).length);
  return rest.length === 0 ? '' : fieldOf(path, rest, document);
}

/** The department, category, item, modifier or offer that a place belongs to. */
function ownerOf(path: Path): Path {
  const at = path.findIndex((step) => typeof step === 'object');
  return at < 0 ? path.slice(0, 1) : path.slice(0, at + 1);
}

function placeOf([list]: Path, entity: Json | undefined, document: JsonObject): string {
  const named = (field: string, of: string) => {
    const id = isObject(entity) ? entity[field] : undefined;
    return typeof id === 'string' ? nameOf(findByPath(document, [...of.split('.'), { id }])) : undefined;
  };
  if (list === 'items') {
    return [named('department', 'departments'), named('category', 'categories')].filter(Boolean).join(' › ');
  }
  if (list === 'categories') return named('department', 'departments') ?? '';
  if (list === 'modifiers') return named('category', 'modifiers.categories') ?? say(menuWordsPhrases, 'modifiers');
  return list === 'departments' ? '' : sectionName([list ?? '']);
}

const sections = [
  'departments',
  'categories',
  'items',
  'modifiers',
  'offers',
  'pricingSchemes',
  'taxStructures',
  'layout',
  'itemGroups',
  'messages',
  'requirements',
  'pluNumbers',
  'options',
  'printers',
  'stations',
  'sizes',
] as const;

function sectionName([first]: Path): string {
  const section = sections.find((known) => known === first);
  return section ? say(menuWordsPhrases, section) : say(menuWordsPhrases, 'menu');
}

const fields = [
  'name',
  'displayName',
  'description',
  'abbreviation',
  'imageId',
  'pluNum',
  'status',
  'category',
  'pos',
  'online',
  'kiosk',
  'orderTypes',
  'taxStructureId',
] as const;

function fieldOf(path: Path, rest: Path, document: JsonObject): string {
  if (rest[0] === 'pricing') return priceField(path, document) ?? plainField(path, document);
  if (rest[0] === 'styles' && path[0] === 'items') {
    const style = entityName(path, rest[1], document);
    return say(menuWordsPhrases, rest[2] === 'defaultOption' ? 'defaultOption' : 'styleOptions', { style });
  }
  if (path[0] === 'departments' && rest.length === 1 && (rest[0] === 'items' || rest[0] === 'categories')) {
    return say(menuWordsPhrases, rest[0] === 'items' ? 'itemOrder' : 'categoryOrder');
  }
  if (rest[0] === 'info' && (rest[1] === 'cost' || rest[1] === 'costs')) return costField(path, rest, document);
  if (rest[0] === 'kps' || rest[0] === 'printing') return kitchenField(rest);
  if (path[0] === 'pluNumbers') return say(menuWordsPhrases, 'nextNumber', { kind: spelledOut(String(rest[0])) });
  const known = itemField(path, rest, document);
  if (known !== undefined) return known;
  const field = fields.find((one) => one === path.at(-1));
  return field ? say(menuWordsPhrases, field) : plainField(path, document);
}

/** `Cost`, `Cost, Large 14″` */
function costField(path: Path, [, , step]: Path, document: JsonObject): string {
  const cost = say(menuWordsPhrases, 'cost');
  return step === undefined ? cost : `${cost}, ${sizeName(path, step, document)}`;
}

const kitchenLists = ['displays', 'kitchenPrinters', 'labelPrinters'] as const;

function kitchenField(rest: Path): string {
  if (rest.at(-1) === 'excludedSizes')
    return say(menuWordsPhrases, rest[0] === 'kps' ? 'sizesNotShown' : 'sizesNotPrinted');
  const list = kitchenLists.find((known) => rest.includes(known));
  return say(menuWordsPhrases, list ?? 'kitchen');
}

/** `Large, Delivery` for a price, `Thin, upcharge, Delivery` for an upcharge. */
function priceField(path: Path, document: JsonObject): string | undefined {
  const at = path.indexOf('pricing');
  const scheme = schemeName(path[at + 1], document);
  if (scheme === undefined) return undefined;
  const [, list, entry] = path.slice(at + 2);
  if (path[at + 2] === 'styleUpcharge') {
    const option = upchargeOption(path.slice(0, at + 4), document);
    return `${say(menuWordsPhrases, 'upcharge', { option })}, ${scheme}`;
  }
  if (entry === undefined) return scheme;
  const size = sizeName(path, entry, document);
  const subject = list === 'toppingsPrice' ? say(menuWordsPhrases, 'toppings', { size }) : size;
  return `${subject}, ${scheme}`;
}

function schemeName(step: Path[number] | undefined, document: JsonObject): string | undefined {
  const id = stepId(step);
  return id === undefined ? undefined : (nameOf(findByPath(document, ['pricingSchemes', { id }])) ?? id);
}

function upchargeOption(path: Path, document: JsonObject): string {
  const entry = findByPath(document, path);
  const ids = isObject(entry) ? [entry.sizeOption, entry.styleOption] : [];
  const names = ids.flatMap((id) => (typeof id === 'string' ? optionName(path, id, document) : []));
  return names.join(' ');
}

function plainField(path: Path, document: JsonObject): string {
  const own = path.slice(ownerOf(path).length);
  const names = own.flatMap((step, at) => {
    if (typeof step === 'string') return silent.has(step) ? [] : [spelledOut(step)];
    const id = stepId(step) ?? '';
    const before = path.slice(0, path.length - own.length + at + 1);
    return [modifierName(id, document) ?? nameOf(findByPath(document, before)) ?? id];
  });
  return names.join(' › ');
}

/** Containers that say nothing to a person. */
const silent = new Set(['info', 'settings', 'inclusions', 'itemsSettings', 'categoriesSettings', 'kps']);

const amounts = new Set(['price', 'flatRate', 'basePrice', 'cost', 'amount']);

function knownValue(
  { path, document }: { readonly path: Path; readonly document: JsonObject },
  value: Json,
  { image, device }: Reader,
): string | undefined {
  const last = path.at(-1);
  if (typeof last === 'string' && amounts.has(last) && typeof value === 'string') return money(value);
  if (last === 'status' && (value === 'ACTIVE' || value === 'INACTIVE')) return say(menuWordsPhrases, value);
  if (typeof value === 'boolean') return say(menuWordsPhrases, value ? 'on' : 'off');
  if (last === 'orderTypes' && Array.isArray(value)) {
    if (value.length === 0) return say(menuWordsPhrases, 'allOrderTypes');
    return value.map((id) => orderTypeName(Number(id)) ?? String(id)).join(', ');
  }
  const list = kitchenLists.find((known) => path.includes(known));
  if (list !== undefined && last !== 'excludedSizes') return deviceNames(value, device);
  if ((last === 'excludedSizes' || last === 'excludeSizes') && typeof value === 'string') {
    return optionName(path, value, document);
  }
  if (last === 'imageId') {
    if (typeof value !== 'string') return say(menuWordsPhrases, 'noImage');
    return image(value) ?? say(menuWordsPhrases, 'anImage');
  }
  if (last === 'category' && typeof value === 'string')
    return nameOf(findByPath(document, ['categories', { id: value }]));
  if (last === 'taxStructureId') {
    if (typeof value !== 'string') return say(menuWordsPhrases, 'asAbove');
    return nameOf(findByPath(document, ['taxStructures', { id: value }])) ?? value;
  }
  if (isObject(value) && typeof value.selected === 'boolean') {
    return say(menuWordsPhrases, value.selected ? 'on' : 'off');
  }
  if (isObject(value) && typeof value.price === 'string') return money(value.price);
  if (isObject(value) && typeof value.flatRate === 'string') return money(value.flatRate);
  if (path.includes('costs')) return costsValue(path, value, document);
  if (Array.isArray(value)) return listValue(path, value, document);
  return undefined;
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

/** Ids in a list as the names of what they mean. */
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
