import { useEffect, useState } from 'react';
import { isValidInviteToken, type MailedLink } from '../account-calls.ts';

type TokenState = 'loading' | 'invalid' | 'valid' | 'failed';

/** Asks once whether the link still works, and again on request. */
export function useTokenCheck({ userId, inviteToken }: MailedLink) {
  const [state, setState] = useState<TokenState>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let isCurrent = true;
    setState('loading');
    isValidInviteToken({ userId, inviteToken }).then(
      (result) => {
        if (!isCurrent) return;
        if (result.status === 'ok') setState(result.data.valid ? 'valid' : 'invalid');
        else setState(result.status === 'invalid' ? 'invalid' : 'failed');
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [userId, inviteToken, attempt]);
  return { state, markInvalid: () => setState('invalid'), retry: () => setAttempt((count) => count + 1) };
}
