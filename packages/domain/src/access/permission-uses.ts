import { isPointOfSalePermission } from './permission-catalog.ts';
import type { Permission } from './permissions.ts';

/**
 * The program that asks for a permission:
 * - console: the server refuses without it, and the screens go by it
 * - point-of-sale: only the terminals
 * - nothing-yet: it can be granted, and its use is not built yet
 */
export type PermissionUse = 'console' | 'point-of-sale' | 'nothing-yet';

const unused: ReadonlySet<Permission> = new Set<Permission>([
  'PAYROLL',
  'TOL_LICENSE',
  'DELIVERY_LICENSE',
  'TABLE_SERVICE_LICENSE',
  'LOYALTY_LICENSE',
  'HAS_TOL_ADMIN_ACCESS',
  'ENGINEERING_USER',
]);

export function permissionUseOf(code: Permission): PermissionUse {
  // A printer is changed at the terminal that prints.
  if (code === 'CHANGE_PRINTER_SETTING' || isPointOfSalePermission(code)) return 'point-of-sale';
  return unused.has(code) ? 'nothing-yet' : 'console';
}
