/** One entry of a 400's list. ER-02 */
export type ServerError = {
  readonly code: string;
  readonly message?: string | undefined;
  readonly path?: string | undefined;
};

/** The failures that can come back instead of data. ER-01 to ER-10 */
export type ApiFailure =
  | { readonly status: 'invalid'; readonly errors: readonly ServerError[] }
  | { readonly status: 'unauthorized' }
  | { readonly status: 'forbidden'; readonly code: string | null }
  | { readonly status: 'not-found' }
  | { readonly status: 'conflict'; readonly code: string | null; readonly body: unknown }
  | { readonly status: 'failed'; readonly code: string | null; readonly httpStatus: number }
  | { readonly status: 'canceled' };

export type ApiResult<Data> =
  | { readonly status: 'ok'; readonly data: Data; readonly etag: string | null }
  | { readonly status: 'unchanged' }
  | ApiFailure;

/** A failure as an exception, for code that works only with promises, as queries do. */
export class ApiError extends Error {
  readonly failure: ApiFailure | { readonly status: 'unchanged' };

  constructor(failure: ApiFailure | { readonly status: 'unchanged' }) {
    super(`API: ${failure.status}`);
    this.failure = failure;
  }
}

/** The data, or an ApiError. */
export function unwrap<Data>(result: ApiResult<Data>): Data {
  if (result.status === 'ok') return result.data;
  throw new ApiError(result);
}

/** The same result with the data read as something else. */
export function withData<Data, Next>(result: ApiResult<Data>, read: (data: Data) => Next): ApiResult<Next> {
  return result.status === 'ok' ? { ...result, data: read(result.data) } : result;
}

/** The server's own words for the problem of the request. */
export function reasonOf(result: ApiResult<unknown>): string | undefined {
  return result.status === 'invalid' ? result.errors[0]?.message : undefined;
}

/** The effect that a file would have, or the server's own words for the fault in it. */
export function readOutcome<Outcome>(
  result: ApiResult<Outcome>,
): { readonly outcome: Outcome } | { readonly reason: string | undefined } {
  return result.status === 'ok' ? { outcome: result.data } : { reason: reasonOf(result) };
}
