import type { Json } from '@servery/domain';
import type { ColumnType, Generated } from 'kysely';

/** jsonb: written as JSON text, read parsed. */
type JsonColumn<Value> = ColumnType<Value, string, string>;
/** jsonb with a default. */
type JsonDefault<Value> = ColumnType<Value, string | undefined, string>;
type NullableJson<Value> = ColumnType<Value | null, string | null, string | null>;
type WithDefault<Value> = ColumnType<Value, string | undefined, string>;
type Instant = ColumnType<Date, Date | string, Date | string>;
type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableInstant = ColumnType<Date | null, Date | string | null, Date | string | null>;
type Bytes = ColumnType<Uint8Array, Uint8Array, Uint8Array>;

export type DocumentKind = 'menu' | 'locationSettings' | 'employment';
export type PublicationState = 'SCHEDULED' | 'WAITING' | 'RUNNING' | 'COMPLETED' | 'FAILED' | 'TERMINATED';

interface CompaniesTable {
  id: string;
  name: string;
  created_at: GeneratedInstant;
  deleted_at: NullableInstant;
  ver: Generated<number>;
  third_party_integration_url: string | null;
}

/** Names that a company trades under, in the order it gave them. */
interface BrandsTable {
  company_id: string;
  id: string;
  name: string;
  position: number;
}

interface TenantsTable {
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
  ver: Generated<number>;
  licences: JsonColumn<{ online: boolean; delivery: boolean; tableService: boolean }>;
  deleted_at: NullableInstant;
}

interface UsersTable {
  company_id: string;
  id: string;
  /** Empty: none, so that the person signs in nowhere but at terminals. */
  email: string;
  display_name: string;
  created_at: GeneratedInstant;
  phone: string | null;
  pos_id: string | null;
  /** What the labour service knows the person by. */
  external_id: string | null;
  deactivated_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: Generated<number>;
  employment: WithDefault<UserEmployment>;
  jobs: WithDefault<{ jobTypeId: string; wage: string | null }[]>;
  certifications: WithDefault<{ requirementId: string; expiresOn: string | null }[]>;
}

/** Days as `2026-11-20`; what is absent is not known. */
export interface UserEmployment {
  readonly hiredOn?: string | null | undefined;
  readonly birthDate?: string | null | undefined;
  readonly payrollId?: string | null | undefined;
  readonly cardId?: string | null | undefined;
  readonly driverLicence?: string | null | undefined;
  readonly driverLicenceExpiresOn?: string | null | undefined;
  readonly insuranceExpiresOn?: string | null | undefined;
}

interface RolesTable {
  company_id: string;
  id: string;
  name: string;
  permissions: JsonColumn<string[]>;
  /** The heading that it stands under in lists; null: none. */
  role_group: ColumnType<string | null, string | null | undefined, string | null>;
  /** Whole percent; null: no discount. */
  max_discount_pct: ColumnType<number | null, number | null | undefined, number | null>;
  version: Generated<number>;
  /** A template of the provider company, shared by all; nobody is granted it. */
  is_default: Generated<boolean>;
}

interface GrantsTable {
  company_id: string;
  user_id: string;
  role_id: string;
  object_type: 'GLOBAL' | 'GROUP' | 'LOCATION';
  /** Empty for GLOBAL. */
  object_id: string;
  granted_at: GeneratedInstant;
  granted_by_name: ColumnType<string | null, string | null | undefined, string | null>;
}

/** How often the licences of a location changed; absent while they never did. What they are stands with the location. */
interface LicencesTable {
  company_id: string;
  location_id: string;
  serial: number;
  changed_at: Instant;
  revoked_at: NullableInstant;
}

/** Who signs in with an e-mail address: looked up before the company is known. */
interface IdentitiesTable {
  email_key: string;
  company_id: string;
  user_id: string;
  password_hash: string;
  status: 'ACTIVE' | 'DELETED';
}

/** Failed logins by address or typed e-mail, whether the e-mail exists or not. */
interface LoginAttemptsTable {
  key: string;
  failures: number;
  window_started_at: Instant;
  locked_until: NullableInstant;
}

interface SessionsTable {
  token_hash: string;
  company_id: string;
  user_id: string;
  /** Who really sits there while acting as another person, who may be of another company. */
  original_user_id: string | null;
  original_company_id: string | null;
  acting_since: NullableInstant;
  /** Looks on, and changes nothing. */
  read_only: Generated<boolean>;
  created_at: GeneratedInstant;
  last_seen_at: GeneratedInstant;
  address: string;
  /** Names the session to its owner; the cookie cannot be found from it. */
  id: Generated<string>;
  user_agent: string;
}

