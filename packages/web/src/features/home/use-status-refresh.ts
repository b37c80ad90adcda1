import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { homePhrases } from '../../phrases/home/home.ts';
import { say } from '../../phrases/phrases.ts';
import { fetchStatus } from '../../session/session-calls.ts';
import { currentSession, openSession } from '../../session/session-store.ts';
import { notify } from '../../ui/notifications/notify.ts';

/** HM-02, HM-03: with `getStatus` in the address, the user is read from the server again. */
export function useStatusRefresh(): void {
  const isAsked = useSearch({ strict: false, select: (search) => search.getStatus !== undefined });
  useEffect(() => {
    if (isAsked) refresh().catch((error: unknown) => console.error(error));
  }, [isAsked]);
}

async function refresh(): Promise<void> {
  const status = await fetchStatus(currentSession()?.userCompanyId ?? null);
  if (status.status === 'ok') openSession(status.data);
  else notify.error(say(homePhrases, 'statusFailed'));
}
