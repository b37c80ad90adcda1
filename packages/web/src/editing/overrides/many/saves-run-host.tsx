import { Suspense } from 'react';
import { useSessionStore } from '../../../session/session-store.ts';
import { lazyPart } from '../../../ui/until-loaded.ts';
import { useSavesRun } from './saves-run.ts';

const SavesRunDialog = lazyPart(() => import('./saves-run-dialog.tsx').then((m) => ({ default: m.SavesRunDialog })));

/** Where saves at many groups and locations that are under way show how far they are, on every screen. */
export function SavesRunHost() {
  const companyId = useSessionStore(({ session }) => session?.userCompanyId);
  const run = useSavesRun((state) => state.run);
  if (!run?.isShown || run.companyId !== companyId) return null;
  return (
    <Suspense fallback={null}>
      <SavesRunDialog run={run} />
    </Suspense>
  );
}
