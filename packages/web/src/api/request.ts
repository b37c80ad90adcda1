import { addressOf } from '@servery/contract';
import { z } from 'zod/mini';
import { apiEvents, outageCodes } from './api-events.ts';
import type { ApiFailure, ApiResult } from './api-result.ts';
import { sendPatiently } from './resending.ts';

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Any zod schema, of `zod` or of the small `zod/mini` that the first load uses. */
export type Schema<Data> = z.core.$ZodType<Data>;

export type RequestOptions<Data> = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From `/api` on. */
  readonly path: string;
  readonly query?: Query;
  /** Sent as JSON; a Blob is sent as it is. */
  readonly body?: unknown;
  /** The form that the answer must have; an answer without it is a failure. */
  readonly schema: Schema<Data>;
  readonly signal?: AbortSignal;
  /** Asks for an answer only if it differs from this version. */
  readonly etag?: string | null;
  /** Nobody asked for it: a time-out prompts and throws nobody out. */
  readonly isBackground?: boolean;
  /** The caller deals with 401 and 403 itself, as the login does. */
  readonly isQuiet?: boolean;
  /** However often it is sent, the server does it once. */
  readonly idempotencyKey?: string;
};

const invalidBody = z.object({
  errors: z.array(z.object({ code: z.string(), message: z.optional(z.string()), path: z.optional(z.string()) })),
});
const errorBody = z.object({ error: z.string() });

/** Every call to the server goes through here; ER-01 to ER-12 are kept here and nowhere else. */
export async function request<Data>(options: RequestOptions<Data>): Promise<ApiResult<Data>> {
  const address = addressOf(options.path, {}, options.query);
  const result = await answerTo(() => fetch(address, init(options)), options);
  if (!options.isQuiet) announce(result, options.isBackground ?? false);
  return result;
}

/**
 * The server's answer to a call, which is sent again while the server is busy.
 * @param send one try, by `fetch` or not
 */
export async function answerTo<Data>(
  send: () => Promise<Response>,
  options: Pick<RequestOptions<Data>, 'schema' | 'signal' | 'isBackground'>,
): Promise<ApiResult<Data>> {
  try {
    const response = await sendPatiently(send, options);
    if (response.status === 304) return { status: 'unchanged' };
    if (!response.ok) return await failure(response);
    return parsed(response, await readBody(response), options.schema);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return { status: 'canceled' };
    return { status: 'failed', code: navigator.onLine ? null : 'OFFLINE', httpStatus: 500 };
  }
}

function init<Data>({ method = 'GET', body, signal, etag, idempotencyKey }: RequestOptions<Data>): RequestInit {
  const isBytes = body instanceof Blob;
  const type = isBytes ? 'application/octet-stream' : 'application/json';
  return {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'x-servery-request': '1',
      ...(body !== undefined && { 'content-type': type }),
      ...(etag && { 'if-none-match': etag }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: isBytes ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  };
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

function parsed<Data>(response: Response, body: unknown, schema: Schema<Data>): ApiResult<Data> {
  const answer = z.safeParse(schema, body);
  if (answer.success) return { status: 'ok', data: answer.data, etag: response.headers.get('etag') };
  console.error(response.url, answer.error);
  return { status: 'failed', code: 'UNEXPECTED_ANSWER', httpStatus: response.status };
}

async function failure(response: Response): Promise<ApiFailure> {
  return failureOf(response.status, await readBody(response).catch(() => undefined));
}

function failureOf(httpStatus: number, body: unknown): ApiFailure {
  const code = errorBody.safeParse(body).data?.error ?? null;
  switch (httpStatus) {
    case 400:
      return { status: 'invalid', errors: invalidBody.safeParse(body).data?.errors ?? (code ? [{ code }] : []) };
    case 401:
      return { status: 'unauthorized' };
    case 403:
      return { status: 'forbidden', code };
    case 404:
      return { status: 'not-found' };
    case 409:
      return { status: 'conflict', code, body };
    default:
      return { status: 'failed', code, httpStatus };
  }
}

function announce(result: ApiResult<unknown>, isBackground: boolean): void {
  if (result.status === 'unauthorized') apiEvents.unauthorized({ isBackground });
  if (result.status === 'forbidden') apiEvents.forbidden(result.code);
  const outage = result.status === 'failed' && outageCodes.find((code) => code === result.code);
  if (outage && !isBackground) apiEvents.outage(outage);
}