/** What a mailed link opens: one live token per person and purpose; only its SHA-256 is kept. */
interface AccountTokensTable {
  company_id: string;
  user_id: string;
  purpose: 'RESET' | 'INVITE';
  token_hash: string;
  created_at: GeneratedInstant;
  expires_at: Instant;
}

/** Passwords that were replaced, as hashes. */
interface PasswordHistoryTable {
  company_id: string;
  user_id: string;
  sequence: Generated<number>;
  password_hash: string;
  replaced_at: GeneratedInstant;
}

/** Browsers that a person has signed in with: strangers' failures do not lock these out. */
interface KnownDevicesTable {
  company_id: string;
  user_id: string;
  device_hash: string;
  last_used_at: GeneratedInstant;
}

interface CredentialsTable {
  id: string;
  company_id: string;
  location_id: string;
  name: string;
  secret_hash: string;
  created_at: GeneratedInstant;
}

/** Last contact of a location's terminals, and of each credential. */
interface ContactsTable {
  company_id: string;
  location_id: string;
  last_ping: Instant;
  software_version: string | null;
}

interface DocumentsTable {
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
  deleted_at: NullableInstant;
}

interface DocumentVersionsTable {
  company_id: string;
  kind: DocumentKind;
  document_id: string;
  tenant_id: string;
  version: number;
  /** gzip of the document's JSON; null for overrides, which are wholly in `override_changes`. */
  content: ColumnType<Uint8Array | null, Uint8Array | null, never>;
  override_changes: NullableJson<Json>;
  /** What this version changed against the one before it. */
  changes: JsonColumn<Json>;
  author_id: string;
  author_name: string;
  at: GeneratedInstant;
  automatic: boolean;
}

interface SnapshotsTable {
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

interface PublishedTable {
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

interface PublicationsTable {
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
  idempotency_key: string | null;
}

/** What one location would get: per kind the versions named when the publication was started. */
export type PublicationPlan = Partial<Record<DocumentKind, NamedVersions>>;

interface PublicationLocationsTable {
  company_id: string;
  publication_id: string;
  location_id: string;
  batch: number;
  due_at: Instant;
  state: PublicationState;
  plan: JsonColumn<PublicationPlan>;
  started_at: NullableInstant;
  ended_at: NullableInstant;
  error: string | null;
}

/** Index of batches that still have work, read before the company is known; the truth is in publication_locations. */
interface OpenBatchesTable {
  company_id: string;
  publication_id: string;
  batch: number;
  due_at: Instant;
  /** A worker is at it until then, unless it says so again. */
  claimed_until: NullableInstant;
}

interface AcknowledgementsTable {
  company_id: string;
  location_id: string;
  kind: DocumentKind;
  hash: string;
  at: Instant;
}

interface AuditTable {
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

/** Bytes lie in the object storage under the two hashes; a deleted image stays for what was published with it. */
interface ImagesTable {
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

interface NewsTable {
  company_id: string;
  articles: JsonColumn<Json>;
  /** Rises with every save. */
  version: ColumnType<number, number | undefined, number>;
}

/** The key that a company's secrets are sealed with, itself sealed with the installation's key `key_id`. */
interface CompanyKeysTable {
  company_id: string;
  key_id: string;
  sealed: Bytes;
  created_at: GeneratedInstant;
}

/** Written once; a secret that is set anew is another row. */
interface SecretsTable {
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

/** Every table; all carry company_id and row-level security but login_attempts, which holds hashed keys only. */
export interface Tables {
  companies: CompaniesTable;
  brands: BrandsTable;
  tenants: TenantsTable;
  licences: LicencesTable;
  users: UsersTable;
  roles: RolesTable;
  grants: GrantsTable;
  identities: IdentitiesTable;
  login_attempts: LoginAttemptsTable;
  sessions: SessionsTable;
  account_tokens: AccountTokensTable;
  password_history: PasswordHistoryTable;
  known_devices: KnownDevicesTable;
  credentials: CredentialsTable;
  contacts: ContactsTable;
  documents: DocumentsTable;
  document_versions: DocumentVersionsTable;
  snapshots: SnapshotsTable;
  published: PublishedTable;
  published_history: PublishedTable;
  publications: PublicationsTable;
  publication_locations: PublicationLocationsTable;
  open_batches: OpenBatchesTable;
  acknowledgements: AcknowledgementsTable;
  audit: AuditTable;
  images: ImagesTable;
  news: NewsTable;
  company_keys: CompanyKeysTable;
  secrets: SecretsTable;
}
