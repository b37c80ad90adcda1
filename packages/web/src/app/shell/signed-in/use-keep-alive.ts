import { useEffect } from 'react';
import { watchActivity } from '../../../session/keep-alive.ts';
import { keepAlive } from '../../../session/session-calls.ts';
import { currentSession } from '../../../session/session-store.ts';

/** Key presses and mouse moves keep the session alive. SE-05, SE-08, SE-09 */
export function useKeepAlive(): void {
  useEffect(() => {
    const handleActivity = watchActivity({
      now: () => Date.now(),
      send: sendKeepAlive,
      idleMinutes: () => currentSession()?.idleMinutes,
    });
    window.addEventListener('keydown', handleActivity);
    window.addEventListener('mousemove', handleActivity);
    return () => {
      window.removeEventListener('keydown', handleActivity);
      window.removeEventListener('mousemove', handleActivity);
    };
  }, []);
}

function sendKeepAlive(): void {
  const session = currentSession();
  if (session) keepAlive(session.userCompanyId).catch((error: unknown) => console.error(error));
}
