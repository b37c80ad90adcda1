import type { LaborKind, LaborWanted } from '@servery/domain';
import type { Generated } from 'kysely';
import type { GeneratedInstant, NullableInstant, NullableJson } from './columns.ts';

/** SENT: the service knows the current value. FAILED with `due_at`: it is tried again automatically. */
export type LaborState = 'WAITING' | 'SENT' | 'FAILED';

/** One thing that the labor service mirrors. */
export interface LaborEntriesTable {
  company_id: string;
  id: string;
  kind: LaborKind;
  /** The location that the service keeps it for; empty for people, who are the company's. */
  tenant_id: string;
  entity_id: string;
  /** As it is called here, or was when it was deleted. */
  name: string;
  /** The current value; null: it was deleted. */
  wanted: NullableJson<LaborWanted>;
  /** Rises with every change of the current value. */
  wanted_version: Generated<number>;
  /** The value that was last sent to the service; null: none. */
  sent: NullableJson<LaborWanted>;
  sent_version: Generated<number>;
  /** The id that the service knows it by. */
  external_id: string | null;
  /** The id was entered by a person. */
  is_matched: Generated<boolean>;
  /** Sent with every attempt to create it, so that a service that knows such keys creates it once. */
  create_key: string;
  state: Generated<LaborState>;
  reason: string | null;
  /** Failed ones since the last success. */
  attempts: Generated<number>;
  /** When it is sent; null: there is nothing to send, or something has to happen first. */
  due_at: NullableInstant;
  /** The claim of the worker that is sending it, and the end of the claim. */
  claim: string | null;
  claimed_until: NullableInstant;
  changed_at: GeneratedInstant;
}
