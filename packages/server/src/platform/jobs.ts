import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { fromKysely, fromPglite, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { CompanyScope, Database } from './database/database.ts';
import { anyOf } from './database/lists.ts';
import type { DueWorkWatch } from './work/due-work.ts';

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

/** Until then a queue is woken for jobs that are due. */
const pollSeconds = 30;
/** Seconds between looks at jobs that wait for others: there are none here. */
const flowSeconds = 3600;

export function createJobs(database: Database, logger: FastifyBaseLogger, dueWork: DueWorkWatch): Jobs {
  const { source } = database;
  const common = {
    schema: 'jobs',
    supervise: true,
    monitorIntervalSeconds: 10,
    superviseIntervalSeconds: 10,
    monitorVacuum: false,
    reindex: false,
    schedule: false,
    flowIntervalSeconds: flowSeconds,
  };
  const boss =
    source.kind === 'embedded'
      ? new PgBoss({ ...common, db: fromPglite(source.engine.pglite), backend: 'pglite' })
      : new PgBoss({ ...common, db: { executeSql: source.run } });
  boss.on('error', (error) => logger.error({ err: error }, 'job queue'));
  const handlers = new Map<string, () => Promise<string>>();

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
      handlers.set(queue.name, async () => {
        await boss.createQueue(queue.name, {
          retryLimit: 20,
          retryDelay: 1,
          retryBackoff: true,
          retryDelayMax: 30,
          heartbeatSeconds,
        });
        const worker = await boss.work(
          queue.name,
          { pollingIntervalSeconds: pollSeconds, batchSize: 1 },
          async (jobs) => {
            // More may be waiting: the next is fetched at once.
            boss.notifyWorker(worker);
            for (const job of jobs) await handler(queue.schema.parse(job.data));
          },
        );
        return worker;
      });
    },
    start: async () => {
      await boss.start();
      const workers: string[] = [];
      for (const begin of handlers.values()) workers.push(await begin());
      await sql`GRANT USAGE ON SCHEMA jobs TO servery_app`.execute(database.owner);
      await sql`GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA jobs TO servery_app`.execute(database.owner);
      await sql`GRANT USAGE ON SCHEMA jobs TO servery_lookup`.execute(database.owner);
      await sql`GRANT SELECT ON jobs.job_common TO servery_lookup`.execute(database.owner);
      dueWork.add({
        isDue: sql`EXISTS (SELECT FROM jobs.job_common WHERE state < 'active' AND start_after <= now() AND name = ${anyOf([...handlers.keys()])})`,
        wake: () => {
          for (const worker of workers) boss.notifyWorker(worker);
        },
      });
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  };
}
