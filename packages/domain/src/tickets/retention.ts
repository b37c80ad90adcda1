/** Details are kept for so many months at least: reports compare with the months before, and late terminals have reported by then. */
export const leastTicketMonths = 3;
/** Federal law of the United States asks for time cards of two years. */
export const leastPunchMonths = 24;
export const mostKeptMonths = 120;

/** The first day that is kept: whole months, and the one that has begun. @param today `2026-11-29`; with 3 months `2026-08-01` */
export function keptFrom(months: number, today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = year * 12 + (month - 1) - months;
  return `${Math.floor(first / 12)}-${String((first % 12) + 1).padStart(2, '0')}-01`;
}
