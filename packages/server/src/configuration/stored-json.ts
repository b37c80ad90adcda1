import { asJsonObject, type Change, isChanges, type JsonObject } from '@servery/domain';

/** A document that passed its kind's schema when it was saved. */
export function parseDocument(text: string): JsonObject {
  return asJsonObject(JSON.parse(text));
}

/** A list of changes that passed the contract when it was saved; anything else is a fault of the stored row. */
export function parseChanges(value: unknown): Change[] {
  if (!isChanges(value)) throw new Error('The stored changes cannot be read.');
  return value;
}
