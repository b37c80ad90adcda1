import type { Json } from '@servery/domain';
import type { z } from 'zod';
import type { BodySize } from './body-sizes.ts';

/** One call: the values that travel, and their shapes. The server serves it, the web and the terminal call it, OpenAPI lists it. */
export interface OperationShape {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fastify path: `/api/menus/company/:companyId`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  /** A GET that changes something, or returns values that count elsewhere: other sites are kept from it as from every other method. */
  readonly acts?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** JSON body; a `gzipJson` body is gzip-compressed JSON sent as application/octet-stream, parsed against this schema. */
  readonly body?: z.ZodType;
  /** Fields of the body that come from the record as it was read: compared with it, never stored, and refused by name when they differ. */
  readonly readOnly?: z.ZodObject;
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

type ParsedBy<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

export type ParamsOf<Shape extends OperationShape> = ParsedBy<Shape['params']>;
export type QueryOf<Shape extends OperationShape> = ParsedBy<Shape['query']>;
export type BodyOf<Shape extends OperationShape> = ParsedBy<Shape['body']>;
export type ResponseOf<Shape extends OperationShape> = ParsedBy<Shape['response']>;

/** As a caller writes it: nothing is changed on the way, so all of it may be readonly. Whatever takes any JSON stays as it is. */
type AsWritten<Value> = Json extends Value ? Value : { readonly [Key in keyof Value]: AsWritten<Value[Key]> };

/** Null in a query leaves out an optional parameter. */
type SentQuery<Value> = {
  readonly [Key in keyof Value]: undefined extends Value[Key] ? Value[Key] | null : Value[Key];
};

/** One part of a call: absent where the operation has none, optional where nothing in it is required. */
type Part<Name extends string, Schema, Value> = Schema extends z.ZodType
  ? Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value }
  : { readonly [Key in Name]?: never };

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;

/** A compressed body may be compressed already. */
type BodyPart<Shape extends OperationShape> = Shape['body'] extends z.ZodType
  ? { readonly body: AsWritten<z.input<Shape['body']>> | (Shape['encoding'] extends 'gzipJson' ? Blob : never) }
  : { readonly body?: never };

/** The input that a caller gives: parameters of the path, query and body. */
export type CallOf<Shape extends OperationShape> = Part<'params', Shape['params'], AsWritten<Input<Shape['params']>>> &
  Part<'query', Shape['query'], SentQuery<Input<Shape['query']>>> &
  BodyPart<Shape>;

/** The answer that a caller gets with a 200; unknown where the contract does not describe it. */
export type AnswerOf<Shape extends OperationShape> = Shape['response'] extends z.ZodType
  ? z.output<Shape['response']>
  : unknown;

/** The last argument of a call, which may be left out when nothing in it is required. */
export type Arguments<Options> = Record<never, never> extends Options ? [given?: Options] : [given: Options];
