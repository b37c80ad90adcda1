import { z } from 'zod';
import { centsOf, moneySchema } from '../../formats/amount.ts';
import { amountOf } from '../../formats/cents-text.ts';
import { percentageSchema } from './percentages.ts';

/** The days of the week as payroll names them; 0 is Sunday. */
export const PAYROLL_DAYS = ['0', '1', '2', '3', '4', '5', '6'] as const;
const perDaySchema = z.record(z.enum(PAYROLL_DAYS), percentageSchema);

/** EM-56: percentages per day of the week, 0 is Sunday. */
export const payrollSchema = z.looseObject({
  version: z.int(),
  minimumWage: z.looseObject({ enabled: z.boolean(), amount: moneySchema }),
  overTimePay: z.looseObject({
    after8HoursPerDay: z.boolean(),
    after40HoursPerWeek: z.boolean(),
    californiaOvertime: z.boolean(),
  }),
  additionalEmployerLaborCostPercentage: percentageSchema,
  laborBudgetTargetPercentage: perDaySchema,
  salaryAllocationsPercentage: perDaySchema,
});
export type Payroll = z.infer<typeof payrollSchema>;

/** EM-57 to EM-66 */
export function newPayroll(): Payroll {
  return {
    version: 1,
    minimumWage: { enabled: false, amount: '0.00' },
    overTimePay: { after8HoursPerDay: false, after40HoursPerWeek: true, californiaOvertime: false },
    additionalEmployerLaborCostPercentage: '0.00',
    laborBudgetTargetPercentage: perDay('27.00', '27.00'),
    salaryAllocationsPercentage: perDay('10.00', '25.00'),
  };
}

type PerDay = Payroll['laborBudgetTargetPercentage'];

export type SalaryTotal = {
  /** `99.99`; null while a day has no percentage that can be read. */
  readonly total: string | null;
  /** The percentage that is missing to 100.00, negative for an excess; `0.00` when it adds up. */
  readonly missing: string;
};

/** EM-91: the sum of the salary allocations of a week. */
export function salaryTotal({
  salaryAllocationsPercentage,
}: Pick<Payroll, 'salaryAllocationsPercentage'>): SalaryTotal {
  const days = PAYROLL_DAYS.map((day) => centsOf(salaryAllocationsPercentage[day]));
  const hundredths = days.reduce<number>((sum, share) => sum + (share ?? Number.NaN), 0);
  if (Number.isNaN(hundredths)) return { total: null, missing: '0.00' };
  return { total: amountOf(hundredths), missing: amountOf(10_000 - hundredths) };
}

/** One percentage on every day of the week. */
export function everyDay(percentage: string): PerDay {
  return perDay(percentage, percentage);
}

/** A week of 100.00 in parts as equal as hundredths allow: the first four days have one more. */
export function evenShares(): PerDay {
  const [share, left] = [Math.floor(10_000 / PAYROLL_DAYS.length), 10_000 % PAYROLL_DAYS.length];
  const of = (day: number) => amountOf(share + (day < left ? 1 : 0));
  return { 0: of(0), 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5), 6: of(6) };
}

function perDay(weekday: string, fridayAndSaturday: string): PerDay {
  return {
    0: weekday,
    1: weekday,
    2: weekday,
    3: weekday,
    4: weekday,
    5: fridayAndSaturday,
    6: fridayAndSaturday,
  };
}
