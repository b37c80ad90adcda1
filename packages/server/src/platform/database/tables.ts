import type { AuditTable } from './tables/audit-tables.ts';
import type {
  BrandsTable,
  CompaniesTable,
  ContactsTable,
  CredentialsTable,
  LicensesTable,
  TenantsTable,
} from './tables/company-tables.ts';
import type { DocumentsTable, DocumentVersionsTable, ImagesTable, NewsTable } from './tables/document-tables.ts';
import type { EditingTable } from './tables/editing-tables.ts';
import type { LaborEntriesTable } from './tables/labor-tables.ts';
import type {
  NotificationMailsTable,
  NotificationReadersTable,
  NotificationReadsTable,
  NotificationsTable,
  UnconfirmedPublicationsTable,
} from './tables/notification-tables.ts';
import type { OutOfStockTable } from './tables/out-of-stock-tables.ts';
import type { GrantsTable, RolesTable, UsersTable } from './tables/people-tables.ts';
import type { PreferencesTable } from './tables/preferences-tables.ts';
import type {
  AcknowledgementsTable,
  OpenBatchesTable,
  PublicationLocationsTable,
  PublicationsTable,
  PublishedTable,
  SnapshotsTable,
} from './tables/publishing-tables.ts';
import type { PushDevicesTable, PushMessagesTable, PushSendsTable, PushStoresTable } from './tables/push-tables.ts';
import type { ForgottenCustomersTable, RetentionTable } from './tables/retention-tables.ts';
import type {
  ReportViewsTable,
  SalesDaysTable,
  SalesDeliveriesTable,
  SalesHoursTable,
  SalesItemsTable,
  SalesModifiersTable,
  SalesNamesTable,
  SalesOffersTable,
  SalesOptionsTable,
  SalesServersTable,
  SalesTaxesTable,
  SalesTimesTable,
} from './tables/sales-tables.ts';
import type { CompanyKeysTable, SecretAddressesTable, SecretsTable } from './tables/secrets-tables.ts';
import type {
  AccountTokensTable,
  IdentitiesTable,
  KnownDevicesTable,
  LoginAttemptsTable,
  PasswordHistoryTable,
  SessionsTable,
} from './tables/sign-in-tables.ts';
import type { TicketDayMarksTable, TicketDaysTable, TicketsTable } from './tables/ticket-tables.ts';
import type { JobWagesTable, PaidWorkTable, TimePunchesTable } from './tables/work-tables.ts';

export type { DocumentKind } from './tables/document-tables.ts';
export type { UserEmployment } from './tables/people-tables.ts';
export type { NamedVersions, PublicationPlan } from './tables/publishing-tables.ts';

/** Every table; all carry company_id and row-level security but login_attempts, which holds hashed keys only. */
export interface Tables {
  companies: CompaniesTable;
  brands: BrandsTable;
  tenants: TenantsTable;
  licences: LicensesTable;
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
  secret_addresses: SecretAddressesTable;
  labor_entries: LaborEntriesTable;
  preferences: PreferencesTable;
  editing: EditingTable;
  notifications: NotificationsTable;
  notification_readers: NotificationReadersTable;
  notification_reads: NotificationReadsTable;
  notification_mails: NotificationMailsTable;
  unconfirmed_publications: UnconfirmedPublicationsTable;
  tickets: TicketsTable;
  retention: RetentionTable;
  forgotten_customers: ForgottenCustomersTable;
  ticket_days: TicketDaysTable;
  ticket_day_marks: TicketDayMarksTable;
  out_of_stock: OutOfStockTable;
  sales_hours: SalesHoursTable;
  sales_items: SalesItemsTable;
  sales_modifiers: SalesModifiersTable;
  sales_options: SalesOptionsTable;
  sales_servers: SalesServersTable;
  sales_offers: SalesOffersTable;
  sales_taxes: SalesTaxesTable;
  sales_deliveries: SalesDeliveriesTable;
  sales_times: SalesTimesTable;
  sales_names: SalesNamesTable;
  sales_days: SalesDaysTable;
  report_views: ReportViewsTable;
  push_devices: PushDevicesTable;
  push_messages: PushMessagesTable;
  push_stores: PushStoresTable;
  push_sends: PushSendsTable;
  job_wages: JobWagesTable;
  time_punches: TimePunchesTable;
  paid_work: PaidWorkTable;
}
