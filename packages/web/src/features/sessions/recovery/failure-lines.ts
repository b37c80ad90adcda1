import type { ApiResult } from '../../../api/api-result.ts';
import { accountPhrases } from '../../../phrases/accounts.ts';
import { say } from '../../../phrases/phrases.ts';

/** RC-21 RC-22: the problems that the server names, one line each; anything else is one sentence. */
export function failureLines(result: ApiResult<unknown>, otherwise: 'recoverFailed' | 'setFailed'): readonly string[] {
  const lines = result.status === 'invalid' ? result.errors.map(({ code, message }) => message ?? code) : [];
  return lines.length > 0 ? [...new Set(lines)] : [say(accountPhrases, otherwise)];
}
