import { useEffect, useRef, useState } from 'react';
import { unwrap } from '../../../../api/api-result.ts';
import { call } from '../../../../api/call.ts';
import { type Replay, together } from './replay-sums.ts';

export type ReplayRun = {
  /** Undefined before the first stores are there. */
  readonly replay: Replay | undefined;
  /** Of the stores, how many are replayed. */
  readonly done: number;
  readonly count: number;
  readonly isRunning: boolean;
  readonly isFailed: boolean;
  /** The publication that was replayed is no longer the one that would go out. */
  readonly isStale: boolean;
  readonly run: () => void;
};

/** So many stores are replayed at once, so that the first are soon there. */
const atOnce = 10;

type Asked = {
  readonly companyId: string;
  readonly locationIds: readonly string[];
  /** Changes with the documents that would be published. */
  readonly version: string;
};

type ReplayState = Omit<ReplayRun, 'isStale' | 'run'> & {
  /** The locations and the version that it was a replay of. */
  readonly of: string;
};

const notBegun = { replay: undefined, done: 0, count: 0, isRunning: false, isFailed: false };

/** Replays when it is asked to; stops when its page is left. */
export function useReplay({ companyId, locationIds, version }: Asked): ReplayRun {
  const now = JSON.stringify([locationIds, version]);
  const [state, setState] = useState<ReplayState>({ ...notBegun, of: now });
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const run = async () => {
    stop.current?.abort();
    const aborting = new AbortController();
    stop.current = aborting;
    const { signal } = aborting;
    const count = locationIds.length;
    setState({ replay: undefined, done: 0, count, of: now, isRunning: true, isFailed: false });
    let replay: Replay | undefined;
    try {
      for (let from = 0; from < count; from += atOnce) {
        const body = { locationIds: locationIds.slice(from, from + atOnce) };
        const part = unwrap(await call('replayPublish', { params: { companyId }, body, signal }));
        replay = replay === undefined ? part : together(replay, part);
        const done = Math.min(count, from + atOnce);
        setState({ replay, done, count, of: now, isRunning: done < count, isFailed: false });
      }
    } catch {
      if (!signal.aborted) setState({ replay, done: 0, count, of: now, isRunning: false, isFailed: true });
    }
  };
  const { of, ...shown } = state;
  return { ...shown, isStale: of !== now, run: () => void run() };
}
