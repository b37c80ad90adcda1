import { lazy, Suspense } from 'react';
import { useClashRequest } from './clash-store.ts';

const ClashDialog = lazy(() => import('./clash-dialog.tsx').then((m) => ({ default: m.ClashDialog })));

/** Where the dialog of clashes opens. */
export function ClashHost() {
  const request = useClashRequest((state) => state.request);
  return <Suspense fallback={null}>{request && <ClashDialog {...request} />}</Suspense>;
}
