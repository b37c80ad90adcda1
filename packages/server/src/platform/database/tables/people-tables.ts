import type { ColumnType, Generated } from 'kysely';
import type { GeneratedInstant, JsonColumn, WithDefault } from './columns.ts';

export interface UsersTable {
  company_id: string;
  id: string;
  /** Empty: none, so that the person signs in nowhere but at terminals. */
  email: string;
  display_name: string;
  created_at: GeneratedInstant;
  phone: string | null;
  pos_id: string | null;
  /** The person's id at the labor service. */
  external_id: string | null;
  deactivated_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: Generated<number>;
  signed_in_at: ColumnType<Date | null, Date | null | undefined, Date>;
  employment: WithDefault<UserEmployment>;
  /** Without a place: wherever the person works. */
  jobs: WithDefault<{ jobTypeId: string; place?: string | null; wage: string | null }[]>;
  certifications: WithDefault<{ requirementId: string; issuedOn?: string | null; expiresOn: string | null }[]>;
}

/** Days as `2026-11-20`; an absent field is not known. */
export interface UserEmployment {
  readonly hiredOn?: string | null | undefined;
  readonly birthDate?: string | null | undefined;
  readonly payrollId?: string | null | undefined;
  readonly cardId?: string | null | undefined;
  readonly driverLicence?: string | null | undefined;
  readonly driverLicenceExpiresOn?: string | null | undefined;
  readonly insuranceExpiresOn?: string | null | undefined;
}

export interface RolesTable {
  company_id: string;
  id: string;
  name: string;
  permissions: JsonColumn<string[]>;
  /** The heading under which lists show it; null: none. */
  role_group: ColumnType<string | null, string | null | undefined, string | null>;
  /** Whole percent; null: no discount. */
  max_discount_pct: ColumnType<number | null, number | null | undefined, number | null>;
  version: Generated<number>;
  /** A template of the provider company, shared by all; nobody is granted it. */
  is_default: Generated<boolean>;
}

export interface GrantsTable {
  company_id: string;
  user_id: string;
  role_id: string;
  object_type: 'GLOBAL' | 'GROUP' | 'LOCATION';
  /** Empty for GLOBAL. */
  object_id: string;
  granted_at: GeneratedInstant;
  granted_by_name: ColumnType<string | null, string | null | undefined, string | null>;
}
