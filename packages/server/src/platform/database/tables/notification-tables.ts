import type { NotificationAudience, NotificationKind, NotificationPreferences } from '@servery/domain';
import type { Generated } from 'kysely';
import type { GeneratedInstant, Instant, JsonColumn, NullableInstant, NullableJson } from './columns.ts';

/** One event; where it moves on, its row does. */
export interface NotificationsTable {
  company_id: string;
  /** The subject, such as `publication:<id>`: the same event has the same id. */
  id: string;
  kind: NotificationKind;
  audience: NotificationAudience;
  /** How far it has come; the same state told again changes nothing. */
  state: string;
  /** When it happened or came to this state. */
  at: Instant;
  /** The person whose act it is, which concerns other people only; null: nobody. */
  actor_id: string | null;
  /** A publication, whose locations it is about. */
  publication_id: string | null;
  /** Else the groups and locations it is about; none: the whole company. */
  tenant_ids: readonly string[];
  details: JsonColumn<unknown>;
  /** Last written. */
  moved_at: GeneratedInstant;
  /** Its mails are still to be written. */
  is_fresh: Generated<boolean>;
}

/** The events that a person has read, and those that the person wants to be told. */
export interface NotificationReadersTable {
  company_id: string;
  user_id: string;
  /** Everything up to here is read. */
  read_until: NullableInstant;
  /** Null: the default. */
  preferences: NullableJson<NotificationPreferences>;
}

/** A single notification that was read. */
export interface NotificationReadsTable {
  company_id: string;
  user_id: string;
  notification_id: string;
  read_at: Instant;
}

/** A notification on its way to a person: once for each way and state. */
export interface NotificationMailsTable {
  company_id: string;
  notification_id: string;
  state: string;
  user_id: string;
  way: 'AT_ONCE' | 'DIGEST';
  due_at: Instant;
  /** A worker is sending it until then. */
  claimed_until: NullableInstant;
  sent_at: NullableInstant;
}

/** Publications that are sent and not confirmed by all of their locations, read before the company is known. */
export interface UnconfirmedPublicationsTable {
  company_id: string;
  publication_id: string;
  sent_at: GeneratedInstant;
}
