import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BodyLimits } from '@servery/contract';
import { Piscina } from 'piscina';
import { Fault } from '../fault.ts';
import { createTurns, type Turn } from '../work/fair-turns.ts';
import { threadLife } from '../work/thread-life.ts';
import { type BodyOutcome, type BodyTask, faultOf } from './body-task.ts';
import { type DecodeLimits, parseJson, scanGzipJson, scanJson } from './decode.ts';
import { fromParts } from './value-parts.ts';

export interface BodyReaderOptions {
  /** The file that threads run: takes a `BodyTask`, answers a `BodyOutcome`. */
  readonly worker: URL;
  /** Opens the content of a body as JSON text, within the same limits as the body: threads do the same. */
  readonly open: (operationId: string, body: unknown, limits: DecodeLimits) => unknown;
  /** Called for every body that a thread has accepted together with the document in it. */
  readonly onDocumentChecked: (operationId: string, body: unknown) => void;
}

/** A body as it came, and the limits of its operation. */
export interface SentBody {
  /** The sender: bodies of one share are read one after the other, so that others wait for one of them. */
  readonly share: string;
  readonly operationId: string;
  readonly bytes: Buffer;
  readonly isCompressed: boolean;
  readonly limits: BodyLimits;
  /** Aborted once nobody waits for the answer: a body that waits for a thread is dropped, the reading of a body in a thread is ended. */
  readonly gone?: AbortSignal;
}

export interface BodyReader {
  /**
   * Reads JSON. A body that is long or holds many values is inflated, parsed and checked in a thread of its own.
   * @throws Fault 400 and 413 for a body that is refused, 503 when too many are waiting
   */
  read(body: SentBody): Promise<unknown>;
  /** Whether a thread has held this body against the schema of its operation already. */
  isChecked(body: unknown): boolean;
  /** Starts a thread before a body needs it: its modules take longer than most bodies. */
  prepare(): void;
  close(): Promise<void>;
}

/** The most that the thread that answers everybody reads itself: a few milliseconds. */
const ownBytes = 256 * 1024;
const ownValues = 10_000;
/** Compressed JSON is a tenth of its inflated length or less: a body longer than this is rarely short when it is inflated. */
const ownCompressedBytes = ownBytes / 8;
const threads = Math.max(1, Math.min(3, availableParallelism() - 1));
/** Bodies that may wait for a thread. Their bytes are bounded before they are gathered (`body-parsers.ts`). */
const places = { atOnce: threads, atOnceOfOne: 1, waiting: 400, waitingOfOne: 8 };
const longestMillis = 60_000;
/** A sender who has a share already is refused after a while: anyone who asks again at once would keep the database busy with questions about the session. */
const refusedAfterMillis = 250;
/** Refusals that may wait at once; more of them, each with its body, would take memory. */
const mostRefusalsWaiting = 16;
const threadMegabytes = 1024;

export function createBodyReader(options: BodyReaderOptions): BodyReader {
  const checked = new WeakSet<object>();
  const turns = createTurns(places);
  const refuseLater = createRefusals();
  const pool = new Piscina<BodyTask, BodyOutcome>({
    filename: options.worker.href,
    ...threadLife,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: threadMegabytes },
  });
  return {
    read: async (body) => {
      const here = await readHere(options, body);
      if (here !== undefined) return here.value;
      const outcome = await turns.take(turnOf(body), () => readThere(pool, body)).catch(refuseLater);
      const value = await fromParts(outcome.value);
      if (typeof value === 'object' && value !== null) checked.add(value);
      if (outcome.isDocumentChecked) options.onDocumentChecked(body.operationId, value);
      return value;
    },
    isChecked: (body) => typeof body === 'object' && body !== null && checked.has(body),
    // A thread that cannot start now is started by the first body, which says why it cannot.
    prepare: () => void pool.run(emptyBody).catch(() => undefined),
    close: () => pool.destroy(),
  };
}

/** Of no operation: nothing is checked. */
const emptyBody: BodyTask = {
  operationId: '',
  bytes: Buffer.from('null'),
  isCompressed: false,
  limits: { bytes: 4, inflatedBytes: 4, values: 1 },
};

/** @returns undefined for a body that is better read elsewhere */
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

function turnOf({ share, gone }: SentBody): Turn {
  return { share, ...(gone && { gone }) };
}

/** Passes a fault on, a 503 after a while. */
function createRefusals(): (fault: unknown) => Promise<never> {
  let waiting = 0;
  return async (fault) => {
    if (fault instanceof Fault && fault.status === 503 && waiting < mostRefusalsWaiting) {
      waiting += 1;
      await sleep(refusedAfterMillis);
      waiting -= 1;
    }
    throw fault;
  };
}

type Accepted = Extract<BodyOutcome, { kind: 'accepted' }>;

async function readThere(pool: Piscina<BodyTask, BodyOutcome>, body: SentBody): Promise<Accepted> {
  const outcome = await outcomeOf(pool, body);
  if (outcome.kind === 'accepted') return outcome;
  throw faultOf(outcome);
}

/** A thread that runs out of memory or time is ended; the body that it read was too much. */
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
