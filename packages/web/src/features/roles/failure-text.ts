import type { ApiFailure } from '../../api/api-result.ts';
import { faultWords } from '../../phrases/faults.ts';
import { rolesPhrases } from '../../phrases/people/roles.ts';
import { say } from '../../phrases/phrases.ts';

type Failed = ApiFailure | { readonly status: 'unchanged' };

/** Why something was refused, in words; the server's own where it names a field. */
export function failureText(result: Failed, otherwise: string): string {
  if (result.status === 'conflict')
    return say(rolesPhrases, result.code === 'ROLE_IN_USE' ? 'inUse' : 'changedMeanwhile');
  if (result.status === 'not-found') return say(rolesPhrases, 'goneMeanwhile');
  if (result.status === 'failed') return faultWords(result.code) ?? otherwise;
  if (result.status !== 'invalid') return otherwise;
  const messages = result.errors.flatMap(({ message }) => message ?? []);
  return messages.length > 0 ? [...new Set(messages)].slice(0, 3).join(' ') : otherwise;
}
