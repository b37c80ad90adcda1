import { Fault } from '../../platform/fault.ts';

/** How many pieces of heavy work run side by side, and how many may wait for their turn. */
export interface LaneLimits {
  readonly running: number;
  readonly waiting: number;
}

/** A lane of its own for heavy work: so much at a time, so much in wait, and beyond that a 503. */
export function boundedLane(limits: LaneLimits): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= limits.running) {
      if (waiting.length >= limits.waiting) throw new Fault(503, 'BUSY');
      // The place is handed over by the work that leaves: `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
