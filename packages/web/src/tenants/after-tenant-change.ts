import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../api/keys.ts';
import { fetchStatus } from '../session/session-calls.ts';
import { currentSession, openSession } from '../session/session-store.ts';

/**
 * TN-13, TN-14, TN-16: the data kept here of the company's locations is forgotten, and the locations that the person may access
 * are asked for again, so that every list and selector knows of the change.
 */
export async function forgetTenants(queries: QueryClient, companyId: string): Promise<void> {
  queries.removeQueries({ queryKey: keys.document(companyId), type: 'inactive' });
  await Promise.all([
    queries.invalidateQueries({ queryKey: keys.tenants(companyId) }),
    queries.invalidateQueries({ queryKey: keys.syncStatus(companyId) }),
    queries.invalidateQueries({ queryKey: keys.menus(companyId) }),
    queries.invalidateQueries({ queryKey: keys.designs(companyId) }),
    queries.invalidateQueries({ queryKey: keys.settingsNames(companyId) }),
    queries.invalidateQueries({ queryKey: keys.wageGrades(companyId) }),
    refreshSession(companyId),
  ]);
}

async function refreshSession(companyId: string): Promise<void> {
  const status = await fetchStatus(companyId);
  if (status.status === 'ok' && currentSession()?.userCompanyId === companyId) openSession(status.data);
}
