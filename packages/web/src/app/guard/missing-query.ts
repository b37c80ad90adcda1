import { wholeCompany } from '../../session/level/active-level.ts';

/** The routes that change the company of the query get nothing added. GD-13 to GD-15 */
const untouched = ['/companies/change', '/changeLocation', '/changeMenu'];

export type WhereQuery = { readonly companyId?: string | undefined; readonly locationId?: string | undefined };

type Where = {
  readonly pathname: string;
  readonly query: WhereQuery;
  readonly companyId: string;
  readonly activeId: string | null;
};

/**
 * The parameters that the address lacks to restore the current view; null when it lacks nothing. Without an active location no location's id is
 * added: the address says 0, the whole company. GD-10 to GD-16, SH-15
 */
export function missingQuery({ pathname, query, companyId, activeId }: Where): WhereQuery | null {
  if (untouched.includes(pathname)) return null;
  const missing = {
    ...(query.companyId === undefined && { companyId }),
    ...(query.locationId === undefined && { locationId: activeId ?? wholeCompany }),
  };
  return Object.keys(missing).length > 0 ? missing : null;
}
