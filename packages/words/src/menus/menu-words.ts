import { findByPath, isObject, type Json, type JsonObject, type Path } from '@servery/domain';
import type { DocumentWords, Reader } from '../document-words.ts';
import { menuWordsPhrases } from '../phrases/menu-words.ts';
import { say } from '../phrases.ts';
import { nameOf, plainWords } from '../plain-words.ts';
import { dietaryField, dietaryValue } from './dietary-words.ts';
import { itemValue } from './item-words.ts';
import { menuField } from './menu-field-words.ts';
import { menuListWords } from './menu-list-words.ts';
import { ownerOf } from './menu-names.ts';
import { menuValue } from './menu-value-words.ts';
import { modifierField, modifierValue } from './modifier-words.ts';
import { isOfferedByMenu, offeredField, offeredValue } from './offered-words.ts';
import { optionsField, optionsValue } from './option-words.ts';

/** The names that people use for the parts of a menu: `Harbor Supreme`, `Pizza › Signature`, `Large, Delivery: $19.49 to $20.99`. */
export function menuWords(reader: Reader): DocumentWords {
  const wordsOfList = menuListWords(reader);
  return {
    entity: (path, document) => wordsOfList(path)?.entity(path, document) ?? entityWords(path, document),
    field: (path, document) =>
      wordsOfList(path)?.field(path, document) ??
      dietaryField(path) ??
      offeredField(path, document) ??
      optionsField(path) ??
      modifierField(path, document) ??
      menuField(path, document),
    value: (path, value, document) =>
      wordsOfList(path)?.value(path, value, document) ??
      dietaryValue(path, value) ??
      offeredValue(path, value, document) ??
      optionsValue(path, value) ??
      modifierValue(path, value, document) ??
      itemValue(path, value, document) ??
      menuValue({ path, document }, value, reader) ??
      plainWords.value(path, value, document),
  };
}

function entityWords(path: Path, document: JsonObject): ReturnType<DocumentWords['entity']> {
  if (isOfferedByMenu(path)) return { name: sectionName(path), place: '' };
  const owner = ownerOf(path);
  const entity = owner.length > 1 ? findByPath(document, owner) : undefined;
  const name = nameOf(entity);
  if (name === undefined) return { name: sectionName(path), place: '' };
  return { name, place: placeOf(owner, entity, document) };
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
