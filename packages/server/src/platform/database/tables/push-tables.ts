import type { PushFailure, PushState, PushStoreReason, PushTrouble } from '@servery/contract';
import type { Channel, PushAudience, PushLink, PushTime } from '@servery/domain';
import type { Generated } from 'kysely';
import type { GeneratedInstant, Instant, JsonColumn, JsonDefault, NullableInstant, NullableJson } from './columns.ts';

/** A phone of a guest, as the ordering app reported it last. */
export interface PushDevicesTable {
  company_id: string;
  /** Made of the token, so that a phone is there once. */
  id: string;
  /** The store that reported it last. */
  location_id: string;
  token: string;
  first_name: string | null;
  email_hash: string | null;
  /** Of the last order. */
  channel: Channel;
  platform: 'IOS' | 'ANDROID' | 'WEB';
  opted_in: boolean;
  last_order_at: NullableInstant;
  /** When it was last given a message. */
  messaged_at: NullableInstant;
  changed_at: GeneratedInstant;
}

/** How many devices had which outcome; CLAIMED counts all that were begun, whatever became of them. */
export type PushOutcomes = Readonly<Partial<Record<PushOutcome | 'CLAIMED', number>>>;
export type PushOutcome = 'SENT' | 'UNKNOWN' | PushFailure;

export interface PushMessagesTable {
  company_id: string;
  id: string;
  ver: Generated<number>;
  title: string;
  body: string;
  opens: NullableJson<PushLink & { readonly name: string }>;
  audience: JsonColumn<PushAudience>;
  store_time: NullableJson<NonNullable<PushTime>>;
  state: Generated<PushState>;
  created_at: GeneratedInstant;
  created_by: string;
  created_name: string;
  changed_at: GeneratedInstant;
  sent_name: string | null;
  begins_at: NullableInstant;
  ended_at: NullableInstant;
  outcomes: JsonDefault<PushOutcomes>;
  opened: Generated<number>;
  trouble: PushTrouble | null;
}

/** A store that a message goes to. */
export interface PushStoresTable {
  company_id: string;
  message_id: string;
  location_id: string;
  due_at: Instant;
  /** When the store is quiet next. */
  expires_at: Instant;
  /** WAITING: not due, or not looked at since; GOING: its devices are claimed page by page. */
  state: 'WAITING' | 'GOING' | 'DONE' | PushStoreReason;
  /** Its devices up to this one have been claimed. */
  last_device: Generated<string>;
}

/** A device that was claimed for a message: it is never claimed for it again. */
export interface PushSendsTable {
  company_id: string;
  message_id: string;
  device_id: string;
  location_id: string;
  /** CLAIMED: the provider is being asked, or was when its server ended. */
  state: 'CLAIMED' | PushOutcome;
  claimed_at: Instant;
  opened_at: NullableInstant;
}
