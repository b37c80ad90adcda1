import type { SavedNotificationPreferences } from '@servery/contract';
import { digestTime, mailTime, mayAnywhere, type NotificationPreferences, publishRights } from '@servery/domain';
import { digestLines } from '@servery/words';
import type { Actor } from '../../access/actor.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { notificationMailQueue } from './mail/mail-queue.ts';
import { factsFor, type MailWay, waitingForDigest } from './mail/waiting-mails.ts';
import { readReader, usualPreferences } from './notification-readers.ts';

export async function readSavedPreferences(scope: CompanyScope, actor: Actor): Promise<SavedNotificationPreferences> {
  const reader = await readReader(scope, actor);
  const { preferences } = reader;
  const ids = await waitingForDigest(scope, actor.userId);
  const facts = await factsFor(scope, reader, { way: 'DIGEST', ids });
  return {
    preferences: withLists(preferences),
    defaults: withLists(await usualPreferences(scope, actor.userId)),
    email: actor.email,
    mayPublish: publishRights.employment.every((anyOf) => mayAnywhere(actor.grants, anyOf)),
    digest: [...digestLines(facts, { zone: preferences.timeZone, now: Date.now() })],
  };
}

interface PreferencesSave {
  readonly jobs: Jobs;
  /** Null: the default again. */
  readonly preferences: NotificationPreferences | null;
}

/** Mails that wait already leave at the new times. */
export async function savePreferencesOf(
  scope: CompanyScope,
  actor: Actor,
  { jobs, preferences }: PreferencesSave,
): Promise<SavedNotificationPreferences> {
  const saved = preferences === null ? null : JSON.stringify(preferences);
  await scope.db
    .insertInto('notification_readers')
    .values({ company_id: scope.companyId, user_id: actor.userId, read_until: null, preferences: saved })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doUpdateSet({ preferences: saved }))
    .execute();
  const inForce = preferences ?? (await usualPreferences(scope, actor.userId));
  const now = Date.now();
  await moveWaiting(scope, jobs, { userId: actor.userId, way: 'AT_ONCE', due: mailTime(inForce, now) });
  await moveWaiting(scope, jobs, { userId: actor.userId, way: 'DIGEST', due: digestTime(inForce, now) });
  return readSavedPreferences(scope, actor);
}

interface WaitingMove {
  readonly userId: string;
  readonly way: MailWay;
  /** Undefined: the waiting mails do not leave. */
  readonly due: number | undefined;
}

async function moveWaiting(
  { db, companyId }: CompanyScope,
  jobs: Jobs,
  { userId, way, due }: WaitingMove,
): Promise<void> {
  if (due === undefined) {
    await db
      .deleteFrom('notification_mails')
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .where('way', '=', way)
      .where('sent_at', 'is', null)
      .execute();
    return;
  }
  const startAfter = new Date(due);
  const { numUpdatedRows } = await db
    .updateTable('notification_mails')
    .set({ due_at: startAfter })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('way', '=', way)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n)
    await jobs.enqueue({ db, companyId }, notificationMailQueue, { data: { companyId, userId, way }, startAfter });
}

function withLists({ stores, ...preferences }: NotificationPreferences) {
  return { ...preferences, stores: stores === null ? null : [...stores] };
}
