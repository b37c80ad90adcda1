import { onApiEvents } from '../api/api-events.ts';
import { say } from '../phrases/phrases.ts';
import { shellPhrases } from '../phrases/shell/shell.ts';
import { currentSession, markTimedOut, useSessionStore } from '../session/session-store.ts';
import { rememberTarget } from '../session/target.ts';
import { hasUnsavedWork } from '../session/unsaved-work.ts';
import { noticeDurations, notify } from '../ui/notifications/notify.ts';
import { tellBusy } from './busy-notice.ts';
import { endSession } from './end-session.ts';
import type { AppRouter } from './router.tsx';

/** The effect of a 401, a 403 and an outage on the whole console. SE-06, SE-07, ER-11, ER-12 */
export function handleApiEvents(router: AppRouter): void {
  const goTo = (href: string) => router.navigate({ href }).catch((error: unknown) => console.error(error));
  const isNewOutage = tellOnceIn(noticeDurations.error);
  const isNewRefusal = tellOnceIn(2000);
  onApiEvents({
    unauthorized: ({ isBackground }) => {
      if (!currentSession() || useSessionStore.getState().isTimedOut) return;
      if (isBackground || hasUnsavedWork()) return markTimedOut();
      rememberTarget(router.state.location.href);
      expire();
      return goTo('/login');
    },
    forbidden: (code) => {
      if (!isNewRefusal(code ?? 'FORBIDDEN')) return;
      tellForbidden(code).catch((error: unknown) => console.error(error));
      return goTo('/home?getStatus=1');
    },
    outage: (code) => {
      if (isNewOutage('outage')) notify.error(say(shellPhrases, code));
    },
    busy: tellBusy,
  });
}

/** Whether something is told now: once in so many milliseconds, however many calls of a screen meet it. */
function tellOnceIn(millis: number): (what: string) => boolean {
  const toldUntil = new Map<string, number>();
  return (what) => {
    const isNew = Date.now() >= (toldUntil.get(what) ?? 0);
    if (isNew) toldUntil.set(what, Date.now() + millis);
    return isNew;
  };
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
