import { AsyncLocalStorage } from 'node:async_hooks';

/** The caller that work is done for: callers that wait take turns. */
interface Asker {
  /** May be known better while the work runs, as that of a person instead of a network. */
  readonly share: string;
}

/** The share of the server’s own work. */
const ownShare = 'server';

const network = 'network:';

/** The share of a caller of whom only the network is known so far. */
export function shareOfNetwork(name: string): string {
  return `${network}${name}`;
}

/** Whether a share is that of a known caller. Each of them asks as its network first, which is not another one. */
export function isKnownCaller(share: string): boolean {
  return share !== ownShare && !share.startsWith(network);
}

const asking = new AsyncLocalStorage<Asker>();

export function askedBy<Result>(asker: Asker, work: () => Promise<Result>): Promise<Result> {
  return asking.run(asker, work);
}

/** The share of the caller that the work is done for; that of the server for work of its own. */
export function currentShare(): string {
  return asking.getStore()?.share ?? ownShare;
}
