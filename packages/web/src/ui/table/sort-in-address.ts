import type { DataSort } from './data-table-types.ts';

/** `-added`: by the time of adding, descending. */
export function sortOf(written: string | undefined): DataSort | null {
  return written ? { id: written.replace(/^-/, ''), isDescending: written.startsWith('-') } : null;
}

export function writtenSort(sort: DataSort | null): string | undefined {
  return sort ? `${sort.isDescending ? '-' : ''}${sort.id}` : undefined;
}
