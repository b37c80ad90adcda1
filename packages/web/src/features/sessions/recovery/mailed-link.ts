import { useRouterState } from '@tanstack/react-router';
import { z } from 'zod/mini';
import type { MailedLink } from '../account-calls.ts';

const linkSchema = z.object({ userId: z.string(), inviteToken: z.string() });

/**
 * The link that brought the reader here. The route has moved it from the address into the history entry, where neither the
 * address bar, nor a referrer, nor a log has it, and a reload still does.
 */
export function useMailedLink(): MailedLink | null {
  const state: unknown = useRouterState({ select: ({ location }) => location.state });
  if (typeof state !== 'object' || state === null) return null;
  return linkSchema.safeParse(Reflect.get(state, 'mailedLink')).data ?? null;
}
