import { isTimeZone, NOTIFICATION_GROUPS, NOTIFICATION_KINDS } from '@servery/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyParams, idSchema, instantSchema } from '../wire.ts';

const tag = 'Notifications';

const publishSchema = z.object({
  publicationId: z.string(),
  workflow: z.enum(['locations', 'employment']),
  action: z.enum(['PUBLISH', 'REVERT']),
  name: z.string(),
  startedBy: z.string(),
  /** Stores that the reader sees: in all, those that it was sent to, and those that it failed at. */
  total: z.number().int(),
  sent: z.number().int(),
  failed: z.number().int(),
  failedAt: z.object({ store: z.string(), error: z.string() }).nullable(),
  /** The store that confirmed last, once all have. */
  last: z.object({ store: z.string(), at: instantSchema }).nullable(),
});

const certification = {
  userId: z.string(),
  person: z.string(),
  certification: z.string(),
  day: z.iso.date(),
  place: z.string(),
};

/** The facts that a notification tells, by kind. */
export const notificationFactsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('PUBLISH_FINISHED'), publish: publishSchema }),
  z.object({
    kind: z.literal('PUBLISH_STOPPED'),
    publish: publishSchema,
    state: z.enum(['FAILED', 'HELD', 'CONTINUED']),
    by: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('STORE_SILENT'),
    locationId: z.string(),
    store: z.string(),
    since: instantSchema,
    /** In contact again since; null: still silent. */
    backAt: instantSchema.nullable(),
  }),
  z.object({ kind: z.literal('CERTIFICATION_EXPIRED'), ...certification }),
  z.object({ kind: z.literal('CERTIFICATION_DUE'), ...certification }),
  z.object({
    kind: z.literal('RIGHTS_CHANGED'),
    by: z.string(),
    userId: z.string(),
    person: z.string(),
    gained: z.array(z.string()),
    lost: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('PRICES_CHANGED'),
    by: z.string(),
    menuId: z.string(),
    menu: z.string(),
    count: z.number().int(),
    place: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('OFFER_NEVER_APPLIES'),
    menuId: z.string(),
    offerId: z.string(),
    offer: z.string(),
    reason: z.string(),
  }),
]);

const notificationSchema = z.object({
  id: z.string(),
  /** When it happened, or moved on. */
  at: instantSchema,
  isUnread: z.boolean(),
  facts: notificationFactsSchema,
});
export type NotificationEntry = z.infer<typeof notificationSchema>;

const countQuery = z.object({ unread: z.number().int() });

const waysSchema = z.strictObject({ console: z.boolean(), mail: z.boolean(), digest: z.boolean() });
const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time like 07:30');

const preferencesSchema = z.strictObject({
  ways: z.record(z.enum(NOTIFICATION_KINDS), waysSchema),
  /** Ids of locations; null: all that the reader sees, new ones too. */
  stores: z.array(idSchema).max(10_000).nullable(),
  /** On the clock of the reader; null: mail never waits. */
  quiet: z.strictObject({ from: timeSchema, until: timeSchema }).nullable(),
  digest: z.strictObject({ every: z.enum(['OFF', 'MORNING', 'MONDAY']), at: timeSchema }),
  timeZone: z.string().max(64).refine(isTimeZone, 'expected an IANA time zone'),
});

const savedSchema = z.object({
  preferences: preferencesSchema,
  /** The preferences that a reset leads to. */
  defaults: preferencesSchema,
  /** Where mail goes. */
  email: z.string(),
  /** Whether a stopped publish cannot be switched off: the reader may publish somewhere. */
  mayPublish: z.boolean(),
  /** The next digest as it would read now, line by line. */
  digest: z.array(z.string()),
});
export type SavedNotificationPreferences = z.infer<typeof savedSchema>;

export const notificationsOperations = {
  listNotifications: operation({
    method: 'GET',
    path: '/api/notifications/:companyId',
    tag,
    summary: 'What happened in the last 90 days and concerns the caller, newest first; one event is one entry',
    params: companyParams,
    query: z.strictObject({
      group: z.enum(NOTIFICATION_GROUPS).optional(),
      unreadOnly: z.stringbool().optional(),
      /**
       * Only those that wait for somebody: a publish that is on hold, a silent store and, until they are read, a publish that failed
       * and an offer that can never apply.
       */
      openOnly: z.stringbool().optional(),
      /** `next` of the page before. */
      after: z.string().max(200).optional(),
      limit: z.coerce.number<number>().int().min(1).max(100).optional(),
    }),
    response: z.object({
      entries: z.array(notificationSchema),
      /** Where the next page begins; null: this is the last. */
      next: z.string().nullable(),
    }),
  }),
  countNotifications: operation({
    method: 'GET',
    path: '/api/notifications/:companyId/unread',
    tag,
    summary: 'How many of them are unread, at most 100; asking for it does not keep a session alive',
    params: companyParams,
    response: countQuery,
  }),
  readNotifications: operation({
    method: 'POST',
    path: '/api/notifications/:companyId/read',
    tag,
    summary: 'Mark some as read, or, without ids, all that happened up to now',
    params: companyParams,
    body: z.strictObject({ ids: z.array(z.string().max(300)).max(100).optional() }),
    response: countQuery,
  }),
  getNotificationPreferences: operation({
    method: 'GET',
    path: '/api/notifications/:companyId/preferences',
    tag,
    summary: 'What the caller is told, how, for which stores and when',
    params: companyParams,
    response: savedSchema,
  }),
  putNotificationPreferences: operation({
    method: 'PUT',
    path: '/api/notifications/:companyId/preferences',
    tag,
    summary: 'Save the preferences; null restores the default',
    params: companyParams,
    body: z.strictObject({ preferences: preferencesSchema.nullable() }),
    response: savedSchema,
  }),
  mailNotificationExample: operation({
    method: 'POST',
    path: '/api/notifications/:companyId/example',
    tag,
    summary: 'Mail the current digest to the caller',
    params: companyParams,
    response: z.object({ email: z.string() }),
  }),
};
