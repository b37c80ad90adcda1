import type { Permission } from '../access/permissions.ts';
import { publishRights } from '../publishing/publish-rights.ts';

export const NOTIFICATION_GROUPS = ['PUBLISH', 'STORES', 'PEOPLE', 'MENU'] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

/** Where a notification arrives. */
export interface NotificationWays {
  readonly console: boolean;
  /** A mail of its own, at once. */
  readonly mail: boolean;
  readonly digest: boolean;
}

interface KindOfNotification {
  readonly group: NotificationGroup;
  readonly defaults: NotificationWays;
}

const inConsole = { console: true, mail: false, digest: false };
const byMail = { ...inConsole, mail: true };
const inDigest = { ...inConsole, digest: true };

/** In the order of the preferences. */
export const notificationKinds = {
  PUBLISH_FINISHED: { group: 'PUBLISH', defaults: inDigest },
  PUBLISH_STOPPED: { group: 'PUBLISH', defaults: byMail },
  STORE_SILENT: { group: 'STORES', defaults: byMail },
  CERTIFICATION_EXPIRED: { group: 'PEOPLE', defaults: byMail },
  CERTIFICATION_DUE: { group: 'PEOPLE', defaults: inDigest },
  RIGHTS_CHANGED: { group: 'PEOPLE', defaults: byMail },
  PRICES_CHANGED: { group: 'MENU', defaults: inDigest },
  OFFER_NEVER_APPLIES: { group: 'MENU', defaults: inDigest },
} as const satisfies Readonly<Record<string, KindOfNotification>>;
export type NotificationKind = keyof typeof notificationKinds;

export const NOTIFICATION_KINDS = [
  'PUBLISH_FINISHED',
  'PUBLISH_STOPPED',
  'STORE_SILENT',
  'CERTIFICATION_EXPIRED',
  'CERTIFICATION_DUE',
  'RIGHTS_CHANGED',
  'PRICES_CHANGED',
  'OFFER_NEVER_APPLIES',
] as const satisfies readonly NotificationKind[];

/** Days before a certification expires on which its people are reminded. */
export const CERTIFICATION_REMINDER_DAYS = [21, 7] as const;
/** Minutes in its opening hours after which a store without contact is told of. */
export const SILENT_STORE_MINUTES = 30;
/** Prices in one save that are worth a notification to others. */
export const MANY_PRICES = 10;
/** Days that a notification is kept. */
export const NOTIFICATION_DAYS = 90;

/** The people whom an event concerns: those who have, at one of its places, each of these rights. */
export const audienceRights = {
  PUBLISHES: publishRights.locations,
  PUBLISHES_EMPLOYMENT: publishRights.employment,
  RUNS_STORE: [['ACCESS_CONFIGURATION_OPTIONS', 'LOCATION_SETTINGS', 'CONFIGURE_HARDWARE', 'EDIT_LOCATION']],
  LOOKS_AFTER_STAFF: [['USER_ADMIN']],
  GIVES_RIGHTS: [['USER_ADMIN', 'USER_ROLES_ADMIN']],
  EDITS_MENUS: [['MANAGE_MENUS', 'OVERRIDE_MENUS']],
} as const satisfies Readonly<Record<string, readonly (readonly Permission[])[]>>;
export type RightsAudience = keyof typeof audienceRights;
/** `ACTOR`: the person who began it. */
export type NotificationAudience = RightsAudience | 'ACTOR';
