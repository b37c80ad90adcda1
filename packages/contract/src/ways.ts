import { z } from 'zod';
import type { OperationShape } from './operation.ts';
import { type OperationId, type Operations, operations } from './operations.ts';

/** The least that an answer must be: an object, or a list of objects, with these fields. */
export type Outline = { readonly isList?: true; readonly fields: readonly string[] };

/** How an operation is called, as plain data: a caller that knows the ways needs no schema at run time. */
export type Way = Pick<OperationShape, 'method' | 'path'> & {
  /** The body travels as gzip-compressed JSON. */
  readonly isPacked?: true;
  /** The answer is like one of these; none: its shape is not known. */
  readonly outlines: readonly Outline[];
};
export type Ways = { readonly [Id in OperationId]: Way & Pick<Operations[Id], 'method' | 'path'> };

/** The way of each operation; a build puts it into the browser. */
export function waysOfOperations(): Record<string, Way> {
  return Object.fromEntries(Object.entries(operations).map(([id, shape]) => [id, wayOf(shape)]));
}

function wayOf({ method, path, encoding, response }: OperationShape): Way {
  return { method, path, ...(encoding === 'gzipJson' && { isPacked: true }), outlines: outlinesOf(response) };
}

function outlinesOf(response: unknown): readonly Outline[] {
  if (response instanceof z.ZodObject) return [{ fields: requiredFields(response) }];
  if (response instanceof z.ZodRecord) return [{ fields: [] }];
  if (response instanceof z.ZodArray && response.element instanceof z.ZodObject)
    return [{ isList: true, fields: requiredFields(response.element) }];
  if (!(response instanceof z.ZodUnion)) return [];
  const options = response.options.map(outlinesOf);
  return options.every((outlines) => outlines.length > 0) ? options.flat() : [];
}

function requiredFields({ shape }: z.ZodObject): readonly string[] {
  return Object.entries(shape).flatMap(([name, field]) => (z.safeParse(field, undefined).success ? [] : [name]));
}
