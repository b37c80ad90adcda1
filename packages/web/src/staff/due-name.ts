import type { Say } from '../phrases/phrases.ts';
import type { DueEntry } from './staff-calls.ts';

/** The thing that must be renewed, in words. */
export function dueName(
  t: Say<(typeof named)[keyof typeof named]>,
  { kind, name }: Pick<DueEntry, 'kind' | 'name'>,
): string {
  return name ?? t(named[kind]);
}

const named = {
  CERTIFICATION: 'requirement',
  DRIVER_LICENCE: 'driverLicence',
  DRIVER_INSURANCE: 'driverInsurance',
} as const;
