import { periodDays, type SalesRollup } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { useActiveLevel } from '../session/level/active-level.ts';
import { hasFeature } from '../session/rights.ts';
import { useSession } from '../session/session-store.ts';
import { type SalesRow, salesQuery } from './sales-calls.ts';

/** The last four weeks until yesterday. */
export function lastFourWeeks() {
  return periodDays('lastFourWeeks', dayjs().format('YYYY-MM-DD'));
}

/**
 * The sales of the stores of the level in the last four weeks.
 * @param by the kind of the rows
 * @returns undefined for people without the dashboard, and while it is read
 */
export function useLastFourWeeks(rollup: SalesRollup, by: string): readonly SalesRow[] | undefined {
  return useLastFourWeeksQuery(rollup, by).data?.rows;
}

/** The same with the state of its reading. */
export function useLastFourWeeksQuery(rollup: SalesRollup, by: string) {
  const session = useSession();
  const { id } = useActiveLevel();
  const query = { ...lastFourWeeks(), ...(id !== null && { places: id }) };
  return useQuery({
    ...salesQuery(session.userCompanyId, { rollup, by, query }),
    enabled: hasFeature(session, 'dashboard'),
  });
}
