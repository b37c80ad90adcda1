/** The sums of work. Minutes, cents, and counts of punches. */
export const WORK_SUMS = [
  'shifts',
  'atWork',
  'regular',
  'overtime',
  'doubleTime',
  'unpaid',
  'declaredTips',
  'payrollTips',
  'laborMinutes',
  'straight',
  'premium',
  'laborCost',
] as const;
export type WorkSum = (typeof WORK_SUMS)[number];

/** Those that tell wages. */
export const WAGE_SUMS = ['straight', 'premium', 'laborCost'] as const satisfies readonly WorkSum[];

/** The dimensions that work is summed by beside its business date and its store. */
export const WORK_DIMENSIONS = ['person', 'job'] as const;
