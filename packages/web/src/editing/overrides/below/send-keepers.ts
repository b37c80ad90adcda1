import type { ApiResult } from '../../../api/api-result.ts';
import type { KeepersAnswer, KeptVersion } from '../../document/configuration-calls.ts';

/** The server takes so many at once. */
const together = 100;

export type Sent = KeepersAnswer & {
  /** Those that no answer came for: the first call that fails ends it. */
  readonly unsent: readonly KeptVersion[];
};

/** Sends however many keepers there are, and answers what came of each. */
export async function sendKeepers(
  keepers: readonly KeptVersion[],
  send: (part: readonly KeptVersion[]) => Promise<ApiResult<KeepersAnswer>>,
): Promise<Sent> {
  const sent: KeepersAnswer = { saved: [], skipped: [], unfit: [] };
  for (let at = 0; at < keepers.length; at += together) {
    const answer = await send(keepers.slice(at, at + together));
    if (answer.status !== 'ok') return { ...sent, unsent: keepers.slice(at) };
    sent.saved.push(...answer.data.saved);
    sent.skipped.push(...answer.data.skipped);
    sent.unfit.push(...answer.data.unfit);
  }
  return { ...sent, unsent: [] };
}
