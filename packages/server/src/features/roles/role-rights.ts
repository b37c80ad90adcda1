import {
  isHiddenPermission,
  isProviderPermission,
  lackingRights,
  type Permission,
  permissionEntry,
} from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { Fault, type FaultDetail, invalid } from '../../platform/fault.ts';
import { contentOf, type RoleContent, type RoleRow } from './roles-store.ts';

/** The roles of a call, and the permissions that they may carry. */
export interface RoleScope {
  readonly companyId: string;
  /** RL-11: a default role is a template shared by all. */
  readonly isDefault: boolean;
  /** Whether these are the provider company's own roles. */
  readonly isProvider: boolean;
}

/** The person who asks, and the roles asked about, in a transaction of the company that has them. */
export interface RoleWork {
  readonly scope: CompanyScope;
  readonly actor: Actor;
  readonly roles: RoleScope;
}

/** Nobody changes a role that goes beyond their own rights on the whole company. */
export function mayEditRole(actor: Actor, row: RoleRow): boolean {
  return lackingRights(actor.grants, contentOf(row), null).length === 0;
}

/** @throws Fault 400 */
export function requireMayEdit(actor: Actor, row: RoleRow, path: string): void {
  if (!mayEditRole(actor, row))
    throw invalid('ROLE_BEYOND_OWN_RIGHTS', `${row.name} has permissions that you do not have.`, path);
}

/**
 * Codes that are asked for: not hidden, not the percent (it is `maxDiscountPct`), not the provider's, and none beyond
 * the caller's own rights.
 * @throws Fault 400 with one error per code that may not be given, naming its place
 */
export function requireGivable({ actor, roles }: RoleWork, codes: readonly Permission[], path: string): void {
  const lacking = new Set(lackingRights(actor.grants, { permissions: codes, maxDiscountPct: null }, null));
  const errors = codes.flatMap((code, index): FaultDetail[] => {
    const says = whyNot(code, roles, lacking.has(code));
    return says === undefined ? [] : [{ ...says, path: `${path}.${index}` }];
  });
  const [first] = errors;
  if (first !== undefined) throw new Fault(400, first.code, { errors });
}

/** @throws Fault 400 for a discount that is higher than the caller's own */
export function requireGivableDiscount(actor: Actor, maxDiscountPct: number | null, path: string): void {
  if (lackingRights(actor.grants, { permissions: [], maxDiscountPct }, null).length > 0)
    throw invalid('BEYOND_OWN_RIGHTS', 'This percentage is higher than your own.', path);
}

/** The permissions of a role after an edit: as asked, the hidden ones left as they are. */
export function withHidden(before: readonly Permission[], asked: readonly Permission[]): RoleContent['permissions'] {
  return [...new Set([...asked, ...before.filter(isHiddenPermission)])];
}

function whyNot(code: Permission, roles: RoleScope, isBeyond: boolean): FaultDetail | undefined {
  const { name } = permissionEntry(code);
  if (isHiddenPermission(code)) return { code: 'HIDDEN_PERMISSION', message: `${name} cannot be granted here.` };
  if (code === 'MAX_DISCOUNT_PERCENTAGE')
    return { code: 'PERCENT_NEEDED', message: `Grant ${name} with its percentage, maxDiscountPct.` };
  if (isProviderPermission(code) && !(roles.isProvider && !roles.isDefault))
    return { code: 'PROVIDER_PERMISSION', message: `${name} belongs to the provider company.` };
  return isBeyond ? { code: 'BEYOND_OWN_RIGHTS', message: `You do not have ${name} yourself.` } : undefined;
}
