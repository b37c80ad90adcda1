import { onApiEvents } from '../api/api-events.ts';
import { say } from '../phrases/phrases.ts';
import { shellPhrases } from '../phrases/shell/shell.ts';
import { currentSession, markTimedOut, useSessionStore } from '../session/session-store.ts';
import { rememberTarget } from '../session/target.ts';
import { hasUnsavedWork } from '../session/unsaved-work.ts';
import { noticeDurations, notify } from '../ui/notifications/notify.ts';
import { endSession } from './end-session.ts';
import type { AppRouter } from './router.tsx';

/** What a 401, a 403 and an outage mean to the whole console. SE-06, SE-07, ER-11, ER-12 */
export function handleApiEvents(router: AppRouter): void {
  const goTo = (href: string) => router.navigate({ href }).catch((error: unknown) => console.error(error));
  // One notice at a time, however many calls of a screen meet the outage.
  let outageToldUntil = 0;
  onApiEvents({
    unauthorized: ({ isBackground }) => {
      if (!currentSession() || useSessionStore.getState().isTimedOut) return;
      if (isBackground || hasUnsavedWork()) return markTimedOut();
      rememberTarget(router.state.location.href);
      expire();
      return goTo('/login');
    },
    forbidden: (code) => {
      tellForbidden(code).catch((error: unknown) => console.error(error));
      return goTo('/home?getStatus=1');
    },
    outage: (code) => {
      if (Date.now() < outageToldUntil) return;
      outageToldUntil = Date.now() + noticeDurations.error;
      notify.error(say(shellPhrases, code));
    },
  });
}

/** ER-11; the words of rarer codes come when one is met. */
async function tellForbidden(code: string | null): Promise<void> {
  const words =
    code === null || code === 'FORBIDDEN' ? undefined : (await import('../phrases/faults.ts')).faultWords(code);
  notify.error(words ?? say(shellPhrases, 'forbidden'));
}

/** SE-07 */
function expire(): void {
  notify.error(say(shellPhrases, 'sessionExpired'));
  endSession();
}
