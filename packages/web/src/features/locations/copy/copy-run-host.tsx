import { lazy, Suspense } from 'react';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { useSession } from '../../../session/session-store.ts';
import { useCopyRun } from './copy-run.ts';

const CopyRunDialog = lazy(() => import('./copy-run-dialog.tsx').then((m) => ({ default: m.CopyRunDialog })));

/** Where a copy that is under way shows how far it is. */
export function CopyRunHost({ locations }: { readonly locations: readonly SyncStatus[] }) {
  const { userCompanyId } = useSession();
  const run = useCopyRun((state) => state.run);
  if (!run?.isShown || run.companyId !== userCompanyId) return null;
  return (
    <Suspense fallback={null}>
      <CopyRunDialog run={run} locations={locations} />
    </Suspense>
  );
}
