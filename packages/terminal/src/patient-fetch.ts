import { setTimeout as sleep } from 'node:timers/promises';

const longestWaitSeconds = 120;

/** Asks again where the server asks for patience: 429 and 503 with `Retry-After` in seconds. Any other answer is the answer. */
export async function patientFetch(url: URL, init: RequestInit): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, init);
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    const isAsked = (answer.status === 429 || answer.status === 503) && seconds >= 0;
    if (!isAsked || seconds > longestWaitSeconds) return answer;
    await answer.body?.cancel();
    await sleep(seconds * 1000);
  }
}
