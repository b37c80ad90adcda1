import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';

/**
 * Every query that counts or shows something of the documents of a company is asked again after a save of one of them: the sync status
 * (OV-17, OV-18), the history, the overrides, and the parts of settings and employment that other screens show.
 */
export async function forgetAroundDocuments(queries: QueryClient, companyId: string): Promise<void> {
  const { syncStatus, ownOverrides, configuration, designs, settingsNames, wageGrades, employeeChoices } = keys;
  const stale = [
    syncStatus(companyId),
    ownOverrides(companyId),
    configuration(),
    designs(companyId),
    settingsNames(companyId),
    wageGrades(companyId),
    employeeChoices(companyId),
  ];
  await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
