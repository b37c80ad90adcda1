import { setTimeout as sleep } from 'node:timers/promises';
import type { PushTrouble } from '@servery/contract';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { DueWorkWatch } from '../../../platform/work/due-work.ts';
import { type Rounds, startRounds } from '../../../platform/work/rounds.ts';
import type { Provider } from '../provider/push-provider.ts';
import { admitDue, type DueMessage, isPushDue, readDue } from './admission.ts';
import { claimPage, releaseClaims, storeOutcomes } from './claims.ts';
import { sendPage } from './page-sending.ts';

export interface PushWorkerOptions {
  readonly database: Database;
  readonly logger: FastifyBaseLogger;
  readonly provider: Provider;
  readonly dueWork: DueWorkWatch;
}

/** Until then it is woken for stores whose turn it is. */
const pauseMillis = 30_000;
/**
 * Devices that are claimed together, after trouble one that goes ahead; and pages that are on their way side by side: while one is
 * stored, the other is sent. The embedded database has one connection, which everybody waits for.
 */
const paces = { embedded: { pageSize: 128, lanes: 1 }, postgres: { pageSize: 256, lanes: 2 } } as const;
const firstPauseMillis = 2_000;
const longestPauseMillis = 300_000;
const mostStores = 5;
const firstRetryMillis = 100;

/**
 * Sends the due messages, side by side on every node. A device is claimed in a row of its own before the provider is asked, so that it
 * gets a message at most once whatever dies: a claim whose outcome is missing is never taken up again. While the provider is away it
 * is asked after ever longer pauses. Without one nothing runs.
 */
export function startPushWorker({ database, logger, provider, dueWork }: PushWorkerOptions): Rounds {
  if (provider.described.kind === 'NONE') return { stop: async () => undefined };
  const { pageSize, lanes } = paces[database.engine];
  let failures = 0;
  let pausedUntil = 0;
  const pause = async (messages: readonly DueMessage[], trouble: PushTrouble): Promise<void> => {
    failures += 1;
    pausedUntil = Date.now() + Math.min(firstPauseMillis * 2 ** (failures - 1), longestPauseMillis);
    logger.warn({ trouble, failures }, 'push notifications: the provider takes nothing');
    for (const message of messages) await noteTrouble(database, message, trouble);
  };
  /** @returns false where the round is over */
  const sendNext = async (message: DueMessage, stopping: AbortSignal): Promise<boolean> => {
    const { companyId, messageId } = message;
    const size = failures > 0 ? 1 : pageSize;
    const page = await database.inCompany(companyId, (scope) => claimPage(scope, messageId, size));
    if (page === undefined) return false;
    if (page.claims.length === 0) return true;
    const { outcomes, unsent, trouble } = await sendPage(page.claims, {
      provider,
      stopping,
      isStopped: () => isStopped(database, message).catch(() => false),
    });
    await insistently(() =>
      database.inCompany(companyId, async (scope) => {
        await storeOutcomes(scope, messageId, outcomes);
        await releaseClaims(scope, page, unsent);
      }),
    );
    if (trouble !== null) {
      await pause([message], trouble);
      return false;
    }
    if (failures > 0 && outcomes.length > 0) {
      failures = 0;
      await noteTrouble(database, message, null);
    }
    return unsent.length === 0;
  };
  const round = async (stopping: AbortSignal): Promise<void> => {
    if (Date.now() < pausedUntil) return;
    const due = await readDue(database);
    if (due.length === 0) return;
    const trouble = await provider.trouble();
    if (trouble !== null) return pause(due, trouble);
    for (const { companyId, messageId } of due)
      for (let more = true; more && !stopping.aborted; )
        more = await database.inCompany(companyId, (scope) => admitDue(scope, messageId));
    // Messages take turns page by page, so that a small one does not wait for a large one.
    for (let open = due; open.length > 0 && !stopping.aborted && Date.now() >= pausedUntil; ) {
      const [message, ...others] = open;
      if (message === undefined) return;
      const pages = Array.from({ length: failures > 0 ? 1 : lanes }, () => sendNext(message, stopping));
      const isGoing = (await Promise.all(pages)).includes(true);
      open = isGoing ? [...others, message] : others;
    }
  };
  const onError = (error: unknown) => logger.error({ err: error }, 'sending push notifications failed');
  const waking = (wake: () => void) =>
    dueWork.add({ isDue: sql`EXISTS (SELECT FROM push_stores WHERE ${isPushDue})`, wake });
  return startRounds({ pauseMillis, round, onError, waking });
}

/** The outcome of a page is known here only: a database that is busy for a moment is asked again, so that no outcome is lost. */
async function insistently(store: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await store();
    } catch (error) {
      if (attempt === mostStores) throw error;
      await sleep(firstRetryMillis * 2 ** attempt);
    }
}

async function isStopped(database: Database, { companyId, messageId }: DueMessage): Promise<boolean> {
  const row = await database.inCompany(companyId, ({ db }) =>
    db
      .selectFrom('push_messages')
      .select('state')
      .where('company_id', '=', companyId)
      .where('id', '=', messageId)
      .executeTakeFirst(),
  );
  return row?.state === 'STOPPED';
}

async function noteTrouble(
  database: Database,
  { companyId, messageId }: DueMessage,
  trouble: PushTrouble | null,
): Promise<void> {
  await database.inCompany(companyId, ({ db }) =>
    db
      .updateTable('push_messages')
      .set({ trouble })
      .where('company_id', '=', companyId)
      .where('id', '=', messageId)
      .execute(),
  );
}
