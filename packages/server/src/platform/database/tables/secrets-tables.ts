import type { Bytes, GeneratedInstant, Instant, JsonColumn } from './columns.ts';

/** The key that a company's secrets are sealed with, itself sealed with the installation's key `key_id`. */
export interface CompanyKeysTable {
  company_id: string;
  key_id: string;
  sealed: Bytes;
  created_at: GeneratedInstant;
}

/** Written once; a secret that is set again is another row. */
export interface SecretsTable {
  company_id: string;
  id: string;
  /** The group or location; empty for the company. */
  tenant_id: string;
  field: string;
  sealed: Bytes;
  last4: string;
  set_at: Instant;
  set_by: string;
}

/** Written once, when a document first names the secret. */
export interface SecretAddressesTable {
  company_id: string;
  secret_id: string;
  addresses: JsonColumn<string[]>;
}
