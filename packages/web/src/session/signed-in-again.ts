import { currentSession, useSessionStore } from './session-store.ts';

/** Waits until the person whose session timed out has signed in again; false when they left instead, or it had not timed out. */
export function signedInAgain(): Promise<boolean> {
  const userId = currentSession()?.userId;
  if (!useSessionStore.getState().isTimedOut) return Promise.resolve(false);
  return new Promise((resolve) => {
    const stop = useSessionStore.subscribe(({ isTimedOut, session }) => {
      if (isTimedOut && session !== null) return;
      stop();
      resolve(session !== null && session.userId === userId);
    });
  });
}
