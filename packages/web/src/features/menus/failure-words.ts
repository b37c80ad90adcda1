import type { ApiResult } from '../../api/api-result.ts';
import { faultWords } from '../../phrases/faults.ts';

/** The text of a refusal, in the server's words where it has some. */
export function failureWords(result: ApiResult<unknown>, otherwise: string): string {
  if (result.status === 'failed') return faultWords(result.code) ?? otherwise;
  if (result.status !== 'invalid') return otherwise;
  return result.errors.find((error) => error.message)?.message ?? otherwise;
}
