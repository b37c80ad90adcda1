import { mayOn } from '@servery/domain';
import { useMemo } from 'react';
import { grantsOf, mayAt, pushRights } from '../../session/rights.ts';
import type { Tenant } from '../../session/session-schema.ts';
import { useSession } from '../../session/session-store.ts';
import { usePush } from './push-words.ts';

export interface PushPlace {
  readonly id: string;
  readonly name: string;
}

/** Where this person may send: the company, groups and locations, the widest first. */
export function usePushPlaces(): readonly PushPlace[] {
  const t = usePush();
  const session = useSession();
  return useMemo(() => {
    const { accessibleTenants, userCompanyId } = session;
    const own = accessibleTenants.filter((tenant) => mayOn(grantsOf(session), pushRights, tenant));
    const [groups, stores] = [
      own.filter(({ type }) => type === 'GROUP'),
      own.filter(({ type }) => type === 'LOCATION'),
    ];
    const company = { id: userCompanyId, name: t('allStores', { count: stores.length }) };
    const named = [...groups, ...stores].map(({ id, name }) => ({ id, name }));
    return mayAt(session, pushRights, null) ? [company, ...named] : named;
  }, [session, t]);
}

/** The stores of some places, by name. */
export function useStoresOf(placeIds: readonly string[]): readonly Tenant[] {
  const { accessibleTenants, userCompanyId } = useSession();
  return useMemo(() => {
    const chosen = new Set(placeIds);
    return accessibleTenants
      .filter(({ type }) => type === 'LOCATION')
      .filter(({ id, groupId }) => chosen.has(userCompanyId) || chosen.has(id) || chosen.has(groupId ?? ''))
      .sort((one, other) => one.name.localeCompare(other.name));
  }, [accessibleTenants, userCompanyId, placeIds]);
}

/** One place more or less: the company takes the place of all others. */
export function chosenPlaces(before: readonly string[], after: readonly string[], companyId: string): string[] {
  if (!after.includes(companyId)) return [...after];
  return before.includes(companyId) ? after.filter((id) => id !== companyId || after.length === 1) : [companyId];
}
