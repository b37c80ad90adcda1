import { Suspense } from 'react';
import { lazyPart } from '../until-loaded.ts';
import { useDialogs } from './dialog-store.ts';

const ConfirmDialog = lazyPart(() => import('./confirm-dialog.tsx').then((m) => ({ default: m.ConfirmDialog })));
const LoadingDialog = lazyPart(() => import('./loading-dialog.tsx').then((m) => ({ default: m.LoadingDialog })));

/** Shows the dialogs of `confirm` and `whileLoading`; one question at a time. */
export function DialogHost() {
  const { confirms, loading } = useDialogs();
  const request = confirms[0];
  const waiting = loading.at(-1);
  return (
    <Suspense fallback={null}>
      {request && <ConfirmDialog key={request.id} request={request} />}
      {waiting && <LoadingDialog message={waiting.message} />}
    </Suspense>
  );
}
