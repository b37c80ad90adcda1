import { ORDER_CHANNELS } from '../menus/entities/pricing-schemes.ts';
import {
  comparedDays,
  type Days,
  isDay,
  periodDays,
  REPORT_COMPARISONS,
  REPORT_PERIODS,
  type ReportComparison,
  type ReportPeriod,
} from './report-days.ts';
import { WHOLE_COMPANY } from './whole-company.ts';

/** The reports that the console makes of sales and work, each under the path of its page. */
export const REPORT_IDS = [
  'storeSummary',
  'productMix',
  'serverPerformance',
  'taxes',
  'deliveries',
  'employeePayroll',
] as const;
export type ReportId = (typeof REPORT_IDS)[number];

/** The values in the address of a report, by name. A value that it does not know is left out of account. */
export type ReportAddress = Readonly<Record<string, string | undefined>>;

export interface ReportFilters {
  readonly period: ReportPeriod;
  readonly versus: ReportComparison;
  readonly days: Days;
  /** The days that are compared with. */
  readonly compared: Days | undefined;
  /** The id of a group or location; undefined for all stores. */
  readonly place: string | undefined;
  readonly channel: (typeof ORDER_CHANNELS)[number] | undefined;
  readonly orderType: number | undefined;
}

/** The filters of a report that an address holds, on the day that is today: `2026-11-28`. */
export function readReportFilters(address: ReportAddress, today: string): ReportFilters {
  const period = REPORT_PERIODS.find((one) => one === address.period) ?? REPORT_PERIODS[0];
  const versus = REPORT_COMPARISONS.find((one) => one === address.versus) ?? REPORT_COMPARISONS[0];
  const days = period === 'chosen' ? chosenDays(address, today) : periodDays(period, today);
  return {
    period,
    versus,
    days,
    compared: comparedDays(days, versus),
    place: address.place === WHOLE_COMPANY ? undefined : address.place,
    channel: ORDER_CHANNELS.find((one) => one === address.channel),
    orderType: /^\d{1,3}$/.test(address.type ?? '') ? Number(address.type) : undefined,
  };
}

/** The days of the address, the wrong way round too; a day that is none is the last seven. */
function chosenDays({ from, to }: ReportAddress, today: string): Days {
  if (!isDay(from) || !isDay(to)) return periodDays(REPORT_PERIODS[0], today);
  return from <= to ? { from, to } : { from: to, to: from };
}
