import { Fault } from '../fault.ts';

export interface TurnLimits {
  /** Sum of the weights that run at once. */
  readonly atOnce: number;
  /** How many of one share run at once. */
  readonly atOnceOfOne: number;
  readonly waiting: number;
  readonly waitingOfOne: number;
  /** A turn that has waited so long is refused; absent: 20 s, less than a request or an idle connection may take. */
  readonly longestMillis?: number;
  /** Absent: a share may have the next turn at once. */
  readonly rests?: Rests;
}

/**
 * After a long turn its share has none for as long as it took, if others have asked lately: they need several short turns one after the other, and would meet a long one before each.
 */
interface Rests {
  /** A turn that takes less needs no rest. */
  readonly fromMillis: number;
  readonly othersWithinMillis: number;
  /** Whether a share is a caller of its own: the server asks all the time and waits for nothing. */
  readonly isCounted: (share: string) => boolean;
}

export interface Turn {
  /** The caller that asks: callers that wait take turns by it. */
  readonly share: string;
  /** Default 1. */
  readonly weight?: number;
  /** Aborted once nobody waits for it any longer. */
  readonly gone?: AbortSignal;
}

export interface Turns {
  /**
   * Waits for a turn.
   * @returns ends the turn; may be called several times
   * @throws Fault 503 when too many are waiting, when it has waited too long, or when it is gone
   */
  begin(turn: Turn): Promise<() => void>;
  /** Does something while it has a turn. @throws Fault 503 */
  take<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result>;
}

const usualLongestMillis = 20_000;

interface Waiting {
  readonly weight: number;
  readonly start: () => void;
}

/** Runs a bounded amount of work at once, in turns between shares, so that a share with much work delays itself and no other. */
export function createTurns(limits: TurnLimits): Turns {
  const running = new Map<string, number>();
  /** In the order in which they have their next turn. */
  const queues = new Map<string, Waiting[]>();
  const others = lastAsked(limits.rests?.isCounted);
  let used = 0;
  let waiting = 0;

  const start = (share: string, weight: number) => {
    used += weight;
    running.set(share, (running.get(share) ?? 0) + 1);
  };
  const restOf = (share: string, took: number) => {
    const { rests } = limits;
    if (rests === undefined || took < rests.fromMillis) return 0;
    return others.since(share) <= rests.othersWithinMillis ? took : 0;
  };
  const end = (share: string, weight: number, took: number) => {
    used -= weight;
    const rest = restOf(share, took);
    if (rest > 0) setTimeout(() => free(share), rest);
    else free(share);
    startNext();
  };
  const free = (share: string) => {
    const left = (running.get(share) ?? 1) - 1;
    if (left > 0) running.set(share, left);
    else running.delete(share);
    startNext();
  };
  /** The others of its share keep their place. */
  const leave = (share: string, one: Waiting) => {
    const left = (queues.get(share) ?? []).filter((other) => other !== one);
    waiting -= 1;
    if (left.length > 0) queues.set(share, left);
    else queues.delete(share);
  };
  /** A share that has had a turn goes to the end of the map, and so is met again after all others. */
  const moveToEnd = (share: string) => {
    const queue = queues.get(share);
    queues.delete(share);
    if (queue !== undefined) queues.set(share, queue);
  };
  const startNext = () => {
    for (const [share, [first]] of queues) {
      if (first === undefined || (running.get(share) ?? 0) >= limits.atOnceOfOne) continue;
      if (used > 0 && used + first.weight > limits.atOnce) return;
      leave(share, first);
      moveToEnd(share);
      start(share, first.weight);
      first.start();
    }
  };
  const begin = ({ share, weight = 1, gone }: Turn) =>
    new Promise<() => void>((resolve, reject) => {
      let isWaiting = true;
      let isEnded = false;
      let started = 0;
      const endOnce = () => {
        if (isEnded) return;
        isEnded = true;
        end(share, weight, performance.now() - started);
      };
      const stopWaiting = () => {
        isWaiting = false;
        clearTimeout(timer);
        gone?.removeEventListener('abort', refuse);
      };
      const refuse = () => {
        stopWaiting();
        leave(share, one);
        reject(new Fault(503, 'BUSY'));
        startNext(); // A turn that did not fit may have kept others from starting.
      };
      const one: Waiting = {
        weight,
        start: () => {
          stopWaiting();
          started = performance.now();
          resolve(endOnce);
        },
      };
      const timer = setTimeout(refuse, limits.longestMillis ?? usualLongestMillis);
      gone?.addEventListener('abort', refuse, { once: true });
      const queue = queues.get(share) ?? [];
      queues.set(share, [...queue, one]);
      waiting += 1;
      others.note(share);
      startNext();
      if (!isWaiting) return;
      if (gone?.aborted || waiting > limits.waiting || queue.length >= limits.waitingOfOne) refuse();
    });
  return {
    begin,
    take: async (turn, work) => {
      const endTurn = await begin(turn);
      try {
        return await work();
      } finally {
        endTurn();
      }
    },
  };
}

/** When another share than one asked for the last time. */
function lastAsked(isCounted: Rests['isCounted'] = () => true) {
  let latest = { share: '', at: Number.NEGATIVE_INFINITY };
  let before = latest;
  return {
    note: (share: string) => {
      if (!isCounted(share)) return;
      if (share !== latest.share) before = latest;
      latest = { share, at: performance.now() };
    },
    /** Milliseconds since. */
    since: (share: string) => performance.now() - (latest.share === share ? before.at : latest.at),
  };
}
