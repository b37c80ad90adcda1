import { useQueryClient } from '@tanstack/react-query';
import { readOutcome, reasonOf } from '../../../api/api-result.ts';
import { keys } from '../../../api/keys.ts';
import { employeesPhrases } from '../../../phrases/people/employees.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { whileLoading } from '../../../ui/dialogs/dialog-store.ts';
import { ImportDialog } from '../../../ui/import/import-dialog.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { previewImport, runImport } from '../employee-calls.ts';

/** People from a file: each line that can be. EE-01 */
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
    const { counts } = result.data;
    notify.success(t(counts.refuse > 0 ? 'importedInPart' : 'imported', counts));
    await queries.invalidateQueries({ queryKey: keys.employees(userCompanyId) });
    onClose();
  };
  return (
    <ImportDialog
      title={t('importTitle')}
      hint={t('dropHint')}
      preview={async (csv) => readOutcome(await previewImport(userCompanyId, csv))}
      onRun={handleRun}
      onClose={onClose}
    />
  );
}
