import { apiEvents } from './api-events.ts';

/** A busy server is asked again so often. */
const mostTries = 8;
/** Anyone who is told to come back later than this has tried too often: a person should know. */
const longestSeconds = 60;
/** A call that has waited so many seconds in all does not wait again. */
const longestInAll = 90;

type Patience = {
  /** Ends the waiting, too. */
  readonly signal?: AbortSignal;
  /** Nobody asked for it, so nobody is told that it waits. */
  readonly isBackground?: boolean;
};

/**
 * Sends a call again while the server is too busy for it, when it asks for that. Such an answer is given before anything is
 * done, so that a call that is sent again is done once.
 * @param send one try, by `fetch` or not
 */
export async function sendPatiently(
  send: () => Promise<Response>,
  { signal, isBackground }: Patience,
): Promise<Response> {
  let response = await send();
  let waiting: { readonly over: () => void } | undefined;
  let waited = 0;
  try {
    for (let tries = 1; tries < mostTries; tries += 1) {
      const asked = await secondsToWait(response);
      if (asked === undefined || waited + asked > longestInAll) break;
      if (isBackground !== true) waiting ??= apiEvents.busy();
      const seconds = spread(asked);
      await wait(seconds, signal);
      waited += seconds;
      response = await send();
    }
    return response;
  } finally {
    waiting?.over();
  }
}

/** @returns undefined for a final answer */
async function secondsToWait(response: Response): Promise<number | undefined> {
  const asked = response.headers.get('retry-after');
  if (asked === null || !(await isBusy(response))) return undefined;
  const seconds = Number(asked);
  return seconds >= 0 && seconds <= longestSeconds ? seconds : undefined;
}

async function isBusy(response: Response): Promise<boolean> {
  if (response.status === 429) return true;
  return response.status === 503 && /"error":\s*"BUSY"/.test(await response.clone().text());
}

/** Up to half as long again, so that all who were refused together do not come back together. */
function spread(seconds: number): number {
  return seconds * (1 + Math.random() / 2);
}

function wait(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('The call was canceled.', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
