import { useSession } from '../../../session/session-store.ts';

/** DZ-23: who edits, and now in seconds. */
export function useStamp() {
  const { userId, userDisplayName } = useSession();
  return () => ({ userId, userDisplayName, dateTimestamp: Math.floor(Date.now() / 1000) });
}
