import { lazy, Suspense } from 'react';
import type { PendingKind } from './publish-calls.ts';

const Sentences = lazy(() => import('./withheld-sentences.tsx').then((m) => ({ default: m.WithheldSentences })));

/** How many changes of each section go out that this person may not read; its words come when there are some. */
export function WithheldLines({ pending }: { readonly pending: PendingKind }) {
  if (pending.withheld.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Sentences pending={pending} />
    </Suspense>
  );
}
