export { addressOf } from './address.ts';
export type { FoundAddress } from './addresses/addresses-contract.ts';
export { addressLimits } from './addresses/addresses-contract.ts';
export type { AuditEntry, AuditFilter, AuditLine, AuditSentence } from './audit/audit-contract.ts';
export type { BodyLimits, BodySize } from './body-sizes.ts';
export { bodyLimits } from './body-sizes.ts';
export { type CallArguments, type Client, createClient, ServerAnswerError, signIn } from './client.ts';
export type { Company } from './companies/companies-contract.ts';
export type { ExplainedLayer } from './configuration/configuration-contract.ts';
export {
  type ChangedAlike,
  mostPreviewedAtOnce,
  mostSavesAtOnce,
  type SavesOutcome,
} from './configuration/saves-of-many.ts';
export type { SentenceGroupWords } from './configuration/sentences.ts';
export type { Conflict, Override, VersionEntry, VersionedRecord } from './configuration/versioned-record.ts';
export { conflictSchema } from './configuration/versioned-record.ts';
export type { ImportLine, ImportOutcome } from './csv-import.ts';
export type {
  GivenUser,
  NewUser,
  UserEdit,
  UserProblem,
  UserRecord,
  UserSummary,
} from './employees/employee-schemas.ts';
export { givenUserSchema } from './employees/employee-schemas.ts';
export {
  type CertificationFilter,
  certificationFilters,
  mostUsersAtOnce,
  type UserSort,
  type UserStatusOutcome,
  userSorts,
} from './employees/employees-contract.ts';
export type { StaffLine } from './employees/staff-contract.ts';
export { type FaultCode, faultCodes } from './fault-codes.ts';
export type { GrantedRole, Holder, RoleToGrant } from './grants/grants-contract.ts';
export { gzipJson } from './gzip.ts';
export type { Image, ImageType, ImageUse } from './images/images-contract.ts';
export { imageLimits, imageTypes } from './images/images-contract.ts';
export { type LaborEntry, type LaborLocation, type LaborView, laborViews } from './integrations/labor-contract.ts';
export type { LicenseClaims, LicenseKey, LicenseStatus, Licenses } from './licensing/licensing-contract.ts';
export { licenseClaimsSchema } from './licensing/licensing-contract.ts';
export type { MenuRecord, MenuSummary } from './menus/menus-contract.ts';
export { BUILD_STATES, type BuildState, type MobileBuild } from './mobile-app/mobile-app-contract.ts';
export type { Article, News, SavedArticle } from './news/news-contract.ts';
export { articleSchema, mostArticleCharacters, savedArticlesSchema } from './news/news-contract.ts';
export {
  type NotificationEntry,
  notificationFactsSchema,
  type SavedNotificationPreferences,
} from './notifications/notifications-contract.ts';
export type {
  AnswerOf,
  Arguments,
  BodyOf,
  CallOf,
  OperationShape,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from './operation.ts';
export type { OperationId, Operations } from './operations.ts';
export { operations } from './operations.ts';
export {
  namedStockLocations,
  type OutEntry,
  STOCK_WAYS,
  type StockWay,
  stockChangesAtOnce,
  type TerminalStockChange,
} from './out-of-stock/out-of-stock-contract.ts';
export {
  type CompanyPreferences,
  type PriceView,
  priceViewKey,
  type SavedPreferences,
} from './preferences/preferences-contract.ts';
export type { PendingKind, PublishFinding } from './publishing/publishing-contract.ts';
export { lostShown, type Replay, replayedAtOnce } from './publishing/replay-schemas.ts';
export { workflowOperations } from './publishing/workflow-operations.ts';
export type {
  MovedVersions,
  OpenWorkflows,
  Publication,
  PublicationState,
  PublishStrategy,
  Workflow,
  WorkflowExecution,
  WorkflowStatus,
} from './publishing/workflow-schemas.ts';
export { mostPunches, mostWorkRows, punchesAtOnce, type WorkGrouping } from './punches/punches-contract.ts';
export {
  namedPushStores,
  PUSH_FAILURES,
  type PushAudienceAnswer,
  type PushFailure,
  type PushLeftOut,
  type PushLinkProblem,
  type PushMessage,
  type PushProvider,
  type PushState,
  type PushStoreReason,
  type PushTrouble,
  pushReportsAtOnce,
  type ReportedPushDevice,
} from './push/push-contract.ts';
export type { Retention, RetentionSetting } from './retention/retention-contract.ts';
export type { Role } from './roles/roles-contract.ts';
export type { AccessibleTenant, Actable, OwnSession, SessionUser } from './sessions/sessions-contract.ts';
export { type LocationColumn, locationColumns } from './tenants/location-columns.ts';
export type { EditedTenant, LocationImport, LocationSave, NewTenant } from './tenants/tenant-entry.ts';
export { locationSaveSchema, mostLocationsAtOnce } from './tenants/tenant-entry.ts';
export { groupReadOnly, locationReadOnly, type Tenant } from './tenants/tenant-schema.ts';
export type { ContactGroup, MovedSync, TenantHistoryEntry, TenantSync } from './tenants/tenants-contract.ts';
export type { ReportRefusal } from './terminals/report-refusal.ts';
export type { PublishedKind } from './terminals/terminals-contract.ts';
export { publishedKinds } from './terminals/terminals-contract.ts';
export { mostReportViews, type ReportView } from './tickets/report-views-contract.ts';
export { mostSalesRows, SALES_GROUPINGS, type SalesGrouping } from './tickets/sales-contract.ts';
export type { FoundTicket, TicketCounts } from './tickets/tickets-contract.ts';
export { mostCountedTickets, ticketsAtOnce } from './tickets/tickets-contract.ts';
export type { Outline, Way, Ways } from './ways.ts';
export { waysOfOperations } from './ways.ts';
export type { SyncInfo } from './wire.ts';
export { errorCodeSchema, errorListSchema, idSchema, pathSchema } from './wire.ts';
