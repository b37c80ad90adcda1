import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { EngineCall, EngineReply, EngineStart } from './engine-messages.ts';
import { openDurably } from './open-durably.ts';

/**
 * The thread of the embedded PostgreSQL. In the main thread it would hold up everything else: its answers come as
 * microtasks, between which no socket is ever read.
 */
const port = parentPort;
if (port === null) throw new Error('The embedded engine runs in a thread of its own');
// The data passed by `openEngineThread`, the only function that starts this file.
const start = workerData as EngineStart;
const reply = (message: EngineReply) => port.postMessage(message);

interface OpenTransaction {
  readonly tx: Transaction;
  /** Ends it and answers once it is committed or rolled back. */
  end(isCommitted: boolean): Promise<void>;
}

const transactions = new Map<number, Promise<OpenTransaction>>();
const opened = start.folder === undefined ? PGlite.create() : openDurably(start.folder);

opened.then(
  (pglite) => {
    port.on('message', (call: EngineCall) => {
      perform(pglite, call).then(
        (result) => reply({ id: call.id, result }),
        (error: unknown) => reply({ id: call.id, error: fieldsOf(error) }),
      );
    });
    reply({ id: 0, result: undefined });
  },
  (error: unknown) => reply({ id: 0, error: fieldsOf(error) }),
);

async function perform(pglite: PGlite, call: EngineCall): Promise<unknown> {
  switch (call.kind) {
    case 'query': {
      const runner = call.transaction === undefined ? pglite : (await openTransaction(call.transaction)).tx;
      return runner.query(call.sql, call.parameters);
    }
    case 'exec':
      return pglite.exec(call.sql);
    case 'begin':
      return begin(pglite, call.id);
    case 'end': {
      const transaction = await openTransaction(call.transaction);
      transactions.delete(call.transaction);
      return transaction.end(call.isCommitted);
    }
    case 'close':
      if (start.folder !== undefined) await pglite.exec('CHECKPOINT');
      return pglite.close();
  }
}

/** Everything else waits in the engine until the transaction is over; a request in it, until it has begun. */
async function begin(pglite: PGlite, id: number): Promise<void> {
  const { promise, resolve: hasBegun, reject: couldNotBegin } = Promise.withResolvers<OpenTransaction>();
  transactions.set(id, promise);
  const decision = Promise.withResolvers<boolean>();
  const finished = pglite.transaction(async (tx) => {
    const end = async (isCommitted: boolean): Promise<void> => {
      decision.resolve(isCommitted);
      await finished;
    };
    hasBegun({ tx, end });
    if (!(await decision.promise)) await tx.rollback();
  });
  finished.catch((error: unknown) => {
    transactions.delete(id);
    couldNotBegin(error);
  });
  await promise;
}

function openTransaction(id: number): Promise<OpenTransaction> {
  return transactions.get(id) ?? Promise.reject(new Error('The transaction is over'));
}

/** The parts of an error that travel: its own fields too, such as PostgreSQL's code and constraint. */
function fieldsOf(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const plain = Object.entries(error).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  return { ...Object.fromEntries(plain), name: error.name, message: error.message, stack: error.stack };
}
