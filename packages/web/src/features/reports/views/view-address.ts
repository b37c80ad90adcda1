import { WHOLE_COMPANY } from '@servery/domain';
import type { ReportFilters } from '../frame/use-report-filters.ts';

/** The parts of an address that belong to a view; an opened row or the view itself does not. */
const kept = [
  'period',
  'from',
  'to',
  'versus',
  'place',
  'channel',
  'type',
  'sort',
  'by',
  'figure',
  'zone',
  'soldLine',
  'marginLine',
] as const;

/** The filters and the sort as a query, always in one order. The stores are named, whatever level is worked at. */
export function viewAddress(search: object, { place = WHOLE_COMPANY }: Pick<ReportFilters, 'place'>): string {
  const query = new URLSearchParams();
  for (const name of kept) {
    const value: unknown = name === 'place' ? place : Reflect.get(search, name);
    if (typeof value === 'string' && value !== '') query.set(name, value);
  }
  return query.toString();
}
