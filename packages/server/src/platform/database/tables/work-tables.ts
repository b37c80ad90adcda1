import type { Punch, PunchMark } from '@servery/domain';
import type { Instant, JsonColumn } from './columns.ts';

/** A time punch in its highest revision. */
export interface TimePunchesTable {
  company_id: string;
  location_id: string;
  /** As its terminal numbers it. */
  id: string;
  /** `2026-11-28` */
  business_date: string;
  person_id: string;
  revision: number;
  /** SHA-256 of the report, in hexadecimal. */
  hash: string;
  clocked_in: Instant;
  marks: JsonColumn<readonly PunchMark[]>;
  punch: JsonColumn<Punch>;
  reported_at: Instant;
}

/** The work of a person on one day in one job at one store at one wage. Minutes and cents. */
export interface PaidWorkTable {
  company_id: string;
  /** `2026-11-28` */
  business_date: string;
  location_id: string;
  person: string;
  job: string;
  /** Cents for an hour; -1: none is on record. */
  wage: number;
  shifts: number;
  /** Punches without an end. */
  at_work: number;
  regular: number;
  overtime: number;
  double_time: number;
  unpaid: number;
  declared_tips: number;
  payroll_tips: number;
  /** Null: a wage is missing. */
  straight: number | null;
  premium: number | null;
  /** Counts as labor: `excludeFromLaborCalculations` of the job is off. */
  is_labor: boolean;
  /** Its premium holds wages of other stores too. */
  is_blended: boolean;
}

/** The wage that a job of a person pays for an hour, and from when on. */
export interface JobWagesTable {
  company_id: string;
  user_id: string;
  job_type_id: string;
  /** A location or group; empty: wherever the person works. */
  place: string;
  since: Instant;
  /** `18.67` */
  wage: string;
}
