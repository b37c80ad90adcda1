import type { Json } from '@servery/domain';
import type { Generated } from 'kysely';
import type { Bytes, GeneratedInstant, Instant, JsonColumn, NullableInstant } from './columns.ts';
import type { DocumentKind } from './document-tables.ts';

type PublicationState = 'SCHEDULED' | 'WAITING' | 'RUNNING' | 'COMPLETED' | 'FAILED' | 'TERMINATED';

export interface SnapshotsTable {
  company_id: string;
  /** SHA-256 of the uncompressed JSON, hexadecimal. */
  hash: string;
  /** gzip, served as stored. */
  bytes: Bytes;
  size: number;
  created_at: GeneratedInstant;
}

/** Versions that a snapshot was built from: { id, version } per layer, null where nothing lay. */
export interface NamedVersions {
  readonly base: { readonly id: string; readonly version: number } | null;
  readonly override: { readonly id: string; readonly version: number } | null;
  readonly groupOverride: { readonly id: string; readonly version: number } | null;
}

export interface PublishedTable {
  company_id: string;
  location_id: string;
  kind: DocumentKind;
  hash: string;
  versions: JsonColumn<NamedVersions>;
  /** Rises with every publication of this kind at this location; never goes back. */
  sequence: number;
  publication_id: string;
  published_at: GeneratedInstant;
}

export interface PublicationsTable {
  company_id: string;
  id: string;
  run_id: string;
  workflow: 'locations' | 'employment';
  action: 'PUBLISH' | 'REVERT';
  name: string;
  strategy: JsonColumn<Json>;
  started_by: string;
  started_by_name: string;
  sync_date: Instant;
  created_at: GeneratedInstant;
  sync_started: NullableInstant;
  sync_completed: NullableInstant;
  /** Since when its locations that had not begun are held. */
  held_at: NullableInstant;
  held_by_name: string | null;
  idempotency_key: string | null;
}

/** The documents that one location would get: per kind the versions named when the publication was started. */
export type PublicationPlan = Partial<Record<DocumentKind, NamedVersions>>;

export interface PublicationLocationsTable {
  company_id: string;
  publication_id: string;
  location_id: string;
  batch: number;
  due_at: Instant;
  state: PublicationState;
  plan: JsonColumn<PublicationPlan>;
  /** Passed by until the publication is continued. */
  is_held: Generated<boolean>;
  started_at: NullableInstant;
  ended_at: NullableInstant;
  error: string | null;
}

/** Index of waves (`batch`) that still have work, read before the company is known; the truth is in publication_locations. */
export interface OpenBatchesTable {
  company_id: string;
  publication_id: string;
  batch: number;
  due_at: Instant;
  /** A worker is at it until then, unless it says so again. */
  claimed_until: NullableInstant;
}

export interface AcknowledgementsTable {
  company_id: string;
  location_id: string;
  kind: DocumentKind;
  hash: string;
  at: Instant;
}
