import type { Json } from '@servery/domain';
import type { ColumnType, Generated } from 'kysely';
import type { GeneratedInstant, JsonColumn } from './columns.ts';

export interface AuditTable {
  company_id: string;
  sequence: Generated<number>;
  at: GeneratedInstant;
  actor_id: string;
  actor_name: string;
  original_user_id: string | null;
  action: string;
  subject: string;
  details: JsonColumn<Json>;
  address: string;
  /** The groups and locations it is about; none: the company. */
  tenant_ids: ColumnType<string[], string | undefined, never>;
}
