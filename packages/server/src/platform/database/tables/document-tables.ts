import type { Json } from '@servery/domain';
import type { ColumnType, Generated, RawBuilder } from 'kysely';
import type { GeneratedInstant, JsonColumn, NullableInstant, NullableJson } from './columns.ts';

export type DocumentKind = 'menu' | 'locationSettings' | 'employment';

export interface DocumentsTable {
  company_id: string;
  kind: DocumentKind;
  document_id: string;
  /** Empty: the company's own document; else the group or location whose override this is. */
  tenant_id: string;
  version: number;
  name: string;
  description: string;
  is_template: Generated<boolean>;
  single_use: Generated<boolean>;
  /** Of an override: how many changes its list holds now. */
  kept_changes: Generated<number>;
  /** How many bytes all its versions are, as JSON or packed. */
  version_bytes: ColumnType<string, never, RawBuilder<string>>;
  deleted_at: NullableInstant;
}

export interface DocumentVersionsTable {
  company_id: string;
  kind: DocumentKind;
  document_id: string;
  tenant_id: string;
  version: number;
  /** gzip of the document's JSON; null for overrides, which are wholly in `override_changes`. */
  content: ColumnType<Uint8Array | null, Uint8Array | null, never>;
  override_changes: NullableJson<Json>;
  /** The changes of this version against the one before it. */
  changes: JsonColumn<Json>;
  /** How many of these lie in each section: `{ "items": 3 }`. */
  change_counts: JsonColumn<Record<string, number>>;
  /** How many bytes `changes` is as JSON. */
  change_bytes: number;
  author_id: string;
  author_name: string;
  at: GeneratedInstant;
  automatic: boolean;
}

/** Bytes lie in the object storage under the two hashes; a deleted image stays for the documents published with it. */
export interface ImagesTable {
  company_id: string;
  id: string;
  name: string;
  hash: string;
  thumb_hash: string;
  width: number;
  height: number;
  bytes: number;
  uploaded_by: string;
  uploaded_by_name: string;
  uploaded_at: GeneratedInstant;
  deleted_at: NullableInstant;
}

export interface NewsTable {
  company_id: string;
  articles: JsonColumn<Json>;
  /** Rises with every save. */
  version: ColumnType<number, number | undefined, number>;
}
