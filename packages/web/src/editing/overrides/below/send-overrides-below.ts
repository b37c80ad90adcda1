import type { ApiResult } from '../../../api/api-result.ts';
import type { OverridesBelowAnswer, OverrideVersion } from '../../document/configuration-calls.ts';

/** The server takes so many at once. */
const together = 100;

export type SentOverrides = OverridesBelowAnswer & {
  /** Those that no answer came for: the first call that fails ends it. */
  readonly unsent: readonly OverrideVersion[];
};

/** Sends any number of overrides below, and answers the outcome of each. */
export async function sendOverridesBelow(
  overridesBelow: readonly OverrideVersion[],
  send: (part: readonly OverrideVersion[]) => Promise<ApiResult<OverridesBelowAnswer>>,
): Promise<SentOverrides> {
  const sent: OverridesBelowAnswer = { saved: [], unchanged: [], skipped: [], unfit: [] };
  for (let at = 0; at < overridesBelow.length; at += together) {
    const answer = await send(overridesBelow.slice(at, at + together));
    if (answer.status !== 'ok') return { ...sent, unsent: overridesBelow.slice(at) };
    sent.saved.push(...answer.data.saved);
    sent.unchanged.push(...answer.data.unchanged);
    sent.skipped.push(...answer.data.skipped);
    sent.unfit.push(...answer.data.unfit);
  }
  return { ...sent, unsent: [] };
}
