import { Worker } from 'node:worker_threads';
import type { EngineReply, EngineRequest, EngineStart } from './engine-messages.ts';

interface Results<Row> {
  readonly rows: Row[];
  readonly fields: { name: string; dataTypeID: number }[];
  readonly affectedRows?: number;
}

interface EngineTransaction {
  query<Row>(sql: string, parameters?: unknown[]): Promise<Results<Row>>;
  rollback(): Promise<void>;
}

/** The embedded PostgreSQL as Kysely and the job queue speak to it. */
export interface EngineClient {
  readonly ready: boolean;
  readonly closed: boolean;
  readonly waitReady: Promise<void>;
  query<Row>(sql: string, parameters?: unknown[]): Promise<Results<Row>>;
  exec(sql: string): Promise<Results<unknown>[]>;
  transaction<Result>(work: (tx: EngineTransaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** Starts the engine in a thread of its own. The thread keeps the process alive only while an answer is awaited. */
export async function openEngineThread(start: EngineStart): Promise<EngineClient> {
  const worker = new Worker(new URL('./engine-thread.ts', import.meta.url), { workerData: start });
  const waiting = new Map<number, Waiting>();
  let [lastId, isClosed] = [0, false];
  const settle = (id: number, use: (one: Waiting) => void): void => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    if (one !== undefined) use(one);
  };
  const expect = <Result>(id: number): Promise<Result> =>
    new Promise((resolve, reject) => {
      worker.ref();
      // The thread answers with the answer of PostgreSQL: its shape is as sure as that of any driver.
      waiting.set(id, { resolve: (result) => resolve(result as Result), reject });
    });
  const fail = (error: Error): void => {
    isClosed = true;
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(error));
  };
  const call = <Result>(request: EngineRequest): Promise<Result> => {
    if (isClosed) return Promise.reject(new Error('The embedded database connection is closed'));
    lastId += 1;
    const answer = expect<Result>(lastId);
    worker.postMessage({ ...request, id: lastId });
    return answer;
  };
  worker.on('message', (reply: EngineReply) =>
    settle(reply.id, ({ resolve, reject }) =>
      'error' in reply ? reject(errorOf(reply.error)) : resolve(reply.result),
    ),
  );
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', (code) => fail(new Error(`The thread of the embedded database ended with ${code}`)));
  try {
    await expect(0);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  const query = <Row>(sql: string, parameters?: unknown[], transaction?: number) =>
    call<Results<Row>>({ kind: 'query', sql, parameters, transaction });
  return {
    ready: true,
    get closed() {
      return isClosed;
    },
    waitReady: Promise.resolve(),
    query: (sql, parameters) => query(sql, parameters),
    exec: (sql) => call({ kind: 'exec', sql }),
    transaction: async (work) => {
      const begun = lastId + 1;
      // Requests that follow wait in the thread until it has begun, and fail with it.
      const hasBegun = call({ kind: 'begin' });
      hasBegun.catch(() => undefined);
      const end = (isCommitted: boolean) => call<void>({ kind: 'end', transaction: begun, isCommitted });
      const result = await work({
        query: (sql, parameters) => query(sql, parameters, begun),
        rollback: () => end(false),
      }).catch(async (error: unknown) => {
        await end(false);
        throw error;
      });
      await end(true);
      return result;
    },
    close: async () => {
      if (isClosed) return;
      await call({ kind: 'close' });
      isClosed = true;
      await worker.terminate();
    },
  };
}

function errorOf(fields: Readonly<Record<string, unknown>>): Error {
  return Object.assign(new Error(String(fields.message)), fields);
}
