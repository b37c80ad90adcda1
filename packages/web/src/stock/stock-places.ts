import { mayOn, type StockMoment } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePhrases } from '../phrases/phrases.ts';
import { stockPhrases } from '../phrases/stock/out-of-stock.ts';
import { ownZone } from '../publishing/store-time.ts';
import { useActiveLevel } from '../session/level/active-level.ts';
import { grantsOf, mayAt, stockRights } from '../session/rights.ts';
import type { Tenant } from '../session/session-schema.ts';
import { useSession } from '../session/session-store.ts';
import { useMinute } from '../tenants/store-clock.ts';
import { openHoursQuery, type StockPlace } from './stock-calls.ts';

/** Whether this person takes out at the level that is worked at. */
export function useMayTakeOutHere(): boolean {
  const session = useSession();
  const level = useActiveLevel();
  return mayAt(session, stockRights, level.id);
}

/** The locations of this person, by id. */
export function useStockLocations(): ReadonlyMap<string, Tenant> {
  const { accessibleTenants } = useSession();
  return useMemo(
    () => new Map(accessibleTenants.filter(({ type }) => type === 'LOCATION').map((one) => [one.id, one])),
    [accessibleTenants],
  );
}

/** The time zone of a location; the reader’s own for one that is not known. */
export function zoneOf(location: Tenant | undefined): string {
  return location?.timezone || ownZone;
}

/** Where this person may take something out: the company, groups and locations of the level that is worked at, the widest first. */
export function useTakeOutPlaces(): readonly StockPlace[] {
  const t = usePhrases(stockPhrases);
  const session = useSession();
  const level = useActiveLevel();
  return useMemo(() => {
    const { accessibleTenants, userCompanyId } = session;
    const reached = new Set(level.locations.map(({ id }) => id));
    const isWithin = ({ id, type }: Tenant) =>
      type === 'LOCATION' ? reached.has(id) : level.kind === 'company' || id === level.id;
    const tenants = accessibleTenants.filter(
      (tenant) => isWithin(tenant) && mayOn(grantsOf(session), stockRights, tenant),
    );
    const groups = tenants.filter(({ type }) => type === 'GROUP');
    const locations = tenants.filter(({ type }) => type === 'LOCATION');
    const isWhole = level.kind === 'company' && mayAt(session, stockRights, null);
    const count = level.locations.length;
    const company = { id: userCompanyId, name: t('allStores', { count }), said: t('everyStore', { count }) };
    const named = [...groups, ...locations].map(({ id, name }) => ({ id, name, said: name }));
    return isWhole && locations.length > 1 ? [company, ...named] : named;
  }, [session, level, t]);
}

/** A location at this moment, once its hours are known; undefined for several locations, each of which has its own. */
export function useStockMoment(placeId: string | undefined): StockMoment | undefined {
  const { userCompanyId } = useSession();
  const location = useStockLocations().get(placeId ?? '');
  const { data } = useQuery({ ...openHoursQuery(userCompanyId, location?.id ?? ''), enabled: location !== undefined });
  const instant = useMinute().getTime();
  return location && data ? { instant, zone: zoneOf(location), openHours: data.openHours } : undefined;
}
