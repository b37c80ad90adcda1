import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../api/keys.ts';
import { useSessionStore } from '../session/session-store.ts';

/** TN-25: when another location becomes the active one, the kept location settings are forgotten. Answers how to stop. */
export function forgetSettingsOnMove(queries: QueryClient): () => void {
  return useSessionStore.subscribe(({ session, activeId }, before) => {
    if (activeId === before.activeId || !session) return;
    queries.removeQueries({ queryKey: keys.document(session.userCompanyId, 'locationSettings') });
  });
}
