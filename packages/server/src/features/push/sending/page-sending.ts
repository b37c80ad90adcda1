import { setTimeout as sleep } from 'node:timers/promises';
import type { PushTrouble } from '@servery/contract';
import type { PushOutcome } from '../../../platform/database/tables/push-tables.ts';
import type { Provider } from '../provider/push-provider.ts';
import type { Claimed } from './claims.ts';

export interface SentPage {
  readonly outcomes: readonly { readonly deviceId: string; readonly state: PushOutcome }[];
  /** For certain nothing was sent to these. */
  readonly unsent: readonly string[];
  /** Why the rest of the page was left: the provider takes nothing, or one call got no answer. */
  readonly trouble: PushTrouble | null;
}

interface Sending {
  readonly provider: Provider;
  /** Aborted: notifications that the provider has not been asked about stay unsent. */
  readonly stopping: AbortSignal;
  /** Whether somebody has stopped the message; asked after each wait. */
  readonly isStopped: () => Promise<boolean>;
}

const atOnce = 64;
/** A phone that the provider has no room for is asked about again so often, after 1, 2 and 4 s or the time that it names. */
const mostAttempts = 4;
const longestWaitSeconds = 15;

/** Asks the provider about each device of a page, side by side. No transaction is open while it asks. */
export async function sendPage(claims: readonly Claimed[], sending: Sending): Promise<SentPage> {
  const outcomes: { deviceId: string; state: PushOutcome }[] = [];
  const unsent: string[] = [];
  const rest = [...claims];
  let trouble: PushTrouble | null = null;
  let isOver = false;
  const work = async (): Promise<void> => {
    for (let claim = rest.shift(); claim !== undefined; claim = rest.shift()) {
      const { deviceId } = claim;
      const answer = isOver || sending.stopping.aborted ? 'unsent' : await sendOne(claim, sending);
      if (typeof answer === 'object') {
        trouble = answer.trouble;
        isOver = true;
      }
      if (answer === 'stopped') isOver = true;
      if (answer === 'UNKNOWN') {
        trouble = 'AWAY';
        isOver = true;
      }
      if (typeof answer === 'object' || answer === 'unsent' || answer === 'stopped') unsent.push(deviceId);
      else outcomes.push({ deviceId, state: answer });
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, claims.length) }, work));
  return { outcomes, unsent, trouble };
}

type Sent = PushOutcome | 'unsent' | 'stopped' | { readonly trouble: PushTrouble };

async function sendOne({ letter }: Claimed, { provider, stopping, isStopped }: Sending): Promise<Sent> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await provider.send(letter);
    switch (answer.kind) {
      case 'sent':
        return 'SENT';
      case 'failed':
        return answer.reason;
      case 'unknown':
        return 'UNKNOWN';
      case 'blocked':
        return { trouble: answer.trouble };
      case 'busy': {
        if (attempt === mostAttempts) return answer.reason;
        const seconds = Math.min(answer.afterSeconds ?? 2 ** (attempt - 1), longestWaitSeconds);
        await sleep(seconds * 1_000 * (1 + Math.random() / 4), undefined, { signal: stopping }).catch(() => undefined);
        if (stopping.aborted) return 'unsent';
        if (await isStopped()) return 'stopped';
      }
    }
  }
}
