import { lazy, Suspense, useMemo } from 'react';
import type { SyncStatus } from '../../../publishing/sync-status.ts';

/** The action about to be taken on the settings of some locations. */
export type SettingsAsked = { readonly what: 'copy' | 'reset'; readonly selected: readonly SyncStatus[] };

type SettingsQuestionProps = {
  readonly asked: SettingsAsked | null;
  readonly locations: readonly SyncStatus[];
  readonly onClose: () => void;
};

const CopyDialog = lazy(() => import('./copy-dialog.tsx').then((m) => ({ default: m.CopyDialog })));
const ResetDialog = lazy(() => import('./reset-dialog.tsx').then((m) => ({ default: m.ResetDialog })));

/** The dialog that shows the changes before they are made. */
export function SettingsQuestion({ asked, locations, onClose }: SettingsQuestionProps) {
  // Their current state: a copy that has just ended may not have been asked for again when the question was opened.
  const selected = useMemo(() => {
    const ids = new Set(asked?.selected.map(({ id }) => id));
    return locations.filter(({ id }) => ids.has(id));
  }, [asked, locations]);
  if (asked === null) return null;
  return (
    <Suspense fallback={null}>
      {asked.what === 'copy' ? (
        <CopyDialog selected={selected} locations={locations} onClose={onClose} />
      ) : (
        <ResetDialog selected={selected} onClose={onClose} />
      )}
    </Suspense>
  );
}
