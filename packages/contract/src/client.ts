import { addressOf } from './address.ts';
import { gzipJson } from './gzip.ts';
import type { AnswerOf, Arguments, CallOf, OperationShape } from './operation.ts';
import { type OperationId, type Operations, operations } from './operations.ts';

/** The server answered, but not with the expected body. */
export class ServerAnswerError extends Error {
  readonly status: number;
  readonly body: string;
  /** Seconds after which the server wants to be asked again. */
  readonly retryAfter: string | null;

  constructor(path: string, status: number, { body = '', retryAfter = null }: Partial<Refusal> = {}) {
    super(`The server answered ${status} to ${path}${body && `: ${body.slice(0, 500)}`}`);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}
type Refusal = Pick<ServerAnswerError, 'body' | 'retryAfter'>;

export type Send = (url: URL, init: RequestInit) => Promise<Response>;

export interface ClientOptions {
  readonly url: string;
  /** The caller: a cookie, or the credential of a location. */
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of `fetch`. */
  readonly send?: Send;
}

/** The options that go along with one call, beside the input that the contract describes. */
export interface Asking {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly withinMillis?: number;
}

type CallInput<Id extends OperationId> = CallOf<Operations[Id]>;

/** The arguments that an operation is called with. */
export type CallArguments<Id extends OperationId> = Arguments<CallInput<Id> & Asking>;

type Raw = Pick<RequestInit, 'method' | 'body'>;

/** Calls of the contract's operations from a program; the browser has its own, without the schemas. */
export interface Client {
  /** The answer as the contract says; anything but a success is a ServerAnswerError. */
  call<Id extends OperationId>(id: Id, ...given: CallArguments<Id>): Promise<AnswerOf<Operations[Id]>>;
  /** The answer as it came, whatever its status, for bodies that are no JSON and for callers that read status and headers. */
  ask<Id extends OperationId>(id: Id, ...given: CallArguments<Id>): Promise<Response>;
  /** An address that an answer named; or bytes that no operation takes. */
  open(address: string, asking?: Asking & Raw): Promise<Response>;
}

type Values = Readonly<Record<string, unknown>>;
type AnyCall = Asking & { readonly params?: Values; readonly query?: Values; readonly body?: unknown };

const answerWithinMillis = 30_000;

/** A client of one server. */
export function createClient({ url, headers, send = fetch }: ClientOptions): Client {
  const open = (address: string, asking: Asking & Raw = {}): Promise<Response> => {
    const { signal, withinMillis = answerWithinMillis, ...init } = asking;
    const limit = AbortSignal.timeout(withinMillis);
    return send(new URL(address, url), {
      ...init,
      headers: { 'x-servery-request': '1', ...headers, ...asking.headers },
      redirect: 'error',
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    });
  };

  const respond = async (id: OperationId, { params, query, body, ...asking }: AnyCall = {}): Promise<Response> => {
    const { method, path, encoding }: OperationShape = operations[id];
    const address = addressOf(path, params, query);
    if (body === undefined) return open(address, { ...asking, method });
    const isPacked = encoding === 'gzipJson';
    return open(address, {
      ...asking,
      method,
      headers: { 'content-type': isPacked ? 'application/octet-stream' : 'application/json', ...asking.headers },
      body: isPacked ? await packed(body) : JSON.stringify(body),
    });
  };

  function ask<Id extends OperationId>(id: Id, ...given: CallArguments<Id>): Promise<Response>;
  function ask(id: OperationId, given?: AnyCall): Promise<Response> {
    return respond(id, given);
  }

  function call<Id extends OperationId>(id: Id, ...given: CallArguments<Id>): Promise<AnswerOf<Operations[Id]>>;
  async function call(id: OperationId, given?: AnyCall): Promise<unknown> {
    const { path, response: schema }: OperationShape = operations[id];
    const answer = await respond(id, given);
    const text = await answer.text();
    if (!answer.ok) throw new ServerAnswerError(path, answer.status, refusalOf(answer, text));
    return schema?.parse(JSON.parse(text));
  }

  return { call, ask, open };
}

/** Signs in; the client that calls as that person. A session outlives a restart of the server. */
export async function signIn(options: ClientOptions, credentials: CallInput<'login'>['body']): Promise<Client> {
  const answer = await createClient(options).ask('login', { body: credentials });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${credentials.email} could not sign in at ${options.url}: ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return createClient({ ...options, headers: { ...options.headers, cookie: cookies.join('; ') } });
}

function packed(body: unknown): Blob | Promise<Blob> {
  return body instanceof Blob ? body : gzipJson(body);
}

function refusalOf({ headers }: Response, body: string): Refusal {
  return { body, retryAfter: headers.get('retry-after') };
}
