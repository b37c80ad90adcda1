import { findByPath, isObject, type Json, type JsonObject } from '@servery/domain';
import { nameOf } from '../plain-words.ts';

/** The name of a size or another option of any department, where the entry that names it belongs to none. */
export function optionNameOfAny(id: string, { departments }: JsonObject): string {
  const styles = listIn(departments).flatMap((department) => (isObject(department) ? listIn(department.styles) : []));
  const found = styles.map((style) => findByPath(style, ['options', { id }])).find((option) => option !== undefined);
  return nameOf(found) ?? id;
}

function listIn(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
