import type { SavedNotificationPreferences } from '@servery/contract';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-result.ts';
import { call } from '../../../api/call.ts';
import { keys } from '../../../api/keys.ts';

export type SavedPreferences = SavedNotificationPreferences;
export type Preferences = SavedPreferences['preferences'];

export function preferencesQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.notifications(companyId, 'preferences'),
    queryFn: async ({ signal }) => unwrap(await call('getNotificationPreferences', { params: { companyId }, signal })),
    staleTime: 0,
  });
}

/** Null: the default again. */
export async function savePreferences(companyId: string, preferences: Preferences | null): Promise<SavedPreferences> {
  return unwrap(await call('putNotificationPreferences', { params: { companyId }, body: { preferences } }));
}

export async function mailExample(companyId: string): Promise<string> {
  return unwrap(await call('mailNotificationExample', { params: { companyId } })).email;
}
