import { Button } from '@mantine/core';
import { linkTo } from '../../api/call.ts';
import { employeesPhrases } from '../../phrases/people/employees.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { UnavailableButton } from '../../ui/actions/unavailable-button.tsx';
import { confirm } from '../../ui/dialogs/dialog-store.ts';
import type { Employee } from './employee-calls.ts';

/** Characters of ids that one address of an export holds. */
const mostExportedIds = 6000;

type EmployeeBulkProps = {
  readonly selected: readonly Employee[];
  readonly onStart: (people: readonly Employee[], isActive: boolean) => void;
};

/** The actions on all of the selected people. */
export function EmployeeBulk({ selected, onStart }: EmployeeBulkProps) {
  const t = usePhrases(employeesPhrases);
  const active = selected.filter(({ status }) => status === 'ACTIVE');
  const others = selected.filter(({ status }) => status !== 'ACTIVE');
  const handleDeactivate = async () => {
    const answer = await confirm({
      title: t('deactivateManyTitle', { count: active.length }),
      message: t('deactivateText'),
      accept: t('deactivate'),
      level: 'danger',
    });
    if (answer === 'accept') onStart(active, false);
  };
  return (
    <>
      {active.length > 0 && (
        <Button variant="subtle" size="sm" onClick={handleDeactivate}>
          {t('deactivate')}
        </Button>
      )}
      {others.length > 0 && (
        <Button variant="subtle" size="sm" onClick={() => onStart(others, true)}>
          {t('reactivate')}
        </Button>
      )}
    </>
  );
}

/** The selected people as CSV, from the server, which records it in the audit. */
export function ExportSelected({ selected }: { readonly selected: readonly Employee[] }) {
  const t = usePhrases(employeesPhrases);
  const { userCompanyId } = useSession();
  const ids = selected.map(({ id }) => id).join(',');
  if (ids.length > mostExportedIds)
    return (
      <UnavailableButton size="sm" reason={t('tooManyToExport')}>
        {t('exportCsv')}
      </UnavailableButton>
    );
  return (
    <Button
      component="a"
      variant="subtle"
      size="sm"
      href={linkTo('exportUsers', { params: { companyId: userCompanyId }, query: { status: 'ALL', ids } })}
      download="employees.csv"
    >
      {t('exportCsv')}
    </Button>
  );
}
