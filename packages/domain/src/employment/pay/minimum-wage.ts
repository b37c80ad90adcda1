import { centsOf } from '../../formats/amount.ts';
import type { Payroll } from './payroll.ts';

/**
 * The minimum wage per hour that a wage is below: `'16.50'` for 7.25. Undefined where none is set, or it is met. Tipped jobs may be
 * below it where the law allows that: it is said, and keeps nobody from saving.
 */
export function minimumWageAbove(wage: string, { minimumWage }: Pick<Payroll, 'minimumWage'>): string | undefined {
  const [paid, least] = [centsOf(wage), centsOf(minimumWage.amount)];
  if (!minimumWage.enabled || paid === undefined || least === undefined) return undefined;
  return paid < least ? minimumWage.amount : undefined;
}
