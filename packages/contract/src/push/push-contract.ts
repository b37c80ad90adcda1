import { ORDER_CHANNELS, pushContentSchema } from '@servery/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyHint, idSchema, instantSchema, versionSchema } from '../wire.ts';

const tag = 'Push notifications';

/** So many devices or opened messages travel in one report of a terminal. */
export const pushReportsAtOnce = 500;
/** So many stores are named; all of them are counted. */
export const namedPushStores = 3;

/**
 * - DRAFT: nothing goes out
 * - SCHEDULED: its first store is still to come
 * - SENDING: it has begun, and a store is still to come or on its way
 * - SENT: every store has had its turn
 * - STOPPED: somebody stopped it before that
 */
export const PUSH_STATES = ['DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'STOPPED'] as const;
export type PushState = (typeof PUSH_STATES)[number];

/**
 * Why a device has not got it:
 * - UNREGISTERED: the app is no longer there, and the device was dropped
 * - INVALID: the provider calls its token or the message wrong
 * - SENDER: its token is of another app
 * - QUOTA: the provider took no more, again and again
 * - UNAVAILABLE: the provider was not there for it, again and again
 * - REFUSED: for another reason
 */
export const PUSH_FAILURES = ['UNREGISTERED', 'INVALID', 'SENDER', 'QUOTA', 'UNAVAILABLE', 'REFUSED'] as const;
export type PushFailure = (typeof PUSH_FAILURES)[number];

/**
 * Why a store got none, or not all:
 * - QUIET, OVER: it was within its quiet hours, or the time had passed there, when it was sent or scheduled
 * - LATE: its quiet hours began before all was sent
 * - LINK: the offer or item that the message opens was not there, or not active
 * - STOPPED: somebody stopped it
 * - GONE: the store is gone
 */
export const PUSH_STORE_REASONS = ['QUIET', 'OVER', 'LATE', 'LINK', 'STOPPED', 'GONE'] as const;
export type PushStoreReason = (typeof PUSH_STORE_REASONS)[number];

/** The trouble that keeps the provider from taking anything: it does not answer, or does not take the credentials. */
export const PUSH_TROUBLES = ['AWAY', 'CREDENTIALS'] as const;
export type PushTrouble = (typeof PUSH_TROUBLES)[number];

/** Why guests of the stores get no message. */
const PUSH_LEFT_OUT = ['ORDER', 'CHANNEL', 'OFF', 'RECENT', 'QUIET', 'OVER'] as const;
export type PushLeftOut = (typeof PUSH_LEFT_OUT)[number];

/** The problem of the offer or item that a message opens, at some stores: it is on no menu there, inactive, or an offer that does not run then. */
export const PUSH_LINK_PROBLEMS = ['NOT_ON_MENU', 'INACTIVE', 'NOT_THEN'] as const;
export type PushLinkProblem = (typeof PUSH_LINK_PROBLEMS)[number];

const storesSchema = z.object({
  count: z.number().int(),
  /** The first of them by name. */
  names: z.array(z.string()),
});

const resultsSchema = z.object({
  sent: z.number().int(),
  failed: z.array(z.object({ reason: z.enum(PUSH_FAILURES), count: z.number().int() })),
  /** On their way now. */
  sending: z.number().int(),
  /** Given to the provider, and no answer came: they are never sent again. */
  notKnown: z.number().int(),
  opened: z.number().int(),
  stores: z.array(storesSchema.extend({ reason: z.enum(PUSH_STORE_REASONS) })),
});

const namedLinkSchema = z.object({ kind: z.enum(['OFFER', 'ITEM']), id: z.string(), name: z.string() });

const messageSchema = pushContentSchema.extend({
  id: z.string(),
  ver: z.number().int(),
  opens: namedLinkSchema.nullable(),
  state: z.enum(PUSH_STATES),
  /** The person who wrote it, and the person who sent, scheduled or stopped it. */
  by: z.string(),
  sentBy: z.string().nullable(),
  changedAt: instantSchema,
  /** When its first store is due. */
  beginsAt: instantSchema.nullable(),
  endedAt: instantSchema.nullable(),
  trouble: z.enum(PUSH_TROUBLES).nullable(),
  /** Null while it is a draft. */
  results: resultsSchema.nullable(),
});
export type PushMessage = z.infer<typeof messageSchema>;

const audienceAnswerSchema = z.object({
  /** Devices that get it. */
  guests: z.number().int(),
  /** Of all devices of the stores. */
  leftOut: z.array(z.object({ reason: z.enum(PUSH_LEFT_OUT), guests: z.number().int() })),
  stores: z.number().int(),
  /** Those that no app has named. */
  storesWithout: storesSchema,
  zones: z.array(
    z.object({
      /** IANA */
      zone: z.string(),
      stores: storesSchema,
      guests: z.number().int(),
      at: instantSchema,
      refusal: z.enum(['QUIET', 'OVER']).nullable(),
    }),
  ),
  /** The problems of the offer or item that it opens. */
  link: z.array(storesSchema.extend({ problem: z.enum(PUSH_LINK_PROBLEMS) })),
});
export type PushAudienceAnswer = z.infer<typeof audienceAnswerSchema>;

/** Where messages go: nowhere without a provider. */
const providerSchema = z.object({
  kind: z.enum(['NONE', 'SANDBOX', 'FCM']),
  /** Of the provider, as its credentials name it. */
  project: z.string().nullable(),
});
export type PushProvider = z.infer<typeof providerSchema>;

const pushParams = z.strictObject({ pushId: idSchema });
const heldBody = z.strictObject({ ver: versionSchema });
const contentQuestion = pushContentSchema.pick({ audience: true, time: true, opens: true });

const deviceSchema = z.strictObject({
  /** As the provider gave it to the app. */
  token: z.string().min(1).max(4_096),
  /** The guest, as far as the app knows one. Of the email only a hash is kept: it finds a person's own phone. */
  customer: z
    .strictObject({
      firstName: z.string().trim().max(100).nullable().default(null),
      email: z.email().max(254).nullable().default(null),
    })
    .optional(),
  channel: z.enum(ORDER_CHANNELS),
  lastOrderAt: z.iso.datetime().nullable().default(null),
  optedIn: z.boolean(),
  platform: z.enum(['IOS', 'ANDROID', 'WEB']),
});
export type ReportedPushDevice = z.infer<typeof deviceSchema>;

export const pushOperations = {
  listPushNotifications: operation({
    method: 'GET',
    path: '/api/push-notifications',
    tag,
    summary: 'Push notifications of the stores where one may send them, the newest first, and the provider',
    query: companyHint.extend({
      offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number<number>().int().min(1).max(100).default(20),
    }),
    response: z.object({ messages: z.array(messageSchema), total: z.number().int(), provider: providerSchema }),
  }),
  getPushNotification: operation({
    method: 'GET',
    path: '/api/push-notifications/:pushId',
    tag,
    summary: 'A push notification with its results',
    params: pushParams,
    query: companyHint,
    response: messageSchema,
  }),
  createPushNotification: operation({
    method: 'POST',
    path: '/api/push-notifications',
    tag,
    summary: 'Writes a draft',
    query: companyHint,
    body: pushContentSchema,
    response: messageSchema,
  }),
  editPushNotification: operation({
    method: 'PUT',
    path: '/api/push-notifications/:pushId',
    tag,
    summary: 'Changes a draft',
    params: pushParams,
    query: companyHint,
    body: pushContentSchema.extend({ ver: versionSchema }),
    response: messageSchema,
  }),
  deletePushNotification: operation({
    method: 'POST',
    path: '/api/push-notifications/:pushId/delete',
    tag,
    summary: 'Deletes a draft, or one that was stopped before anybody got it',
    params: pushParams,
    query: companyHint,
  }),
  schedulePushNotification: operation({
    method: 'POST',
    path: '/api/push-notifications/:pushId/schedule',
    tag,
    summary: 'Schedules a draft for its date and time in store time',
    params: pushParams,
    query: companyHint,
    body: heldBody,
    response: messageSchema,
  }),
  sendPushNotification: operation({
    method: 'POST',
    path: '/api/push-notifications/:pushId/send',
    tag,
    summary: 'Sends a draft now, to the stores where it is not quiet',
    params: pushParams,
    query: companyHint,
    body: heldBody,
    response: messageSchema,
  }),
  stopPushNotification: operation({
    method: 'POST',
    path: '/api/push-notifications/:pushId/stop',
    tag,
    summary: 'Stops what has not gone out yet',
    params: pushParams,
    query: companyHint,
    response: messageSchema,
  }),
  testPushNotification: operation({
    method: 'POST',
    path: '/api/push-notifications/test',
    tag,
    summary: 'Sends a message to the devices on which one is signed in to the app oneself',
    query: companyHint,
    body: pushContentSchema,
    response: z.object({ devices: z.number().int(), sent: z.number().int() }),
  }),
  pushAudience: operation({
    method: 'POST',
    path: '/api/push-notifications/audience',
    tag,
    summary: 'How many guests a message reaches, who is left out, when it goes out, and whether what it opens is there',
    query: companyHint,
    body: contentQuestion,
    response: audienceAnswerSchema,
  }),
  listPushLinks: operation({
    method: 'GET',
    path: '/api/push-notifications/links',
    tag,
    summary: 'Offers and items that a message can open',
    query: companyHint.extend({
      /** Part of its name. */
      text: z.string().trim().max(100).default(''),
    }),
    response: z.object({ links: z.array(namedLinkSchema.extend({ isActive: z.boolean() })) }),
  }),
  reportPushDevices: operation({
    method: 'POST',
    path: '/api/terminal/push-devices',
    tag: 'Terminals',
    summary: 'The ordering app reports phones of guests of a store; one that is known is brought up to date',
    body: z.strictObject({
      devices: z.array(deviceSchema).max(pushReportsAtOnce),
      /** Tokens of guests who are to be forgotten. */
      removed: z.array(z.string().min(1).max(4_096)).max(pushReportsAtOnce).default([]),
    }),
    response: z.object({ recorded: z.number().int(), removed: z.number().int() }),
  }),
  reportPushOpened: operation({
    method: 'POST',
    path: '/api/terminal/push-opened',
    tag: 'Terminals',
    summary: 'The ordering app reports which messages guests have opened',
    body: z.strictObject({
      opened: z
        .array(z.strictObject({ messageId: idSchema, token: z.string().min(1).max(4_096) }))
        .max(pushReportsAtOnce),
    }),
    response: z.object({
      /** Those that were not known yet. */
      recorded: z.number().int(),
    }),
  }),
};
