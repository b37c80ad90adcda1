import { findByPath, isObject, type JsonObject, type Path } from '@servery/domain';
import { menuFields } from '../phrases/menu-fields.ts';
import { menuWordsPhrases } from '../phrases/menu-words.ts';
import { say, sayKnown } from '../phrases.ts';
import { nameOf, spelledOut } from '../plain-words.ts';
import { itemField } from './item-words.ts';
import { fieldPath, modifierName, optionName, ownerOf, schemeName, sizeName, stepId, styleName } from './menu-names.ts';

/** The name of a field of a department, category or item: by its path, or by the size, scheme or requirement that it is about. */
export function menuField(path: Path, document: JsonObject): string {
  const rest = path.slice(ownerOf(path).length);
  return rest.length === 0 ? '' : (namedField(path, rest, document) ?? plainField(path, document));
}

function namedField(path: Path, rest: Path, document: JsonObject): string | undefined {
  if (rest[0] === 'pricing') return priceField(path, document);
  if (rest[0] === 'styles' && path[0] === 'items') {
    const style = styleName(path, rest[1], document);
    return say(menuWordsPhrases, rest[2] === 'defaultOption' ? 'defaultOption' : 'styleOptions', { style });
  }
  if (rest[0] === 'info' && (rest[1] === 'cost' || rest[1] === 'costs')) return costField(path, rest, document);
  if (rest[0] === 'kps' || rest[0] === 'printing') return kitchenField(rest);
  if (path[0] === 'pluNumbers') return say(menuWordsPhrases, 'nextNumber', { kind: spelledOut(String(rest[0])) });
  const ofItem = itemField(path, rest, document);
  if (ofItem !== undefined || typeof rest.at(-1) !== 'string') return ofItem;
  return sayKnown(menuFields, `${String(path[0])}.${fieldPath(path)}`) ?? sayKnown(menuFields, fieldPath(path));
}

/** `Cost`, `Cost, Large 14″` */
function costField(path: Path, [, , step]: Path, document: JsonObject): string {
  const cost = say(menuWordsPhrases, 'cost');
  return step === undefined ? cost : `${cost}, ${sizeName(path, step, document)}`;
}

export const kitchenLists = ['displays', 'kitchenPrinters', 'labelPrinters'] as const;

function kitchenField(rest: Path): string {
  if (rest.at(-1) === 'excludedSizes')
    return say(menuWordsPhrases, rest[0] === 'kps' ? 'sizesNotShown' : 'sizesNotPrinted');
  const list = kitchenLists.find((known) => rest.includes(known));
  return say(menuWordsPhrases, list ?? 'kitchen');
}

/** `Large, Delivery` for a price, `Free modifiers` in every scheme or `Free modifiers, Delivery`, `Thin, upcharge, Delivery` for an upcharge. */
function priceField(path: Path, document: JsonObject): string | undefined {
  const at = path.indexOf('pricing');
  const scheme = schemeName(path[at + 1], document);
  if (path.at(-1) === 'freeCount') {
    const free = say(menuWordsPhrases, 'freeModifiers');
    return scheme === undefined ? free : `${free}, ${scheme}`;
  }
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
