import { lazy, Suspense } from 'react';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { useSession } from '../../../session/session-store.ts';
import { useSettingsRun } from './settings-run.ts';

const SettingsRunDialog = lazy(() =>
  import('./settings-run-dialog.tsx').then((m) => ({ default: m.SettingsRunDialog })),
);

/** Where a copy or a reset that is under way shows how far it is. */
export function SettingsRunHost({ locations }: { readonly locations: readonly SyncStatus[] }) {
  const { userCompanyId } = useSession();
  const run = useSettingsRun((state) => state.run);
  if (!run?.isShown || run.companyId !== userCompanyId) return null;
  return (
    <Suspense fallback={null}>
      <SettingsRunDialog run={run} locations={locations} />
    </Suspense>
  );
}
