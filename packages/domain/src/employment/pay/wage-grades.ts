import { z } from 'zod';
import { atRate, centsOf, moneySchema } from '../../formats/amount.ts';
import { amountOf } from '../../formats/cents-text.ts';
import { nameText } from '../../formats/name-text.ts';
import type { Payroll } from './payroll.ts';

/** A step of a job type with its pay an hour, in dollars. Offered when somebody is hired; the wage that counts is the one on their record. */
export const wageGradeSchema = z.looseObject({
  id: z.string().min(1),
  jobTypeId: z.string().min(1),
  name: nameText(200),
  wage: moneySchema,
});
export type WageGrade = z.infer<typeof wageGradeSchema>;

interface WithGrades {
  readonly wageGrades?: readonly WageGrade[] | undefined;
}

/** The grades of a job type, in their order. */
export function gradesOf({ wageGrades = [] }: WithGrades, jobTypeId: string): readonly WageGrade[] {
  return wageGrades.filter((grade) => grade.jobTypeId === jobTypeId);
}

/** An hour of overtime in dollars, at one and a half times the wage; undefined where nobody is paid overtime or the wage cannot be read. */
export function overtimeWage(wage: string, { overTimePay }: Pick<Payroll, 'overTimePay'>): string | undefined {
  const { after8HoursPerDay, after40HoursPerWeek, californiaOvertime } = overTimePay;
  const cents = centsOf(wage);
  if (cents === undefined || !(after8HoursPerDay || after40HoursPerWeek || californiaOvertime)) return undefined;
  return amountOf(atRate(cents, '150'));
}

/** Employment as stores receive it: wage grades are for the console only. */
export function withoutWageGrades<Document extends object>(employment: Document): Omit<Document, 'wageGrades'> {
  if (!('wageGrades' in employment)) return employment;
  const { wageGrades: _, ...published } = employment;
  return published;
}
