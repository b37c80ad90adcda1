import type { FastifyInstance } from 'fastify';
import client from 'prom-client';
import type { Database } from './database/database.ts';
import { notFound } from './fault.ts';

export interface OperatingOptions {
  readonly database: Database;
  /** Served at /metrics to those who reach the node itself; undefined: there is no such path. */
  readonly metrics: client.Registry | undefined;
  /** Whether there is disk space to write. */
  readonly hasRoom: () => Promise<boolean>;
  /** False once the node has begun to stop. */
  readonly isReady: () => boolean;
}

/** Paths that operators and their tools use; no sign-in, no data of any company. */
export const operatingPaths = ['/healthz', '/readyz', '/metrics'];

export function serveOperating(app: FastifyInstance, options: OperatingOptions): void {
  app.get('/healthz', async () => ({ status: 'alive' }));

  const canSave = sharedFor(askAgainMillis, () => isSo(() => options.database.canSave()));
  app.get('/readyz', async (_, reply) => {
    const isReady = options.isReady() && (await canSave()) && (await isSo(options.hasRoom));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });

  const { metrics } = options;
  if (metrics === undefined) return;
  app.get('/metrics', async ({ headers }, reply) => {
    // The ingress sends every path to the node and adds these headers: figures are for the operator's own network.
    if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) throw notFound();
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

/** Counts and times every request of the server from here on, and says how far behind a replica is. */
export function countRequests(app: FastifyInstance, database: Database): client.Registry {
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry, prefix: 'servery_' });
  new client.Gauge({
    name: 'servery_replica_lag_seconds',
    help: 'By how many seconds the replica that reports are read from is behind; NaN while none is read from',
    registers: [registry],
    collect() {
      this.set((database.replicaLag() ?? Number.NaN) / 1000);
    },
  });
  const duration = new client.Histogram({
    name: 'servery_http_request_seconds',
    help: 'Duration of requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  return registry;
}

/** However many balancers ask, the database is asked once in so long. */
const askAgainMillis = 1000;

/** The answer of a question, kept for a while; those who ask while it is asked wait for the same answer. */
function sharedFor<Answer>(millis: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let last: { readonly answer: Promise<Answer>; readonly until: number } | undefined;
  return () => {
    if (last !== undefined && Date.now() < last.until) return last.answer;
    const answer = ask().finally(() => {
      last = { answer, until: Date.now() + millis };
    });
    last = { answer, until: Number.POSITIVE_INFINITY };
    return answer;
  };
}

async function isSo(ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await ask();
  } catch {
    return false;
  }
}
