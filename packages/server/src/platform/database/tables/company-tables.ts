import type { StaffDataKeeper } from '@servery/domain';
import type { Generated } from 'kysely';
import type { GeneratedInstant, Instant, JsonColumn, JsonDefault, NullableInstant } from './columns.ts';

export interface CompaniesTable {
  id: string;
  name: string;
  created_at: GeneratedInstant;
  deleted_at: NullableInstant;
  ver: Generated<number>;
  third_party_integration_url: string | null;
  /** The keeper of the staff data. */
  staff_data: Generated<StaffDataKeeper>;
}

/** Names that a company trades under, in the order it gave them. */
export interface BrandsTable {
  company_id: string;
  id: string;
  name: string;
  position: number;
}

export interface TenantsTable {
  company_id: string;
  id: string;
  type: 'LOCATION' | 'GROUP';
  name: string;
  group_id: string | null;
  kiosk_active: Generated<boolean>;
  latitude: number | null;
  longitude: number | null;
  /** The parts below in one line. */
  address: string | null;
  street: Generated<string | null>;
  street2: Generated<string | null>;
  city: Generated<string | null>;
  state: Generated<string | null>;
  zip: Generated<string | null>;
  phone: string | null;
  timezone: string;
  menu_id: string | null;
  tags: JsonDefault<string[]>;
  labor_location_id: Generated<string | null>;
  /** Whether the labor service mirrors it. */
  labor_integration: Generated<boolean>;
  ver: Generated<number>;
  licences: JsonColumn<{ online: boolean; delivery: boolean; tableService: boolean }>;
  deleted_at: NullableInstant;
}

/** How often the licenses of a location changed; absent while they never did. The licenses are stored with the location. */
export interface LicensesTable {
  company_id: string;
  location_id: string;
  serial: number;
  changed_at: Instant;
  revoked_at: NullableInstant;
}

export interface CredentialsTable {
  id: string;
  company_id: string;
  location_id: string;
  name: string;
  secret_hash: string;
  created_at: GeneratedInstant;
}

/** Last contact of a location's terminals, and of each credential. */
export interface ContactsTable {
  company_id: string;
  location_id: string;
  last_ping: Instant;
  software_version: string | null;
}
