import { centsOf } from './amount.ts';
import { formatCents } from './cents-text.ts';

/** KF-01, FM-01, KF-02, FM-02: `$1,313.99`; an invalid amount shows as `$0.00`. */
export function formatMoney(amount: unknown): string {
  const cents = typeof amount === 'number' ? roundedCents(amount) : centsOf(typeof amount === 'string' ? amount : '');
  return formatCents(cents ?? 0);
}

/** Numbers come from calculations of others; they are rounded as they print, so that 1.005 is not 1.00499999. */
function roundedCents(amount: number): number | undefined {
  const text = Math.abs(amount).toString();
  const match = /^(\d{1,13})(?:\.(\d+))?$/.exec(text);
  if (match === null) return undefined;
  const digits = (match[2] ?? '').padEnd(3, '0');
  const cents = Number(`${match[1]}${digits.slice(0, 2)}`) + (Number(digits[2]) >= 5 ? 1 : 0);
  return amount < 0 && cents > 0 ? -cents : cents;
}
