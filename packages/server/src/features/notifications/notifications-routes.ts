import type { Routes } from '../../access/routes.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { admit, limitExceeded } from '../../sign-in/rate-limits.ts';
import { notificationMailQueue } from './mail/mail-queue.ts';
import { type NotificationMailSettings, sendNotificationMail } from './mail/mail-worker.ts';
import { readSavedPreferences, savePreferencesOf } from './notification-preferences.ts';
import { readReader } from './notification-readers.ts';
import { countUnread, listNotifications, markAllRead, markRead } from './notifications-store.ts';

export interface NotificationsSettings extends NotificationMailSettings {
  readonly jobs: Jobs;
}

const examplesToPerson = { name: 'notification-example', count: 3, minutes: 10 };

/** The notifications that concern the caller, and the ways in which the caller wants to be told. */
export function serveNotifications(route: Routes, settings: NotificationsSettings): void {
  const { database, jobs } = settings;
  jobs.handle(notificationMailQueue, (mail) => sendNotificationMail(settings, mail));

  route.company('listNotifications', async (scope, { actor, query }) =>
    listNotifications(scope, await readReader(scope, actor), query),
  );

  route.company('countNotifications', async (scope, { actor }) => ({
    unread: await countUnread(scope, await readReader(scope, actor)),
  }));

  route.company('readNotifications', async (scope, { actor, body: { ids } }) => {
    if (ids === undefined) await markAllRead(scope, actor.userId);
    else await markRead(scope, actor.userId, ids);
    return { unread: await countUnread(scope, await readReader(scope, actor)) };
  });

  route.company('getNotificationPreferences', (scope, { actor }) => readSavedPreferences(scope, actor));

  route.company('putNotificationPreferences', (scope, { actor, body }) =>
    savePreferencesOf(scope, actor, { jobs, preferences: body.preferences }),
  );

  route('mailNotificationExample', async ({ actor }) => {
    const { companyId, userId, email } = actor();
    if (!(await database.lookup((db) => admit(db, examplesToPerson, userId)))) throw limitExceeded(examplesToPerson);
    const data = { companyId, userId, way: 'EXAMPLE' } as const;
    await database.inCompany(companyId, (scope) =>
      jobs.enqueue(scope, notificationMailQueue, { data, startAfter: new Date() }),
    );
    return { email };
  });
}
