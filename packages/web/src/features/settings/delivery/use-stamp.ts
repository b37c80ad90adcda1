import { useSession } from '../../../session/session-store.ts';

/** DZ-23: the person who edits, and the current time in seconds. */
export function useStamp() {
  const { userId, userDisplayName } = useSession();
  return () => ({ userId, userDisplayName, dateTimestamp: Math.floor(Date.now() / 1000) });
}
