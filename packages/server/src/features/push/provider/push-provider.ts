import type { PushFailure, PushProvider, PushTrouble } from '@servery/contract';
import { z } from 'zod';
import type { ServiceAnswer, ServiceClient } from '../../../platform/outbound/service-client.ts';
import { createAccessTokens } from './access-tokens.ts';
import type { ServiceAccount } from './service-account.ts';

/** The notification for one phone. */
export interface PushLetter {
  readonly token: string;
  readonly messageId: string;
  readonly title: string;
  readonly text: string;
  /** `OFFER:two-topping-tuesday`: the target that the app opens; null: its first screen. */
  readonly opens: string | null;
  /** Epoch milliseconds; a phone that is off until then does not show it. */
  readonly expiresAt: number;
}

/** The outcome of a notification. Only `sent`, `failed` and `unknown` are final; the others say for certain that nothing went out. */
export type PushAnswer =
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly reason: PushFailure }
  /** It may have gone out: no answer came, or none that says so. */
  | { readonly kind: 'unknown' }
  /** Not now: after so many seconds, if it says so. */
  | { readonly kind: 'busy'; readonly reason: 'QUOTA' | 'UNAVAILABLE'; readonly afterSeconds: number | undefined }
  /** Nothing is taken at all. */
  | { readonly kind: 'blocked'; readonly trouble: PushTrouble };

export interface Provider {
  readonly described: PushProvider;
  /** Whether it can be asked at all; null: it can. */
  trouble(): Promise<PushTrouble | null>;
  send(letter: PushLetter): Promise<PushAnswer>;
}

interface ProviderOptions {
  readonly client: ServiceClient;
  /** Undefined: there is no provider. */
  readonly account: ServiceAccount | undefined;
  /** On this machine: no phone gets anything. */
  readonly isSandbox: boolean;
}

/** Firebase Cloud Messaging, HTTP v1. Neither tokens of phones nor texts reach a log. */
export function createPushProvider({ client, account, isSandbox }: ProviderOptions): Provider {
  if (account === undefined) return absentProvider;
  const tokens = createAccessTokens(account);
  const path = ['v1', 'projects', account.project_id, 'messages:send'];
  return {
    described: { kind: isSandbox ? 'SANDBOX' : 'FCM', project: account.project_id },
    trouble: async () => {
      const access = await tokens();
      return 'trouble' in access ? access.trouble : null;
    },
    send: async (letter) => {
      const access = await tokens();
      if ('trouble' in access) return { kind: 'blocked', trouble: access.trouble };
      const headers = { authorization: `Bearer ${access.token}` };
      return answerOf(await client.call({ method: 'POST', path, body: bodyOf(letter), headers }));
    },
  };
}

const absentProvider: Provider = {
  described: { kind: 'NONE', project: null },
  trouble: async () => 'AWAY',
  send: async () => ({ kind: 'blocked', trouble: 'AWAY' }),
};

/** One id on both platforms, so that a phone that is told twice shows it once. */
function bodyOf({ token, messageId, title, text, opens, expiresAt }: PushLetter): object {
  const seconds = Math.max(0, Math.round((expiresAt - Date.now()) / 1_000));
  return {
    message: {
      token,
      notification: { title, body: text },
      data: { messageId, ...(opens !== null && { opens }) },
      android: { ttl: `${seconds}s`, collapse_key: messageId },
      apns: {
        headers: { 'apns-expiration': String(Math.round(expiresAt / 1_000)), 'apns-collapse-id': messageId },
      },
    },
  };
}

const sentSchema = z.object({ name: z.string().min(1) });
const errorSchema = z.object({
  error: z.object({ details: z.array(z.looseObject({ errorCode: z.string().optional() })).default([]) }),
});

/** Codes of the provider that say for certain that a phone has not got it, and never will. */
const failures: Readonly<Partial<Record<string, PushFailure>>> = {
  UNREGISTERED: 'UNREGISTERED',
  INVALID_ARGUMENT: 'INVALID',
  SENDER_ID_MISMATCH: 'SENDER',
};

function answerOf(answer: ServiceAnswer): PushAnswer {
  if (answer.kind === 'unreachable') return { kind: 'unknown' };
  const { status, body, retryAfter } = answer;
  if (status === 200) return sentSchema.safeParse(body).success ? { kind: 'sent' } : { kind: 'unknown' };
  if (status === 429) return { kind: 'busy', reason: 'QUOTA', afterSeconds: retryAfter };
  if (status === 503) return { kind: 'busy', reason: 'UNAVAILABLE', afterSeconds: retryAfter };
  if (status >= 500 || status < 400) return { kind: 'unknown' };
  const details = errorSchema.safeParse(body).data?.error.details ?? [];
  const code = details.map(({ errorCode }) => errorCode).find((one) => one !== undefined);
  const reason = failures[code ?? ''];
  if (reason !== undefined) return { kind: 'failed', reason };
  if (status === 400 || status === 413) return { kind: 'failed', reason: 'REFUSED' };
  // Without the word of the service that it is about the phone, it is about the sender.
  return { kind: 'blocked', trouble: 'CREDENTIALS' };
}
