import { Button } from '@mantine/core';
import { readOutcome } from '../../../api/api-result.ts';
import { call } from '../../../api/call.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { locationsPhrases } from '../../../phrases/tenants/locations.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import { useSession } from '../../../session/session-store.ts';
import { RunDialog } from '../../../ui/dialogs/run-dialog.tsx';
import { ImportDialog } from '../../../ui/import/import-dialog.tsx';
import { type ImportRun, useImportRun } from './use-import-run.ts';

/** Locations from a file, as it was exported and changed elsewhere: each line that can be is saved. RT-34 */
export function LocationImport({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases(locationsPhrases);
  const { userCompanyId: companyId } = useSession();
  const { run, start, stop } = useImportRun();
  if (run) return <Running run={run} onStop={stop} onClose={onClose} />;
  return (
    <ImportDialog
      title={t('importTitle')}
      hint={t('importHint')}
      preview={async (csv) =>
        readOutcome(await call('previewLocationImport', { params: { companyId }, body: { csv }, isQuiet: true }))
      }
      onRun={(_, outcome) => start(outcome)}
      onClose={onClose}
    />
  );
}

type RunningProps = { readonly run: ImportRun; readonly onStop: () => void; readonly onClose: () => void };

function Running({ run, onStop, onClose }: RunningProps) {
  const t = usePhrases(locationsPhrases);
  const tUi = usePhrases(uiPhrases);
  const { total, done, saved, failures, isOver } = run;
  return (
    <RunDialog
      title={t('importing', { count: total })}
      done={done}
      total={total}
      status={
        isOver
          ? t('importOver', { saved, failed: failures.length, left: total - done })
          : t('importProgress', { done, total })
      }
      failures={failures}
      failuresLabel={t('importNotSaved')}
      nameTitle={t('location')}
      isOver={isOver}
      onClose={isOver ? onClose : onStop}
    >
      {isOver ? (
        <Button variant="filled" onClick={onClose}>
          {tUi('close')}
        </Button>
      ) : (
        <Button onClick={onStop}>{tUi('stop')}</Button>
      )}
    </RunDialog>
  );
}
