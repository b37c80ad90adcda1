import { setTimeout as sleep } from 'node:timers/promises';

export interface Failure {
  readonly kind: 'failed';
  readonly message: string;
  readonly retrySeconds: number;
}

interface Trying {
  /** @returns seconds until it is due again */
  readonly once: () => Promise<number>;
  readonly onFailure: (failure: Failure) => void;
  readonly signal: AbortSignal;
}

const firstRetrySeconds = 1;
const longestRetrySeconds = 60;

/** Does something again and again until it is stopped, later and later while it fails. */
export async function keepTrying({ once, onFailure, signal }: Trying): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const seconds = await once().then(
      (next) => {
        failures = 0;
        return next;
      },
      (error: unknown) => {
        if (signal.aborted) return 0;
        failures += 1;
        const retrySeconds = retryDelay(failures, Math.random());
        onFailure({ kind: 'failed', message: error instanceof Error ? error.message : String(error), retrySeconds });
        return retrySeconds;
      },
    );
    await sleep(seconds * 1000, undefined, { signal }).catch(() => undefined);
  }
}

/** Doubles from one second to a minute, spread over its whole width, so that a fleet does not come back as one. */
export function retryDelay(failures: number, random: number): number {
  return Math.max(0.1, random * Math.min(longestRetrySeconds, firstRetrySeconds * 2 ** Math.min(failures, 10)));
}

/** Spread by a share of it on either side. */
export function jitter(seconds: number, share: number): number {
  return seconds * (1 - share + 2 * share * Math.random());
}
