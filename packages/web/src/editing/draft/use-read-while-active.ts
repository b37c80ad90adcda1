import { useEffect, useRef } from 'react';

const everyMs = 30_000;

/**
 * Reads again while the person works, at most every 30 seconds, and when they come back to the window. Nothing is read while
 * they are away: a session would never time out.
 */
export function useReadWhileActive(isLoaded: boolean, read: () => Promise<unknown>): void {
  const readAt = useRef(Date.now());
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    if (!isLoaded) return undefined;
    readAt.current = Date.now();
    const handleActivity = () => {
      if (Date.now() - readAt.current < everyMs) return;
      readAt.current = Date.now();
      latest.current().catch((error: unknown) => console.error(error));
    };
    for (const name of events) window.addEventListener(name, handleActivity, true);
    return () => {
      for (const name of events) window.removeEventListener(name, handleActivity, true);
    };
  }, [isLoaded]);
}

const events = ['focus', 'keydown', 'pointerdown'] as const;
