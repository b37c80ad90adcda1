import { BASE, findByPath, isObject, type Json, type JsonObject, type Path } from '@servery/domain';
import { menuWordsPhrases } from '../phrases/menu-words.ts';
import { say } from '../phrases.ts';
import { nameOf } from '../plain-words.ts';
import { namesOf } from '../section-words.ts';
import { optionNameOfAny } from './option-name.ts';

/** The department, category, item, modifier or offer that a place belongs to. */
export function ownerOf(path: Path): Path {
  const at = path.findIndex((step) => typeof step === 'object');
  return at < 0 ? path.slice(0, 1) : path.slice(0, at + 1);
}

/** Where a change goes on below the thing it belongs to: `info.name`, without ids. */
export function fieldPath(path: Path): string {
  return namesOf(path.slice(ownerOf(path).length));
}

export function schemeName(step: Path[number] | undefined, document: JsonObject): string | undefined {
  const id = stepId(step);
  return id === undefined ? undefined : (nameOf(findByPath(document, ['pricingSchemes', { id }])) ?? id);
}

export function sizeName(path: Path, step: Path[number], document: JsonObject): string {
  const id = stepId(step) ?? '';
  return id === BASE ? say(menuWordsPhrases, 'everySize') : optionName(path, id, document);
}

/** The name of a style's option in the department of the item; a modifier belongs to none. */
export function optionName(path: Path, optionId: string, document: JsonObject): string {
  for (const style of stylesOf(path, document)) {
    const option = findByPath(style, ['options', { id: optionId }]);
    if (option !== undefined) return nameOf(option) ?? optionId;
  }
  return path[0] === 'modifiers' ? optionNameOfAny(optionId, document) : optionId;
}

function stylesOf(path: Path, document: JsonObject): readonly Json[] {
  const item = findByPath(document, path.slice(0, 2));
  const id = isObject(item) ? item.department : undefined;
  const styles = typeof id === 'string' ? findByPath(document, ['departments', { id }, 'styles']) : undefined;
  return Array.isArray(styles) ? styles : [];
}

/** A style of the department of the item. */
export function styleName(path: Path, step: Path[number] | undefined, document: JsonObject): string {
  const id = stepId(step);
  return nameOf(stylesOf(path, document).find((style) => isObject(style) && style.id === id)) ?? id ?? '';
}

export function modifierName(id: string, document: JsonObject): string | undefined {
  const lists = [
    findByPath(document, ['modifiers', 'items', { id }]),
    findByPath(document, ['modifiers', 'categories', { id }]),
  ];
  return nameOf(lists.find((found) => found !== undefined));
}

export function stepId(step: Path[number] | undefined): string | undefined {
  if (typeof step !== 'object') return undefined;
  return String('id' in step ? step.id : step.value);
}
