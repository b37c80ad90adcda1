import { type PasswordProblem, passwordProblemCodes } from '@servery/domain';
import { useEffect, useState } from 'react';
import type { ApiResult } from '../../../api/api-result.ts';
import { checkNewPassword, type MailedLink } from '../account-calls.ts';

/** PW-03 BC-04: milliseconds without a key before the server is asked. */
export const passwordCheckPause = 300;

/** The answer of the server about one password; null while it has not been asked. */
type Verdict = {
  readonly password: string;
  readonly problems: readonly PasswordProblem[];
  readonly hasFailed: boolean;
} | null;

export type NewPassword = ReturnType<typeof useNewPassword>;

/** A new password and its repeat, checked by the server as one types. PW-01 to PW-11 */
export function useNewPassword(who: MailedLink | { readonly userId: string }) {
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [verdict, setVerdict] = useState<Verdict>(null);
  const token = 'inviteToken' in who ? who.inviteToken : null;
  const { userId } = who;
  useEffect(() => {
    if (password === '') return;
    const abort = new AbortController();
    const asker = token === null ? { userId } : { userId, inviteToken: token };
    const timer = setTimeout(() => {
      checkNewPassword(asker, password, abort.signal).then(
        (result) => {
          if (result.status !== 'canceled' && !abort.signal.aborted) setVerdict(verdictOf(password, result));
        },
        (error: unknown) => console.error(error),
      );
    }, passwordCheckPause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [password, userId, token]);
  const current = verdict?.password === password ? verdict : null;
  const isAccepted = current !== null && !current.hasFailed && current.problems.length === 0;
  /** Takes over the answer of a save about the password; false when it has none. */
  const takeProblems = (result: ApiResult<unknown>): boolean => {
    const problems = problemsOf(result);
    if (problems.length > 0) setVerdict({ password, problems, hasFailed: false });
    return problems.length > 0;
  };
  const clear = () => {
    setPassword('');
    setRepeat('');
    setVerdict(null);
  };
  return {
    password,
    setPassword,
    repeat,
    setRepeat,
    problems: current?.problems ?? null,
    hasFailed: current?.hasFailed ?? false,
    isDifferent: repeat !== '' && repeat !== password,
    isValid: isAccepted && repeat === password,
    takeProblems,
    clear,
  };
}

function verdictOf(password: string, result: ApiResult<unknown>): Verdict {
  const problems = problemsOf(result);
  return { password, problems, hasFailed: result.status !== 'ok' && problems.length === 0 };
}

function problemsOf(result: ApiResult<unknown>): readonly PasswordProblem[] {
  if (result.status !== 'invalid') return [];
  return passwordProblemCodes.filter((known) => result.errors.some(({ code }) => code === known));
}
