import { isObject, type Json, type JsonObject } from '@servery/domain';

/** The details of an entry, whatever version of the product wrote them. */
export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

export function textAt(details: JsonObject, name: string): string | undefined {
  const value = details[name];
  return typeof value === 'string' ? value : undefined;
}

/** A number, or how many a list has. */
export function countOf(value: Json | undefined): number {
  if (typeof value === 'number') return value;
  return Array.isArray(value) ? value.length : 0;
}

/** The texts of a list. */
export function textsOf(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** The same with long lists cut off: one entry may name every location of a company. */
export function shortened(details: JsonObject, longest: number): JsonObject {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, Array.isArray(value) ? value.slice(0, longest) : value]),
  );
}
