import { z } from 'zod';
import { centsOf, moneySchema, rateSchema } from '../formats/amount.ts';

const DAYS = ['0', '1', '2', '3', '4', '5', '6'] as const;
const perDaySchema = z.record(z.enum(DAYS), rateSchema);

/** EM-56: percentages per day of the week, 0 is Sunday. */
export const payrollSchema = z.looseObject({
  version: z.int(),
  minimumWage: z.looseObject({ enabled: z.boolean(), amount: moneySchema }),
  overTimePay: z.looseObject({
    after8HoursPerDay: z.boolean(),
    after40HoursPerWeek: z.boolean(),
    californiaOvertime: z.boolean(),
  }),
  additionalEmployerLaborCostPercentage: rateSchema,
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

/** EM-91: the salary allocations of a week add up to 100.00. */
export function isSalaryTotalValid(payroll: Payroll): boolean {
  const hundredths = DAYS.map((day) => centsOf(payroll.salaryAllocationsPercentage[day]) ?? Number.NaN);
  return hundredths.reduce((sum, share) => sum + share, 0) === 10_000;
}

function perDay(weekday: string, fridayAndSaturday: string): Payroll['laborBudgetTargetPercentage'] {
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
