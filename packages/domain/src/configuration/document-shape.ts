import { z } from 'zod';

/** Which fields a schema describes. */
export type DocumentShape =
  | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, DocumentShape> }
  | { readonly kind: 'list' | 'record'; readonly of: DocumentShape }
  /** Whatever it holds. */
  | { readonly kind: 'any' };

const any: DocumentShape = { kind: 'any' };
const shapes = new WeakMap<z.ZodType, DocumentShape>();

/** The fields of a schema. An object schema without a field describes nothing: it may hold anything. */
export function shapeOf(schema: unknown): DocumentShape {
  if (!(schema instanceof z.ZodType)) return any;
  const held = shapes.get(schema);
  if (held !== undefined) return held;
  const shape = readShape(schema);
  shapes.set(schema, shape);
  return shape;
}

function readShape(schema: z.ZodType): DocumentShape {
  if (schema instanceof z.ZodObject) return objectShape(schema.shape);
  if (schema instanceof z.ZodArray) return { kind: 'list', of: shapeOf(schema.element) };
  if (schema instanceof z.ZodRecord) return { kind: 'record', of: shapeOf(schema.valueType) };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional) return shapeOf(schema.unwrap());
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodReadonly) return shapeOf(schema.unwrap());
  return any;
}

function objectShape(fields: Readonly<Record<string, unknown>>): DocumentShape {
  const entries = Object.entries(fields);
  if (entries.length === 0) return any;
  return { kind: 'object', fields: new Map(entries.map(([name, schema]) => [name, shapeOf(schema)])) };
}
