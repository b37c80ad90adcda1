import {
  type AnswerOf,
  type Arguments,
  addressOf,
  type CallOf,
  gzipJson,
  type OperationId,
  type Operations,
  type Outline,
} from '@servery/contract';
import { z } from 'zod/mini';
import type { ApiResult } from './api-result.ts';
import { type Query, type RequestOptions, request, type Schema } from './request.ts';

/** Named once: a build writes the whole table wherever this name occurs. */
const ways = __SERVERY_WAYS__;

/** The answer of an operation: `Answer<'getCompany'>`. */
export type Answer<Id extends OperationId> = AnswerOf<Operations[Id]>;

/** The options of a call beside the parts that the contract names. */
type CallOptions = Pick<RequestOptions<unknown>, 'signal' | 'etag' | 'isBackground' | 'isQuiet' | 'idempotencyKey'>;

/** The input of a call of an operation. */
export type CallInput<Id extends OperationId> = CallOf<Operations[Id]>;
type Params = Readonly<Record<string, unknown>>;
type AnyCall = CallOptions & { readonly params?: Params; readonly query?: Query; readonly body?: unknown };

/** Calls an operation of the contract: `call('getCompany', { params: { companyId }, signal })`. */
export function call<Id extends OperationId>(
  id: Id,
  ...given: Arguments<CallInput<Id> & CallOptions>
): Promise<ApiResult<Answer<Id>>>;
export async function call(id: OperationId, given: AnyCall = {}): Promise<ApiResult<unknown>> {
  const { params, query, body, ...options } = given;
  const way = ways[id];
  return request({
    ...options,
    method: way.method,
    path: addressOf(way.path, params, query),
    body: way.isPacked && !(body instanceof Blob) ? await gzipJson(body) : body,
    schema: answerSchema(id),
  });
}

/** Looks at the outline of an answer; its types are the contract's. */
export function answerSchema<Id extends OperationId>(id: Id): Schema<Answer<Id>> {
  return z.custom<Answer<Id>>((answer) => fits(id, answer));
}

/** The address of an operation, for requests of the browser itself: a link, a picture. */
export function linkTo<Id extends OperationId>(
  id: Id,
  ...given: Arguments<Pick<CallInput<Id>, 'params' | 'query'>>
): string;
export function linkTo(id: OperationId, { params, query }: Pick<AnyCall, 'params' | 'query'> = {}): string {
  return addressOf(ways[id].path, params, query);
}

/** The server is of the same version, but for a tab that stayed open over an update: the outlines find the changes. */
function fits(id: OperationId, answer: unknown): boolean {
  const { outlines } = ways[id];
  return outlines.length === 0 || outlines.some((outline) => isLike(answer, outline));
}

function isLike(answer: unknown, { isList, fields }: Outline): boolean {
  if (!isList) return hasFields(answer, fields);
  return Array.isArray(answer) && answer.every((entry) => hasFields(entry, fields));
}

function hasFields(value: unknown, fields: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return fields.every((field) => field in value);
}

/** The version that others saved in between: the `current` of a 409's body, if it has the form of the operation's answer. */
export function savedMeanwhile<Id extends OperationId>(id: Id, body: unknown): Answer<Id> | undefined;
export function savedMeanwhile(id: OperationId, body: unknown): unknown {
  const current = typeof body === 'object' && body !== null && 'current' in body ? body.current : undefined;
  return current !== undefined && fits(id, current) ? current : undefined;
}
