import { useActiveLevel, wholeCompany } from '../../../session/level/active-level.ts';
import { mayAt } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';

/** The place whose people are listed. */
export type Here = {
  /** A location or group; undefined: the whole company, or every place that the reader administers. */
  readonly id: string | undefined;
  readonly name: string | undefined;
  /** The place, the group around it and the locations in it. */
  readonly around: readonly string[];
  /** EM-102: Manage Employees and View Wage Data there. */
  readonly seesWages: boolean;
};

/** The level that the address asks for, otherwise the active level. */
export function useHereId(asked: string | undefined): string | undefined {
  const level = useActiveLevel();
  if (asked === wholeCompany) return undefined;
  return asked ?? level.id ?? undefined;
}

/** Known from the session, so that nothing moves while the list loads. */
export function useHere(id: string | undefined): Here {
  const session = useSession();
  const { accessibleTenants } = session;
  const tenant = accessibleTenants.find((one) => one.id === id);
  const inside = accessibleTenants.filter(({ groupId }) => id !== undefined && groupId === id);
  const holds = (permission: 'USER_ADMIN' | 'VIEW_WAGE_DATA') => mayAt(session, [permission], id ?? null);
  return {
    id,
    name: tenant?.name,
    around: [id, tenant?.groupId, ...inside.map((one) => one.id)].filter((one) => one != null),
    seesWages: tenant !== undefined && holds('USER_ADMIN') && holds('VIEW_WAGE_DATA'),
  };
}
