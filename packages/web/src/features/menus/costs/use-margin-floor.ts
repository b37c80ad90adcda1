import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../session/session-store.ts';
import { preferencesQuery } from '../preferences-calls.ts';

/** The share of a price that the company wants to be left, in percent; null while nothing is set, loaded or to be seen. */
export function useMarginFloor(): number | null {
  const { userCompanyId } = useSession();
  const { data } = useQuery(preferencesQuery(userCompanyId));
  const floor = data?.preferences.marginFloor ?? null;
  return floor === null ? null : Number(floor);
}
