import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { fromKysely, fromPglite, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { CompanyScope, Database } from './database/database.ts';

export interface JobQueue<Data> {
  readonly name: string;
  readonly schema: z.ZodType<Data>;
}

export interface DueJob<Data> {
  readonly data: Data;
  readonly startAfter: Date;
}

/** So many jobs travel in one message. */
const jobsAtOnce = 1000;

/** Durable work: at least once each, so every handler must change nothing the second time. */
export interface Jobs {
  /** Enqueues inside the caller's transaction: no commit, no job. */
  enqueue<Data extends object>(scope: CompanyScope, queue: JobQueue<Data>, job: DueJob<Data>): Promise<void>;
  /** The same for any number of jobs, in a few statements. */
  enqueueAll<Data extends object>(
    scope: CompanyScope,
    queue: JobQueue<Data>,
    jobs: readonly DueJob<Data>[],
  ): Promise<void>;
  /** Declares a queue and its handler; before start. */
  handle<Data extends object>(queue: JobQueue<Data>, handler: (data: Data) => Promise<void>): void;
  start(): Promise<void>;
  /** Lets running handlers finish, up to 20 s. */
  stop(): Promise<void>;
}

/** A worker that dies is noticed after this many seconds without a heartbeat. */
const heartbeatSeconds = 10;

export function createJobs(database: Database, logger: FastifyBaseLogger): Jobs {
  const { source } = database;
  const common = {
    schema: 'jobs',
    supervise: true,
    monitorIntervalSeconds: 10,
    superviseIntervalSeconds: 10,
    monitorVacuum: false,
    reindex: false,
  };
  const boss =
    source.kind === 'embedded'
      ? new PgBoss({ ...common, db: fromPglite(source.engine.pglite), backend: 'pglite' })
      : new PgBoss({ ...common, db: { executeSql: source.run } });
  boss.on('error', (error) => logger.error({ err: error }, 'job queue'));
  const handlers: (() => Promise<void>)[] = [];

  return {
    enqueue: async (scope, queue, { data, startAfter }) => {
      await boss.send(queue.name, data, { startAfter, db: fromKysely(scope.db) });
    },
    enqueueAll: async (scope, queue, jobs) => {
      for (let from = 0; from < jobs.length; from += jobsAtOnce) {
        const piece = jobs.slice(from, from + jobsAtOnce);
        await boss.insert(
          queue.name,
          piece.map(({ data, startAfter }) => ({ data, startAfter })),
          { db: fromKysely(scope.db) },
        );
      }
    },
    handle: (queue, handler) => {
      handlers.push(async () => {
        await boss.createQueue(queue.name, {
          retryLimit: 20,
          retryDelay: 1,
          retryBackoff: true,
          retryDelayMax: 30,
          heartbeatSeconds,
        });
        await boss.work(queue.name, { pollingIntervalSeconds: 0.5, batchSize: 1 }, async (jobs) => {
          for (const job of jobs) await handler(queue.schema.parse(job.data));
        });
      });
    },
    start: async () => {
      await boss.start();
      for (const begin of handlers) await begin();
      await sql`GRANT USAGE ON SCHEMA jobs TO servery_app`.execute(database.owner);
      await sql`GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA jobs TO servery_app`.execute(database.owner);
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  };
}
