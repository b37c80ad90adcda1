import { findByPath, isList, isObject, type Json, type JsonObject, type Path } from '@servery/domain';
import type { DocumentWords } from './document-words.ts';
import { valuePhrases } from './phrases/values.ts';
import { say } from './phrases.ts';

/** Words for places without words of their own: names of entities, field names spelled out. */
export const plainWords: DocumentWords = {
  entity: (path, document) => {
    const names = namesAlong(path, document);
    const place = names.slice(0, -1).join(' › ');
    return { name: names.at(-1) ?? '', place };
  },
  field: (path) => {
    const fields = path.slice(lastEntity(path) + 1).flatMap((step) => (typeof step === 'string' ? [step] : []));
    return fields
      .filter((field) => !silent.has(field))
      .map(spelledOut)
      .join(' › ');
  },
  value: (_path, value) => plainValue(value),
};

/** Containers that say nothing to a person. */
const silent = new Set(['info', 'settings']);

/** `Yes`, `14.49`, the name of an entity, `3 entries`. */
function plainValue(value: Json): string {
  if (value === null || value === '') return say(valuePhrases, 'nothing');
  if (typeof value === 'boolean') return say(valuePhrases, value ? 'yes' : 'no');
  if (typeof value !== 'object') return String(value);
  if (isList(value)) return value.length === 0 ? say(valuePhrases, 'nothing') : value.map(plainValue).join(', ');
  return nameOf(value) ?? '…';
}

/** The name that people use for an entity. */
export function nameOf(value: Json | undefined): string | undefined {
  if (!isObject(value)) return undefined;
  const info = isObject(value.info) ? value.info : {};
  const candidates = [value.customName, value.name, info.name, value.label, value.title, value.id];
  const name = candidates.find(
    (candidate) => (typeof candidate === 'string' || typeof candidate === 'number') && candidate !== '',
  );
  return name === undefined ? undefined : String(name);
}

/** `requireCustomerName` -> `Require customer name` */
export function spelledOut(field: string): string {
  const words = field.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The section, then every entity on the way. */
function namesAlong(path: Path, document: JsonObject): string[] {
  return path.flatMap((step, at) => {
    if (typeof step === 'string') return at === 0 ? [spelledOut(step)] : [];
    const named = nameOf(findByPath(document, path.slice(0, at + 1)));
    return [named ?? String('id' in step ? step.id : step.value)];
  });
}

function lastEntity(path: Path): number {
  const at = path.findLastIndex((step) => typeof step === 'object');
  return at < 0 ? 0 : at;
}
