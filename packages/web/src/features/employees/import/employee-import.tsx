import { useQueryClient } from '@tanstack/react-query';
import { readOutcome, reasonOf } from '../../../api/api-result.ts';
import { employeesPhrases } from '../../../phrases/people/employees.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { whileLoading } from '../../../ui/dialogs/dialog-store.ts';
import { ImportDialog } from '../../../ui/import/import-dialog.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { previewImport, runImport } from '../employee-calls.ts';

/** People from a file: all of its lines or none. EE-01 */
export function EmployeeImport({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases(employeesPhrases);
  const { userCompanyId } = useSession();
  const queries = useQueryClient();
  const handleRun = async (csv: string) => {
    const result = await whileLoading(t('importing'), () => runImport(userCompanyId, csv));
    if (result.status !== 'ok') {
      notify.error(reasonOf(result) ?? t('importFailed'));
      return;
    }
    notify.success(t('imported', result.data.counts));
    await queries.invalidateQueries({ queryKey: ['employees', userCompanyId] });
    onClose();
  };
  return (
    <ImportDialog
      title={t('importTitle')}
      hint={t('dropHint')}
      preview={async (csv) => readOutcome(await previewImport(userCompanyId, csv))}
      remarks={({ counts }) => counts.refuse > 0 && <p>{t('refusedHint')}</p>}
      canRun={({ create, change, refuse }) => refuse === 0 && create + change > 0}
      onRun={handleRun}
      onClose={onClose}
    />
  );
}
