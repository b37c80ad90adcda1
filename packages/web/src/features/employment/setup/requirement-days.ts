import type { JobRequirement } from '@servery/domain';

const daySeconds = 86_400;

/** How many days before it expires people are warned. */
export function daysOf({ warnTimeBeforeExpiration }: Pick<JobRequirement, 'warnTimeBeforeExpiration'>): number {
  return shownDays(warnTimeBeforeExpiration);
}

export function shownDays(seconds: number): number {
  return Math.round(seconds / daySeconds);
}

export function keptSeconds(days: number): number {
  return days * daySeconds;
}
