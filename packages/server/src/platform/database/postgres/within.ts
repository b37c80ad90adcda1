/** The database has not answered in time; whether the work was done is not known. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  readonly code = 'ETIMEDOUT';
}

/**
 * The result of work that is given so many milliseconds; a later result is dropped.
 * @throws NoAnswerError
 */
export async function within<Result>(millis: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new NoAnswerError(`No answer within ${millis} ms`)), millis);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
