import { AsyncLocalStorage } from 'node:async_hooks';

type Work = () => void;

/** The work that waits for the end of the transaction that runs. */
const waiting = new AsyncLocalStorage<Work[]>();

export function isInTransaction(): boolean {
  return waiting.getStore() !== undefined;
}

/** Runs a transaction, then the work that it left for after its commit. */
export async function runTransaction<Result>(transaction: () => Promise<Result>): Promise<Result> {
  const after: Work[] = [];
  const result = await waiting.run(after, transaction);
  for (const work of after) work();
  return result;
}

/** Leaves work to be done once the transaction that runs is committed; it is never done where that is not certain. */
export function whenCommitted(work: Work): void {
  const after = waiting.getStore();
  if (after === undefined) throw new Error('No transaction runs');
  after.push(work);
}
