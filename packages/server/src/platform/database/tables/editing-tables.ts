import type { Path } from '@servery/domain';
import type { GeneratedInstant, NullableJson } from './columns.ts';
import type { DocumentKind } from './document-tables.ts';

/** Somebody with unsaved changes in a document. */
export interface EditingTable {
  company_id: string;
  kind: DocumentKind;
  document_id: string;
  /** The group or location whose changes are edited; empty for the company's document. */
  tenant_id: string;
  user_id: string;
  name: string;
  /** Path of the entity or section that they changed last; null before releases that note it. */
  place: NullableJson<Path>;
  since: GeneratedInstant;
  said_at: GeneratedInstant;
}
