import type { Paper } from '../employee-calls.ts';

const weights = { EXPIRED: 0, MISSING: 1, DUE: 2, IN_ORDER: 3 } as const;

/** Those that have to be looked after, the worst first. */
export function toLookAfter(papers: readonly Paper[]): Paper[] {
  return papers
    .filter(({ state }) => state !== 'IN_ORDER')
    .toSorted(
      (one, other) =>
        weights[one.state] - weights[other.state] || String(one.day ?? '').localeCompare(String(other.day ?? '')),
    );
}
