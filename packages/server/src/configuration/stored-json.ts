import type { Change, JsonObject } from '@servery/domain';
import { z } from 'zod';

const objectSchema = z.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
const changesSchema = z.custom<Change[]>((value) => Array.isArray(value));

/** A document that passed its kind's schema when it was saved. */
export function parseDocument(text: string): JsonObject {
  return objectSchema.parse(JSON.parse(text));
}

/** A list of changes that passed the contract when it was saved. */
export function parseChanges(value: unknown): Change[] {
  return changesSchema.parse(value);
}

/** A document as it came over the wire, before its kind's schema has seen it. */
export function asJsonObject(value: unknown): JsonObject {
  return objectSchema.parse(value);
}
