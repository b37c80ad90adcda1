import { Suspense } from 'react';
import { useSessionStore } from '../../../session/session-store.ts';
import { lazyPart } from '../../../ui/until-loaded.ts';

const SessionPrompt = lazyPart(() => import('./session-prompt.tsx').then((m) => ({ default: m.SessionPrompt })));

/** SH-26: the prompt over the page, which stays as it is. */
export function SessionPromptHost() {
  const isTimedOut = useSessionStore((state) => state.isTimedOut);
  return <Suspense fallback={null}>{isTimedOut && <SessionPrompt />}</Suspense>;
}
