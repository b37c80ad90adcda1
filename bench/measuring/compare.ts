interface Times {
  /** Milliseconds, sorted. */
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
}

/** By turns, so that a busy moment of the machine hits both. */
export async function compare(
  own: () => Promise<unknown>,
  peer: () => Promise<unknown>,
  rounds: number,
): Promise<Times> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await timed(own));
    theirs.push(await timed(peer));
  }
  return { ours: sorted(ours), theirs: sorted(theirs) };
}

/** The value below which this part of sorted times lies. */
export function part(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

function sorted(values: readonly number[]): number[] {
  return values.toSorted((one, other) => one - other);
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
