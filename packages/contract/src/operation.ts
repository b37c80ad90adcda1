import type { z } from 'zod';
import type { BodySize } from './body-sizes.ts';

/** One call: what travels, and in which shape. The server serves it, the web and the terminal call it, OpenAPI lists it. */
export interface OperationShape {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fastify path: `/api/menus/company/:companyId`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  /** A GET that changes something, or hands out what counts elsewhere: other sites are kept from it as from every other method. */
  readonly acts?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** JSON body; a `gzipJson` body is gzip-compressed JSON sent as application/octet-stream, parsed against this schema. */
  readonly body?: z.ZodType;
  readonly encoding?: 'gzipJson' | 'image';
  /** How large the body gets; absent: a `form`. */
  readonly bodySize?: BodySize;
  /** JSON answer of status 200; absent where the answer has no body or is served as stored bytes. */
  readonly response?: z.ZodType;
}

/** Keeps the literal types of a shape, so that callers know parameters, body and answer. */
export function operation<const Shape extends OperationShape>(shape: Shape): Shape {
  return shape;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

export type ParamsOf<Shape extends OperationShape> = Parsed<Shape['params']>;
export type QueryOf<Shape extends OperationShape> = Parsed<Shape['query']>;
export type BodyOf<Shape extends OperationShape> = Parsed<Shape['body']>;
export type ResponseOf<Shape extends OperationShape> = Parsed<Shape['response']>;
