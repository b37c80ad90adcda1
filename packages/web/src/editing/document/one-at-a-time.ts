let last: Promise<unknown> = Promise.resolve();

/** VR-08: loads wait for each other. */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}
