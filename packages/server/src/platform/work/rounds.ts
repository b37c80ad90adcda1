import { setTimeout as sleep } from 'node:timers/promises';

export interface Rounds {
  /** No round begins any more. Resolves once the one under way is over, which needs the database until then. */
  stop(): Promise<void>;
}

interface RoundOptions {
  /** From the end of a round to the beginning of the next. */
  readonly pauseMillis: number;
  /**
   * @param stopping aborted by the stop: a round ends where it can be taken up again
   * @param index from 0 on
   */
  readonly round: (stopping: AbortSignal, index: number) => Promise<void>;
  /** A round that failed is followed by the next. */
  readonly onError: (error: unknown) => void;
  /** Is given a function that ends a pause; called during a round, it lets the next follow at once. */
  readonly waking?: (wake: () => void) => void;
}

/** Work beside the requests, one round after the other, the first at once. It does not keep the process alive. */
export function startRounds({ pauseMillis, round, onError, waking }: RoundOptions): Rounds {
  const stopping = new AbortController();
  let woken = new AbortController();
  waking?.(() => woken.abort());
  const run = async (): Promise<void> => {
    for (let index = 0; !stopping.signal.aborted; index += 1) {
      woken = new AbortController();
      await round(stopping.signal, index).catch(onError);
      const signal = AbortSignal.any([stopping.signal, woken.signal]);
      await sleep(pauseMillis, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
