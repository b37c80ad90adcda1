import type { CsvSeparator } from './csv-file.ts';

/** An amount with a decimal period: between semicolons or tabs, `12,49`, `12,5` and `1.249,00` have a decimal comma. */
export function amountInCsv(text: string, separator: CsvSeparator): string {
  if (separator === ',' || !/^[-+]?(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,2}$/.test(text)) return text;
  return text.replaceAll('.', '').replace(',', '.');
}

/** Degrees with a decimal period, however many digits are behind the comma. */
export function degreesInCsv(text: string, separator: CsvSeparator): string {
  return separator !== ',' && /^[-+]?\d{1,3},\d+$/.test(text) ? text.replace(',', '.') : text;
}

export interface CsvDays {
  /** `1/15/2025` becomes `2025-01-15`. */
  readonly isMonthFirst: boolean;
  /** Days that could be read either way and are left as they are written. */
  readonly isAmbiguous: boolean;
  /** A day as it is kept; a text that is no day comes back as it was. */
  readonly read: (text: string) => string;
}

const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** How one column writes its days: month/day/year where each of them fits that, and at least one no other way. */
export function daysOfColumn(texts: Iterable<string>): CsvDays {
  let [asMonthFirst, asDayFirst, both] = [0, 0, 0];
  for (const text of texts) {
    const [, one = '', other = '', year = ''] = slashed.exec(text) ?? [];
    const [monthFirst, dayFirst] = [isDay(year, one, other), isDay(year, other, one)];
    if (monthFirst && dayFirst && one !== other) both += 1;
    else if (monthFirst) asMonthFirst += one === other ? 0 : 1;
    else if (dayFirst) asDayFirst += 1;
  }
  const isMonthFirst = asMonthFirst > 0 && asDayFirst === 0;
  return {
    isMonthFirst,
    isAmbiguous: !isMonthFirst && both > 0,
    read: (text) => {
      const [, month = '', day = '', year = ''] = slashed.exec(text) ?? [];
      const isRead = isDay(year, month, day) && (isMonthFirst || month === day);
      return isRead ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
    },
  };
}

function isDay(year: string, month: string, day: string): boolean {
  const [inMonth, inDay] = [Number(month), Number(day)];
  if (year === '' || inMonth < 1 || inMonth > 12 || inDay < 1) return false;
  return inDay <= new Date(Date.UTC(Number(year), inMonth, 0)).getUTCDate();
}
