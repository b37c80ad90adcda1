import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BodyLimits } from '@servery/contract';
import { Piscina } from 'piscina';
import { Fault } from '../fault.ts';
import { type BodyOutcome, type BodyTask, faultOf } from './body-task.ts';
import { type DecodeLimits, parseJson, scanGzipJson, scanJson } from './decode.ts';
import { fromParts } from './value-parts.ts';

export interface BodyReaderOptions {
  /** The file that threads run: takes a `BodyTask`, answers a `BodyOutcome`. */
  readonly worker: URL;
  /** Opens what a body holds as JSON text, within the same limits as the body: threads do the same. */
  readonly open: (operationId: string, body: unknown, limits: DecodeLimits) => unknown;
  /** Called for every body that a thread has accepted together with the document in it. */
  readonly onDocumentChecked: (operationId: string, body: unknown) => void;
}

/** A body as it came, and what its operation allows. */
export interface SentBody {
  /** Where it comes from: nobody takes every place in the queue. */
  readonly address: string;
  readonly operationId: string;
  readonly bytes: Buffer;
  readonly isCompressed: boolean;
  readonly limits: BodyLimits;
  /** Aborted once nobody waits for the answer: what waits for a thread is dropped, what a thread reads is ended. */
  readonly gone?: AbortSignal;
}

export interface BodyReader {
  /**
   * Reads JSON. What is long or holds many values is inflated, parsed and checked in a thread of its own.
   * @throws Fault 400 and 413 for what is refused, 503 when too many are waiting
   */
  read(body: SentBody): Promise<unknown>;
  /** Whether a thread has held this body against the schema of its operation already. */
  isChecked(body: unknown): boolean;
  close(): Promise<void>;
}

/** What the thread that answers everybody reads itself: a few milliseconds. */
const ownBytes = 256 * 1024;
const ownValues = 10_000;
/** Compressed JSON is a tenth of what it says or less: what is longer than this is rarely short when it is inflated. */
const ownCompressedBytes = ownBytes / 8;
/** Bodies that may wait for a thread; each is 16 MiB at most. */
const longestQueue = 16;
/** How many of them may come from one address, with those that are being read. */
const mostOfOneAddress = 4;
const longestMillis = 60_000;
/** Who has a share already is refused after a while: anyone who asks again at once would keep the database busy with questions about the session. */
const refusedAfterMillis = 250;
/** Refusals that may wait at once; more of them, each with its body, would take memory. */
const mostRefusalsWaiting = 16;
const threadMegabytes = 1024;

export function createBodyReader(options: BodyReaderOptions): BodyReader {
  const checked = new WeakSet<object>();
  const shares: Shares = { held: new Map(), last: new Map(), refusalsWaiting: 0 };
  const pool = new Piscina<BodyTask, BodyOutcome>({
    filename: options.worker.href,
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(3, availableParallelism() - 1)),
    maxQueue: longestQueue,
    idleTimeout: 60_000,
    niceIncrement: 10,
    resourceLimits: { maxOldGenerationSizeMb: threadMegabytes },
  });
  return {
    read: async (body) => {
      const here = await readHere(options, body);
      if (here !== undefined) return here.value;
      const outcome = await inShare(shares, body.address, () => readThere(pool, body));
      const value = await fromParts(outcome.value);
      if (typeof value === 'object' && value !== null) checked.add(value);
      if (outcome.isDocumentChecked) options.onDocumentChecked(body.operationId, value);
      return value;
    },
    isChecked: (body) => typeof body === 'object' && body !== null && checked.has(body),
    close: () => pool.destroy(),
  };
}

/** @returns undefined for what is better read elsewhere */
async function readHere(
  { open }: BodyReaderOptions,
  { operationId, bytes, isCompressed, limits }: SentBody,
): Promise<{ readonly value: unknown } | undefined> {
  if (bytes.length > (isCompressed ? ownCompressedBytes : ownBytes)) return undefined;
  const own = { inflatedBytes: Math.min(ownBytes, limits.inflatedBytes), values: Math.min(ownValues, limits.values) };
  try {
    const { text } = await (isCompressed ? scanGzipJson(bytes, own) : scanJson(bytes, own));
    return { value: open(operationId, parseJson(text), own) };
  } catch (error) {
    const mayGrow = limits.inflatedBytes > own.inflatedBytes || limits.values > own.values;
    if (mayGrow && error instanceof Fault && error.status === 413) return undefined;
    throw error;
  }
}

interface Shares {
  /** Bodies that are read or wait for a thread, by address. */
  readonly held: Map<string, number>;
  /** When the last of them ends, by address: one after the other, so that others wait for one body of an address, not for all. */
  readonly last: Map<string, Promise<unknown>>;
  refusalsWaiting: number;
}

/** @throws Fault 503 when the address has its share of threads and places already */
async function inShare<Result>(shares: Shares, address: string, work: () => Promise<Result>) {
  const { held, last } = shares;
  const count = held.get(address) ?? 0;
  if (count >= mostOfOneAddress) return refuseLater(shares);
  held.set(address, count + 1);
  const ended = (last.get(address) ?? Promise.resolve()).then(work);
  const forget = () => undefined;
  last.set(address, ended.then(forget, forget));
  try {
    return await ended;
  } finally {
    const left = (held.get(address) ?? 1) - 1;
    if (left > 0) held.set(address, left);
    else {
      held.delete(address);
      last.delete(address);
    }
  }
}

/** @throws Fault 503 */
async function refuseLater(shares: Shares): Promise<never> {
  if (shares.refusalsWaiting < mostRefusalsWaiting) {
    shares.refusalsWaiting += 1;
    await sleep(refusedAfterMillis);
    shares.refusalsWaiting -= 1;
  }
  throw new Fault(503, 'BUSY');
}

type Accepted = Extract<BodyOutcome, { kind: 'accepted' }>;

async function readThere(pool: Piscina<BodyTask, BodyOutcome>, body: SentBody): Promise<Accepted> {
  if (pool.queueSize >= longestQueue) throw new Fault(503, 'BUSY');
  const outcome = await outcomeOf(pool, body);
  if (outcome.kind === 'accepted') return outcome;
  throw faultOf(outcome);
}

/** A thread that runs out of memory or time is ended; what it read was too much. */
async function outcomeOf(pool: Piscina<BodyTask, BodyOutcome>, body: SentBody): Promise<BodyOutcome> {
  const { operationId, bytes, isCompressed, limits, gone } = body;
  const isLate = AbortSignal.timeout(longestMillis);
  try {
    const signal = gone ? AbortSignal.any([isLate, gone]) : isLate;
    return await pool.run({ operationId, bytes, isCompressed, limits }, { signal });
  } catch (error) {
    if (gone?.aborted) throw new Fault(503, 'BUSY');
    if (isLate.aborted || (error instanceof Error && Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY'))
      throw new Fault(413, 'TOO_MUCH_TO_CHECK');
    throw error;
  }
}
