import { findByPath, isList, isObject, type Json, type JsonObject, type Path } from '@servery/domain';
import { menuFields } from '../phrases/menu-fields.ts';
import { menuWordsPhrases } from '../phrases/menu-words.ts';
import { say, sayKnown } from '../phrases.ts';
import { nameOf } from '../plain-words.ts';
import { modifierName, optionName, sizeName, stepId } from './menu-names.ts';

/** The name of a field in an item or category beside its prices and its kitchen; undefined for other places. */
export function itemField(path: Path, rest: Path, document: JsonObject): string | undefined {
  if (rest[0] === 'excludedCombinations') return say(menuWordsPhrases, 'notTogether');
  const limit = limits.find((known) => known === rest[3]);
  if (limit && rest[1] === 'itemsSettings') return limitField(rest, limit, document);
  if (rest.includes('freeBySize')) return freeField(path, rest, document);
  if (rest[0] === 'requirements' && rest.length > 1) return requirementField(rest, document);
  return rest[0] === 'suggestions' && rest.length > 2 ? suggestionField(rest, document) : undefined;
}

/** Values of such places. */
export function itemValue(path: Path, value: Json, document: JsonObject): string | undefined {
  const last = path.at(-1);
  if (last === 'defaultOption' && typeof value === 'string') return optionName(path, value, document);
  if (path.includes('excludedCombinations')) return combinationValue(path, value, document);
  if (path.includes('itemsSettings') && limits.some((limit) => path.includes(limit)))
    return limitValue(path, value, document);
  if (path.includes('freeBySize')) return freeValue(path, value, document);
  return path.includes('suggestions') && last === 'order' && typeof value === 'number' ? String(value + 1) : undefined;
}

const limits = ['includedOnlyWith', 'allowedOnlyWith', 'amounts'] as const;

/** `Pepperoni, comes with it only in` */
function limitField(rest: Path, limit: (typeof limits)[number], document: JsonObject): string {
  const id = stepId(rest[2]) ?? '';
  return say(menuWordsPhrases, limit, { modifier: modifierName(id, document) ?? id });
}

/** Options and amounts by their names, one or several. */
function limitValue(path: Path, value: Json, document: JsonObject): string | undefined {
  if (isList(value)) return value.map((one) => limitValue(path, one, document) ?? '').join(', ') || undefined;
  if (typeof value !== 'string') return undefined;
  return sayKnown(menuFields, `modifier.amounts.${value}`) ?? optionName(path, value, document);
}

/** `Requirement Check ID`, and the sizes that it does not ask for. */
function requirementField([, step, part]: Path, document: JsonObject): string {
  const id = stepId(step) ?? '';
  const name = nameOf(findByPath(document, ['requirements', { id }])) ?? id;
  return say(menuWordsPhrases, part === 'excludeSizes' ? 'requirementExcept' : 'requirement', { name });
}

/** `Meat toppings free, Large 14″` */
function freeField(path: Path, rest: Path, document: JsonObject): string {
  const category = modifierName(stepId(rest[2]) ?? '', document) ?? '';
  const free = say(menuWordsPhrases, 'freeOf', { category });
  const step = rest[4];
  return step === undefined ? free : `${free}, ${sizeName(path, step, document)}`;
}

/** `2`, or `Medium 12″ 1, Large 14″ 2` */
function freeValue(path: Path, value: Json, document: JsonObject): string | undefined {
  if (isObject(value)) return String(value.count);
  if (!isList(value)) return undefined;
  const free = value.filter(isObject);
  return free.map(({ option, count }) => `${optionName(path, String(option), document)} ${count}`).join(', ');
}

/** `Suggested: Cola`, and its place among the others. */
function suggestionField([, list, step, part]: Path, document: JsonObject): string {
  const id = stepId(step) ?? '';
  const name = nameOf(findByPath(document, [list === 'items' ? 'items' : 'categories', { id }])) ?? id;
  return say(menuWordsPhrases, part === 'order' ? 'suggestionPlace' : 'suggestion', { name });
}

/** `Small 10″ Deep Dish`, one combination or several */
function combinationValue(path: Path, value: Json, document: JsonObject): string | undefined {
  if (isList(value)) return value.map((one) => combinationValue(path, one, document) ?? '').join(', ');
  if (!isObject(value) || !isList(value.options)) return undefined;
  return value.options.map((id) => optionName(path, String(id), document)).join(' ');
}
