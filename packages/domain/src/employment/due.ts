import { daysAfter } from '../formats/local-time.ts';
import type { EmploymentBlob } from './employment-blob.ts';

/** A certification of a requirement, or a driver's license or insurance. */
export const DUE_KINDS = ['CERTIFICATION', 'DRIVER_LICENCE', 'DRIVER_INSURANCE'] as const;
export type DueKind = (typeof DUE_KINDS)[number];
export type DueState = 'EXPIRED' | 'DUE';

/** Days ahead; license and insurance have no warning of their own: that of a new requirement. */
const DRIVER_WARNING_DAYS = 14;
const DAY_SECONDS = 86_400;

/** Until which day the day of expiration makes something due. Days as `2026-11-23`. */
export interface DueTerms {
  readonly today: string;
  readonly requirements: readonly { readonly id: string; readonly name: string; readonly until: string }[];
  /** The requirements of each job type, by the ids of both; without requirements that are gone. */
  readonly required: Readonly<Record<string, readonly string[]>>;
  /** Job types that drive. */
  readonly driverJobs: readonly string[];
  readonly driverUntil: string;
}

/** EM-42 to EM-44: by which days papers are due, by the warnings of the company's employment. */
export function dueTerms(
  { jobTypes, requirements }: Pick<EmploymentBlob, 'jobTypes' | 'requirements'>,
  today: string,
): DueTerms {
  const known = new Set(requirements.map(({ id }) => id));
  return {
    today,
    required: Object.fromEntries(jobTypes.map((job) => [job.id, job.requirements.filter((id) => known.has(id))])),
    requirements: requirements.map(({ id, name, warnTimeBeforeExpiration }) => ({
      id,
      name,
      until: daysAfter(today, Math.floor(warnTimeBeforeExpiration / DAY_SECONDS)),
    })),
    driverJobs: jobTypes.filter(({ driverSettings }) => driverSettings.mode !== 'NOT_DRIVER').map(({ id }) => id),
    driverUntil: daysAfter(today, DRIVER_WARNING_DAYS),
  };
}

/** The same terms for papers that expire up to a day: a warning that comes later counts up to there. */
export function dueUntil(terms: DueTerms, day: string): DueTerms {
  const sooner = (until: string) => (until < day ? until : day);
  return {
    ...terms,
    requirements: terms.requirements.map((one) => ({ ...one, until: sooner(one.until) })),
    driverUntil: sooner(terms.driverUntil),
  };
}

/** Only expired papers: their last day is over. */
export function onlyExpired(terms: DueTerms): DueTerms {
  return dueUntil(terms, daysAfter(terms.today, -1));
}

/** A paper that a person must renew. */
export interface DueEntry {
  readonly kind: DueKind;
  /** Of a certification. */
  readonly requirementId: string | null;
  /** The requirement's. */
  readonly name: string | null;
  /** The last day on which it is valid. */
  readonly day: string;
  readonly state: DueState;
}

/** The parts of a person's record that can be due. */
export interface DueRecord {
  readonly jobs: readonly { readonly jobTypeId: string }[];
  readonly certifications: readonly { readonly requirementId: string; readonly expiresOn: string | null }[];
  readonly employment: {
    readonly driverLicenceExpiresOn?: string | null | undefined;
    readonly insuranceExpiresOn?: string | null | undefined;
  };
}

/** The papers of a person that are due or expired, the soonest first. A certification whose requirement is gone is left out. */
export function dueOf({ jobs, certifications, employment }: DueRecord, terms: DueTerms): DueEntry[] {
  const isDriver = jobs.some(({ jobTypeId }) => terms.driverJobs.includes(jobTypeId));
  const driving = (kind: DueKind, day: string | null | undefined) =>
    isDriver && day && day <= terms.driverUntil ? [entryOf(terms, { kind, requirementId: null, day })] : [];
  return [
    ...certifications.flatMap(({ requirementId, expiresOn }) => {
      const until = terms.requirements.find(({ id }) => id === requirementId)?.until;
      if (until === undefined || expiresOn === null || expiresOn > until) return [];
      return [entryOf(terms, { kind: 'CERTIFICATION', requirementId, day: expiresOn })];
    }),
    ...driving('DRIVER_LICENCE', employment.driverLicenceExpiresOn),
    ...driving('DRIVER_INSURANCE', employment.insuranceExpiresOn),
  ].toSorted((one, other) => (one.day === other.day ? 0 : one.day < other.day ? -1 : 1));
}

/** With its name and state. */
function entryOf(terms: DueTerms, found: Pick<DueEntry, 'kind' | 'requirementId' | 'day'>): DueEntry {
  return { ...found, name: nameOf(terms, found.requirementId), state: found.day < terms.today ? 'EXPIRED' : 'DUE' };
}

/** A paper that has to be looked after; a missing paper has no day. */
export interface AttentionEntry extends Omit<DueEntry, 'day' | 'state'> {
  readonly day: string | null;
  readonly state: DueState | 'MISSING';
}

/** The same of papers that may be missing. */
export function attentionOf(
  terms: DueTerms,
  { day, ...paper }: Pick<AttentionEntry, 'kind' | 'requirementId' | 'day'>,
): AttentionEntry {
  if (day !== null) return entryOf(terms, { ...paper, day });
  return { ...paper, day, name: nameOf(terms, paper.requirementId), state: 'MISSING' };
}

function nameOf({ requirements }: DueTerms, requirementId: string | null): string | null {
  return requirements.find(({ id }) => id === requirementId)?.name ?? null;
}
