import type { JWT } from 'google-auth-library';
import type { ServiceAccount } from './service-account.ts';

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const withinMillis = 10_000;

/** A token for calls, or why there is none: the token endpoint does not answer, or refuses the account. */
export type AccessToken = { readonly token: string } | { readonly trouble: 'AWAY' | 'CREDENTIALS' };

/** Tokens of a service account, each used until it ends. Google's library is loaded with the first of them: most servers send nothing. */
export function createAccessTokens(account: ServiceAccount): () => Promise<AccessToken> {
  let client: Promise<JWT> | undefined;
  let status: number | undefined;
  const open = async (): Promise<JWT> => {
    const { JWT } = await import('google-auth-library');
    return new JWT({
      email: account.client_email,
      key: account.private_key,
      scopes: [scope],
      transporterOptions: {
        retry: false,
        // The library has one address of its own; an account names the one that is right for it.
        fetchImplementation: async (_address, init) => {
          const signal = AbortSignal.timeout(withinMillis);
          const answer = await fetch(account.token_uri, { ...init, redirect: 'error', signal });
          status = answer.status;
          return answer;
        },
      },
    });
  };
  return async () => {
    status = undefined;
    try {
      client ??= open();
      const { token } = await (await client).getAccessToken();
      return typeof token === 'string' && token !== '' ? { token } : { trouble: 'CREDENTIALS' };
    } catch {
      const isAway = status === undefined || status >= 500 || status === 429;
      return { trouble: isAway ? 'AWAY' : 'CREDENTIALS' };
    }
  };
}
