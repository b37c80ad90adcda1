import type { ApiResult } from '../api/api-result.ts';
import { say } from '../phrases/phrases.ts';
import { sessionPhrases } from '../phrases/sessions.ts';

const known = [
  'RATE_LIMIT_EXCEEDED',
  'FAILED_LOGIN_LOCK',
  'INVALID_CREDENTIALS',
  'DELETED_USER',
  'ALREADY_EXISTS',
] as const;

/** ER-13 to ER-19: the failure of a login, in words; unknown codes as received. */
export function loginMessage(result: ApiResult<unknown>): string {
  const code = codeOf(result);
  if (code === null) return say(sessionPhrases, 'loginFailed');
  const phrase = known.find((candidate) => candidate === code);
  return phrase ? say(sessionPhrases, phrase) : code;
}

function codeOf(result: ApiResult<unknown>): string | null {
  if (result.status === 'invalid') return result.errors[0]?.code ?? null;
  if (result.status === 'unauthorized') return 'INVALID_CREDENTIALS';
  if (result.status === 'failed') return result.httpStatus === 429 ? (result.code ?? 'RATE_LIMIT_EXCEEDED') : null;
  return null;
}
