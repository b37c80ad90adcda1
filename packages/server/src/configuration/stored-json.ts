import { asJsonObject, type Change, type JsonObject } from '@servery/domain';
import { z } from 'zod';

const changesSchema = z.custom<Change[]>((value) => Array.isArray(value));

/** A document that passed its kind's schema when it was saved. */
export function parseDocument(text: string): JsonObject {
  return asJsonObject(JSON.parse(text));
}

/** A list of changes that passed the contract when it was saved. */
export function parseChanges(value: unknown): Change[] {
  return changesSchema.parse(value);
}
