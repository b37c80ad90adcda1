import type { FaultCode } from '@servery/contract';

/** One problem of a user's request. */
export interface FaultDetail {
  readonly code: string;
  readonly message?: string;
  readonly path?: string;
}

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503 | 507;

interface More {
  readonly errors?: readonly FaultDetail[];
  readonly extra?: Readonly<Record<string, unknown>>;
  /** When to ask again. */
  readonly retrySeconds?: number;
}

/** A 400 has its codes beside a field and a message; every other answer has only its code. */
type FaultArguments =
  | [status: 400, code: string, more?: More]
  | [status: Exclude<Status, 400>, code: FaultCode, more?: More];

/** An error that a caller can cause: becomes `{ errors }` for 400, else the status with `{ error: code }`. The one error class of the server. */
export class Fault extends Error {
  readonly status: Status;
  readonly code: string;
  readonly errors: readonly FaultDetail[];
  readonly extra: Readonly<Record<string, unknown>>;
  readonly retrySeconds: number | undefined;

  constructor(...[status, code, more = {}]: FaultArguments) {
    super(code);
    this.status = status;
    this.code = code;
    this.errors = more.errors ?? [{ code }];
    this.extra = more.extra ?? {};
    this.retrySeconds = more.retrySeconds;
  }
}

/** Absent and foreign look the same. */
export function notFound(): Fault {
  return new Fault(404, 'NOT_FOUND');
}

export function forbidden(): Fault {
  return new Fault(403, 'FORBIDDEN');
}

/** A 400 with one error that names its field. */
export function invalid(code: string, message: string, path?: string): Fault {
  return new Fault(400, code, { errors: [path === undefined ? { code, message } : { code, message, path }] });
}
