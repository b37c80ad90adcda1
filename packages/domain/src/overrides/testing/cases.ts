import fc from 'fast-check';
import type { JsonObject } from '../change.ts';
import { randomDocument } from './documents.ts';
import { edited } from './edits.ts';
import { type Random, randomFrom } from './random.ts';

/** How many generated cases each law is held against. */
export const RUNS = 10_000;

/** One integer triple is one test case, so that a failure is reported as something that can be typed in. */
export const seeds = fc.record({
  seed: fc.integer(),
  size: fc.integer({ min: 0, max: 4 }),
  edits: fc.integer({ min: 0, max: 10 }),
});
export type Seeds = { readonly seed: number; readonly size: number; readonly edits: number };

/** Two documents, the second being the first after some edits. */
export function pairFrom({ seed, size, edits }: Seeds): { a: JsonObject; b: JsonObject; random: Random } {
  const random = randomFrom(seed);
  const a = randomDocument(random, size);
  return { a, b: edited(random, a, edits), random };
}
