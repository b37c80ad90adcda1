import { formatCents } from '@servery/domain';
import { type SalesColumnId, type SalesUnit, salesColumns } from './sales-columns.ts';

/** For what is divided by nothing. */
const none = '–';
const inPercent = 100;

/** A value of a column as people read it. */
export function salesText(id: SalesColumnId, value: number | null): string {
  if (value === null) return none;
  return written(salesColumns[id].unit, value);
}

/** The same as spreadsheets compute with it: `1313.99`, `0.5`, `12.3`. */
export function salesCell(id: SalesColumnId, value: number | null): string {
  if (value === null) return '';
  const { unit } = salesColumns[id];
  if (unit === 'money') return formatCents(value).replace(/[$,]/g, '');
  if (unit === 'share') return (value * inPercent).toFixed(1);
  return unit === 'quantity' ? String(value / 1_000) : String(value);
}

function written(unit: SalesUnit, value: number): string {
  if (unit === 'money') return formatCents(value);
  if (unit === 'share') return `${(value * inPercent).toFixed(1)} %`;
  if (unit === 'minutes') return `${grouped(value)} min`;
  return grouped(unit === 'quantity' ? value / 1_000 : value);
}

function grouped(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 3 });
}

/** How a value changed: a share in points, everything else in percent of what it was; null where nothing was before. */
export interface SalesChange {
  readonly text: string;
  readonly direction: 'up' | 'down' | 'same';
}

export function salesChange(id: SalesColumnId, now: number | null, before: number | null): SalesChange | null {
  if (now === null || before === null) return null;
  const isShare = salesColumns[id].unit === 'share';
  if (!isShare && before === 0) return null;
  const by = isShare ? now - before : (now - before) / Math.abs(before);
  const text = `${Math.abs(by * inPercent).toFixed(1)} ${isShare ? 'pt' : '%'}`;
  if (text.startsWith('0.0 ')) return { text: 'same', direction: 'same' };
  return { text, direction: by > 0 ? 'up' : 'down' };
}
