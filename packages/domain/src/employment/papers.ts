import { type DueKind, type DueRecord, type DueState, type DueTerms, dueOf } from './due.ts';

/** A certification, license or insurance of a person: in order, due, expired, or required by a job and not there. */
export const PAPER_STATES = ['EXPIRED', 'MISSING', 'DUE', 'IN_ORDER'] as const;
export type PaperState = DueState | 'MISSING' | 'IN_ORDER';

export interface Paper {
  readonly kind: DueKind;
  /** Of a certification. */
  readonly requirementId: string | null;
  /** The last day on which it is valid; null: it does not expire, or is missing. */
  readonly day: string | null;
  readonly state: PaperState;
  /** Whether a job of the person requires it. */
  readonly isRequired: boolean;
}

/**
 * EM-17 EM-42: the papers that a person has or must have: a certification for each requirement, in their order, then license and
 * insurance of a person with a job that drives. A paper that is neither held nor required is left out.
 */
export function papersOf(record: DueRecord, terms: DueTerms): Paper[] {
  const required = new Set(record.jobs.flatMap(({ jobTypeId }) => terms.required[jobTypeId] ?? []));
  const due = dueOf(record, terms);
  const stateOf = (kind: DueKind, requirementId: string | null): PaperState =>
    due.find((one) => one.kind === kind && one.requirementId === requirementId)?.state ?? 'IN_ORDER';
  const certifications = terms.requirements.flatMap(({ id }): Paper[] => {
    const held = record.certifications.find(({ requirementId }) => requirementId === id);
    const paper = { kind: 'CERTIFICATION', requirementId: id, isRequired: required.has(id) } as const;
    if (held) return [{ ...paper, day: held.expiresOn, state: stateOf('CERTIFICATION', id) }];
    return required.has(id) ? [{ ...paper, day: null, state: 'MISSING' }] : [];
  });
  const drives = record.jobs.some(({ jobTypeId }) => terms.driverJobs.includes(jobTypeId));
  const driving = (kind: DueKind, day: string | null | undefined): Paper[] =>
    drives && day ? [{ kind, requirementId: null, day, state: stateOf(kind, null), isRequired: true }] : [];
  return [
    ...certifications,
    ...driving('DRIVER_LICENCE', record.employment.driverLicenceExpiresOn),
    ...driving('DRIVER_INSURANCE', record.employment.insuranceExpiresOn),
  ];
}
