import { formatCents } from '@servery/domain';
import { type SalesColumnId, type SalesUnit, salesColumns } from './sales-columns.ts';

/** For a value that is divided by nothing. */
const none = '–';
const inPercent = 100;
const minutesOfHour = 60;

/** A value of a column as people read it. */
export function salesText(id: SalesColumnId, value: number | null): string {
  if (value === null) return none;
  return written(salesColumns[id].unit, value);
}

/** The same as spreadsheets compute with it: `1313.99`, `0.5`, `12.3`; hours with two decimals, which tell the minute. */
export function salesCell(id: SalesColumnId, value: number | null): string {
  if (value === null) return '';
  const { unit } = salesColumns[id];
  if (unit === 'money') return formatCents(value).replace(/[$,]/g, '');
  if (unit === 'share' || unit === 'rate') return percents(unit, value);
  if (unit === 'hours') return (value / minutesOfHour).toFixed(2);
  return unit === 'quantity' ? String(value / 1_000) : String(value);
}

/** The rate of a tax is printed with three decimals. */
const decimals = { share: 1, rate: 3 } as const;

function percents(unit: keyof typeof decimals, value: number): string {
  return (value * inPercent).toFixed(decimals[unit]);
}

function written(unit: SalesUnit, value: number): string {
  if (unit === 'money') return formatCents(value);
  if (unit === 'share' || unit === 'rate') return `${percents(unit, value)} %`;
  if (unit === 'minutes') return `${grouped(value)} min`;
  if (unit === 'hours') return hoursText(value);
  return grouped(unit === 'quantity' ? value / 1_000 : value);
}

/** `41:05` */
function hoursText(minutes: number): string {
  return `${grouped(Math.floor(minutes / minutesOfHour))}:${String(minutes % minutesOfHour).padStart(2, '0')}`;
}

function grouped(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 3 });
}

/** How a value changed: a share in points, minutes in minutes, everything else in percent of the value before; null where nothing was before. */
export interface SalesChange {
  readonly text: string;
  readonly direction: 'up' | 'down' | 'same';
}

export function salesChange(id: SalesColumnId, now: number | null, before: number | null): SalesChange | null {
  if (now === null || before === null) return null;
  const { unit } = salesColumns[id];
  const isShare = unit === 'share' || unit === 'rate';
  const isPlain = isShare || unit === 'minutes';
  if (!isPlain && before === 0) return null;
  const by = isPlain ? now - before : (now - before) / Math.abs(before);
  if (unit === 'minutes' && by === 0) return { text: 'same', direction: 'same' };
  const text =
    unit === 'minutes' ? written(unit, Math.abs(by)) : `${Math.abs(by * inPercent).toFixed(1)} ${isShare ? 'pt' : '%'}`;
  if (text.startsWith('0.0 ')) return { text: 'same', direction: 'same' };
  return { text, direction: by > 0 ? 'up' : 'down' };
}
