import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

export interface ServiceOptions {
  /** For the log: which service. */
  readonly name: string;
  /** From the configuration only; empty: there is none. */
  readonly baseUrl: string;
  readonly logger: FastifyBaseLogger;
  readonly timeoutMillis?: number;
  /** Whether a call that may be repeated is sent again when it fails; yes unless somebody waits at a screen. */
  readonly asksAgain?: boolean;
}

export interface ServiceCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Segments, each sent as one whatever it holds. */
  readonly path: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export type ServiceAnswer =
  /** `body` is undefined when it is no JSON, and null where there is none. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body: unknown;
      /** Seconds until it wants to be asked again, where it says so. */
      readonly retryAfter?: number;
    }
  | { readonly kind: 'unreachable' };

export interface ServiceClient {
  readonly isConfigured: boolean;
  call(call: ServiceCall): Promise<ServiceAnswer>;
}

const answerWithinMillis = 5000;
const longestAnswer = 1024 * 1024;
const pausesMillis = [100, 400];

/**
 * Calls of one outside service. The host is the configured one and no redirect leads elsewhere; an answer comes in time and
 * stays small. Only calls that do the same twice are asked again, twice: GET and DELETE. Neither addresses with their
 * parameters, nor headers, nor bodies reach a log.
 */
export function createServiceClient(options: ServiceOptions): ServiceClient {
  const { name, baseUrl, logger, asksAgain = true } = options;
  return {
    isConfigured: baseUrl !== '',
    call: async (call) => {
      const pauses = call.method === 'POST' || !asksAgain ? [] : pausesMillis;
      for (const pause of [...pauses, undefined]) {
        const answer = await attempt(options, call);
        if (pause === undefined || (answer.kind === 'answer' && answer.status < 500)) {
          if (answer.kind === 'unreachable' || answer.status >= 500)
            logger.warn({ service: name, status: answer.kind === 'answer' ? answer.status : null }, 'service failed');
          return answer;
        }
        await sleep(pause * (0.5 + Math.random()));
      }
      return { kind: 'unreachable' };
    },
  };
}

async function attempt({ baseUrl, timeoutMillis }: ServiceOptions, call: ServiceCall): Promise<ServiceAnswer> {
  try {
    const response = await fetch(addressOf(baseUrl, call), {
      method: call.method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMillis ?? answerWithinMillis),
      headers: {
        accept: 'application/json',
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    });
    const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
    const body = parse(await readText(response));
    return { kind: 'answer', status: response.status, body, ...(retryAfter >= 0 && { retryAfter }) };
  } catch {
    return { kind: 'unreachable' };
  }
}

function addressOf(baseUrl: string, { path, query }: ServiceCall): URL {
  const base = new URL(baseUrl);
  base.pathname = [base.pathname.replace(/\/$/, ''), ...path.map(segmentOf)].join('/');
  base.search = new URLSearchParams(query ?? {}).toString();
  return base;
}

/** A colon may occur in a segment as it is: `messages:send`. */
function segmentOf(text: string): string {
  return encodeURIComponent(text).replaceAll('%3A', ':');
}

/** @throws Error beyond a megabyte, before more of it is read */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > longestAnswer) throw new Error('The answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
