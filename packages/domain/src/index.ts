export { type HeldRole, mayAdminister, mayGrantAt } from './access/administering.ts';
export { administratorNeeds, administratorPermissions, isAdministratorRole } from './access/administrator-role.ts';
export { explainPermission, type PermissionExplanation } from './access/explain-permission.ts';
export { changesWithoutRight, type FieldRights, rightsAt, rightsToChange } from './access/field-rights.ts';
export {
  foldGrants,
  lackingRights,
  type Reach,
  type RoleOn,
  type RoleRights,
  repeatedPlace,
  sameObject,
} from './access/granting.ts';
export {
  type Grant,
  type GrantObject,
  type GrantTarget,
  grantCovers,
  mayAccess,
  mayAnywhere,
  mayOn,
  mayOnCompany,
} from './access/grants.ts';
export { type OverrideRights, overrideRightsAt, overridesWithoutRight } from './access/override-rights.ts';
export {
  isHiddenPermission,
  isPermission,
  isPointOfSalePermission,
  isProviderPermission,
  listPermissions,
  type PermissionEntry,
  type PermissionGroup,
  permissionEntry,
  permissionGroups,
} from './access/permission-catalog.ts';
export { type PermissionUse, permissionUseOf } from './access/permission-uses.ts';
export { everyPermission, featureOf, type Permission, permissions } from './access/permissions.ts';
export { type PointOfSalePermission, pointOfSalePermissions } from './access/point-of-sale-permissions.ts';
export { type GroupOf, holdsAllRightsOf, reachesPerson } from './access/reach.ts';
export {
  applyRoleChanges,
  grantPermission,
  hasRoleChanges,
  noRoleChanges,
  type RoleChanges,
  revokePermission,
  setMaxDiscount,
} from './access/role-changes.ts';
export {
  changesOutside,
  sectionOf,
  type WithheldChanges,
  withheldSections,
  withoutSections,
} from './access/section-rights.ts';
export {
  mayKeepJob,
  mayKeepOwnJobs,
  mayKeepStaffData,
  maySeeJob,
  maySeeStaffData,
  mayViewWages,
  STAFF_DATA_KEEPERS,
  type StaffDataKeeper,
  staffGrants,
} from './access/staff/staff-data.ts';
export {
  type AuditAction,
  type AuditKind,
  auditActions,
  auditKindOf,
  auditKinds,
  isAuditAction,
} from './audit/audit-actions.ts';
export { type AuditSentenceKey, auditSentences } from './audit/audit-phrases.ts';
export {
  type CleanUpContext,
  type Completed,
  type ConfigurationKind,
  keepsFromSaving,
  type Notice,
  type Problem,
  problemKey,
} from './configuration/configuration-kind.ts';
export { issuePath } from './configuration/issue-path.ts';
export { type JsonKind, jsonKind } from './configuration/json-kind.ts';
export { type PublishedValue, publishedAt } from './configuration/published-value.ts';
export { addedUnknownFields, type KnownFields, type UnknownField } from './configuration/unknown-fields.ts';
export { brokenBelow, concernedBelow } from './documents/broken-below.ts';
export {
  type CopiedOverride,
  type CopyTarget,
  changesAt,
  copyOverride,
  type OverrideToCopy,
} from './documents/copied-override.ts';
export { editCount, editedPlace, editedWhole, editsOf, sharedFreeCount } from './documents/edits.ts';
export { addedImageUses, type ImageUse, imageUses, withoutImages } from './documents/image-uses.ts';
export { type ImportedSettings, importedSettings } from './documents/imported-settings.ts';
export { isMove } from './documents/moves.ts';
export { type PlaceValue, type SetOverride, setValues } from './documents/set-values.ts';
export { type WhyNotSold, whyNotSold } from './documents/why-not-sold.ts';
export { isPhone, isPosId, PHONE_DIGITS, PHONE_PATTERN, POS_ID_PATTERN } from './employees/contact-problems.ts';
export type { GrantedRole } from './employees/granted-roles.ts';
export { type EmploymentDepartment, newEmploymentDepartment } from './employment/departments.ts';
export { DRIVER_FEES } from './employment/driver-settings.ts';
export {
  attentionOf,
  DUE_KINDS,
  type DueEntry,
  type DueKind,
  type DueRecord,
  type DueTerms,
  dueOf,
  dueTerms,
  dueUntil,
  onlyExpired,
} from './employment/due.ts';
export { type Employee, employeeAt, employeeOf, employeeSchema, type StaffMember } from './employment/employees.ts';
export { type EmploymentBlob, employmentBlobSchema, newEmploymentBlob } from './employment/employment-blob.ts';
export {
  inDepartment,
  withDepartment,
  withJobTypeCopy,
  withoutDepartment,
  withoutJobType,
  withoutRequirement,
  withRequirementToggled,
} from './employment/employment-edits.ts';
export { employmentKind } from './employment/employment-kind.ts';
export { type ImportedEmployment, importedEmployment } from './employment/imported-employment.ts';
export { type JobRequirement, newJobRequirement } from './employment/job-requirements.ts';
export { type JobType, newJobType } from './employment/job-types.ts';
export {
  type LaborEntity,
  type LaborItem,
  type LaborKind,
  type LaborStep,
  type LaborWanted,
  laborItems,
  laborKinds,
  laborStep,
} from './employment/labor-mirror.ts';
export { PAPER_STATES, type Paper, type PaperState, papersOf } from './employment/papers.ts';
export { deliveryPay } from './employment/pay/delivery-pay.ts';
export { minimumWageAbove } from './employment/pay/minimum-wage.ts';
export { evenShares, everyDay, PAYROLL_DAYS, salaryTotal } from './employment/pay/payroll.ts';
export { gradesOf, overtimeWage, type WageGrade, withoutWageGrades } from './employment/pay/wage-grades.ts';
export { formatPhone } from './formats/addresses/phone.ts';
export { US_STATES, type UsStateCode } from './formats/addresses/us-states.ts';
export { atRate, centsOf, moneySchema } from './formats/amount.ts';
export { amountOf, formatCents } from './formats/cents-text.ts';
export {
  type CsvFile,
  type CsvLine,
  type CsvRefusal,
  type CsvSeparator,
  type CsvTrouble,
  csvLimits,
  openCsv,
} from './formats/csv/csv-file.ts';
export { amountInCsv, type CsvDays, daysOfColumn, degreesInCsv } from './formats/csv/csv-values.ts';
export { type CsvEncoding, type DecodedCsv, decodeCsv } from './formats/csv/decode-csv.ts';
export { writeCsv } from './formats/csv/write-csv.ts';
export {
  formatDate,
  formatDateTime,
  formatDay,
  type Instant,
} from './formats/dates.ts';
export { hundredthsOf, percentOfWhole, shareOfCents } from './formats/exact.ts';
export { type FarAmount, farAmount } from './formats/far-amounts.ts';
export {
  dayOfWeekOf,
  daysAfter,
  instantAt,
  type LocalTime,
  localTimeIn,
  secondsOfTime,
  timeOfSeconds,
  zoneNameAt,
} from './formats/local-time.ts';
export { formatMoney } from './formats/money.ts';
export { isNameText, NAME_FORM } from './formats/name-text.ts';
export {
  inBusinessDay,
  isOpenAt,
  type OpenCalendar,
  spanRunningAt,
  spansBeginningOn,
  specialSpans,
} from './formats/open-calendar.ts';
export { plainMessage } from './formats/plain-message.ts';
export { spelled } from './formats/spelled.ts';
export { type StoreNow, storeNow } from './formats/store-now.ts';
export { DAY_SECONDS, endOffsetFrom, type WeekMoment } from './formats/week-hours.ts';
export { cutAtCharacter } from './formats/whole-characters.ts';
export { adjustedCents, type PriceStepBy, ROUNDINGS, type Rounding } from './menus/adjusting/adjusted-price.ts';
export { type Availability, newAvailability } from './menus/availability/availability.ts';
export type { Sellable } from './menus/availability/availability-of.ts';
export {
  type AvailabilityCode,
  type Circumstances,
  isWithinLimits,
  type Reason,
} from './menus/availability/availability-reasons.ts';
export { ANY_TIME, type ChannelSale, channelSale, lastingReasons } from './menus/availability/channel-sale.ts';
export type { Cleaned } from './menus/clean-up/clean-menu.ts';
export type { Deletable } from './menus/clean-up/delete-entities.ts';
export { deleteEntities } from './menus/clean-up/delete-entities.ts';
export { type BulkCopies, withBulkCopies } from './menus/copying/bulk-copies.ts';
export { type ClipKind, clipOf, type MenuClip } from './menus/copying/menu-clip.ts';
export { type Moved, type MoveGoal, moveCategories } from './menus/copying/move-categories.ts';
export { ONE_PRICE, type OptionAnswers, type OptionQuestion, optionQuestions } from './menus/copying/option-matches.ts';
export { type LeftOut, type PastePlace, pasteClip } from './menus/copying/paste-clip.ts';
export { type Margin, marginLeft, marginOf } from './menus/costs/margin.ts';
export { costIn, type SelectionCost, selectionCost } from './menus/costs/selection-cost.ts';
export { AMOUNTS, type Amount, type MenuOptions, PORTIONS, type Portion } from './menus/entities/amounts.ts';
export { type Category, newCategory } from './menus/entities/categories.ts';
export { type Department, newDepartment, sizeStyleOf } from './menus/entities/departments.ts';
export {
  ALLERGEN_NAMES,
  ALLERGENS,
  type Allergen,
  DIET_NAMES,
  DIETS,
  NUTRIENTS,
  type Nutrient,
} from './menus/entities/dietary.ts';
export {
  type CategorySettings,
  type Inclusions,
  type ItemSettings,
  newCategorySettings,
  newInclusions,
  newItemSettings,
} from './menus/entities/inclusions.ts';
export { type Info, MOST_PLU_DIGITS, newInfo, type Status } from './menus/entities/info.ts';
export { type Choice, type ItemGroup, isOnlyNumbered, newChoice, newItemGroup } from './menus/entities/item-groups.ts';
export { type MenuItem, newItem } from './menus/entities/items.ts';
export { type Kps, newKitchenPrinting, newKps } from './menus/entities/kitchen.ts';
export { type MenuMessage, type MenuRequirement, newMessage, newRequirement } from './menus/entities/messages.ts';
export {
  type AdditionPrice,
  type ModifierCategory,
  type ModifierItem,
  type ModifierPricing,
  newModifierCategory,
  newModifierItem,
  newModifierPricing,
} from './menus/entities/modifiers.ts';
export {
  type FeaturedItem,
  MAX_FEATURED_ITEMS,
  newOnlineCategory,
  type OnlineCategory,
} from './menus/entities/online-categories.ts';
export { newPluNumbers, type PluKind, type PluNumbers } from './menus/entities/plu-numbers.ts';
export {
  BASE,
  type ItemPricing,
  newItemPricing,
  type SizePrice,
  type StyleUpcharge,
  sizePrices,
} from './menus/entities/pricing-entries.ts';
export {
  type Channel,
  defaultSchemeOf,
  isSchemeInUse,
  newPricingScheme,
  ORDER_CHANNELS,
  type PricingScheme,
} from './menus/entities/pricing-schemes.ts';
export {
  newStyle,
  newStyleOption,
  OPTION_ABBREVIATION_LENGTH,
  STYLE_NAME_LENGTH,
  type Style,
  type StyleOption,
  type UsedStyle,
  wholeStyle,
} from './menus/entities/styles.ts';
export {
  type Suggested,
  type Suggestions,
  suggestedInOrder,
  type UsedRequirement,
  withSuggested,
  withSuggestedMoved,
} from './menus/entities/suggestions.ts';
export { newTaxStructure, type TaxStructure } from './menus/entities/taxes.ts';
export { farPrices } from './menus/findings/far-prices.ts';
export {
  isAskedBeforePublishing,
  isMenuFindingKind,
  type MenuFindingKind,
  mendingPlace,
} from './menus/findings/menu-finding.ts';
export { broughtSince } from './menus/findings/over-findings.ts';
export { touchedFindings } from './menus/findings/touched-findings.ts';
export { withAllFound, withFound } from './menus/guest-page/found-again.ts';
export {
  type GuestChannel,
  type GuestList,
  guestPage,
  type LostCategory,
  lostCategories,
  type PageSection,
  withKioskCategories,
  withoutKioskCategories,
} from './menus/guest-page/guest-page.ts';
export { importedOnto } from './menus/import/import-onto.ts';
export { type CreatedKind, type ImportedMenu, readPizzaChainMenu } from './menus/import/pizza-chain.ts';
export { type ImportRefusal, type RecognizedImport, recognizeImport } from './menus/import/recognize.ts';
export type { ImportProblem, Unmapped } from './menus/import/unmapped.ts';
export {
  BUTTON_TYPES,
  type ButtonType,
  type ButtonTypeInfo,
  ITEM_SEARCHES,
  type LayoutButton,
  SPECIAL_FUNCTIONS,
  TEXT_FONTS,
  TEXT_STYLES,
} from './menus/layout/button.ts';
export { type LayoutFill, layoutFill } from './menus/layout/fill.ts';
export { generateLayout } from './menus/layout/generate-layout.ts';
export { type LayoutGaps, layoutGaps } from './menus/layout/layout-gaps.ts';
export { tabLinks, tabsLeadingTo } from './menus/layout/links.ts';
export { cutButtonText, newButton, newButtonStyle, newItemInfo, newTypeInfo } from './menus/layout/new-button.ts';
export { filledWith, movedButton, movedTogether, nextFit } from './menus/layout/place-edits.ts';
export {
  BUTTON_SIZES,
  coveredCells,
  fitsAt,
  type LayoutGrid,
  pagesOf,
  placesOf,
  spanOf,
  withoutPlaces,
} from './menus/layout/places.ts';
export { coveredButtons, type Regridded, regridded, withCoveredMoved } from './menus/layout/regrid.ts';
export {
  BUTTON_CORNERS,
  type ButtonCorner,
  type ResizedButton,
  resizedButton,
  withResized,
} from './menus/layout/resize.ts';
export { IMAGE_SIZES, type LayoutTab, MOST_GRID_LINES, newTab } from './menus/layout/tab.ts';
export { offFirstPage, type Terminal, terminalsOf } from './menus/layout/terminals.ts';
export { type MenuBlob, menuBlobSchema, newMenuBlob } from './menus/menu-blob.ts';
export { categoriesById, departmentsById, itemsById, modifiersById } from './menus/menu-index.ts';
export { menuKind } from './menus/menu-kind.ts';
export type { MenuRecord } from './menus/menu-record.ts';
export { menuOverrideRights, menuRights } from './menus/menu-rights.ts';
export { newItemIn } from './menus/new-item-in.ts';
export { newApplying } from './menus/offers/applying.ts';
export { applyOffers, offersInOrder } from './menus/offers/evaluation/apply-offers.ts';
export type {
  AppliedOffer,
  Asking,
  CartLine,
  CashierValue,
  Discount,
  OfferedLine,
  OfferedOrder,
  OfferRefusal,
  OrderContext,
  OrderDiscount,
  RefusedOffer,
} from './menus/offers/evaluation/order.ts';
export { type Exclusion, excluding, exclusionOf, isAutomatic } from './menus/offers/evaluation/valid-together.ts';
export { hoursOn, isOver, type RunningHours, runsAt } from './menus/offers/hours-on.ts';
export { newOfferInfo } from './menus/offers/info.ts';
export { EXTENDED_SWATCHES, LABEL_COLORS, labelColor } from './menus/offers/label-colors.ts';
export { newOffer, type Offer, offerSchema } from './menus/offers/offer.ts';
export { orderTax } from './menus/offers/proof/carts/order-tax.ts';
export { ringUp } from './menus/offers/proof/carts/ring-up.ts';
export { type OfferExample, offerExamples } from './menus/offers/proof/offer-examples.ts';
export type {
  ApartCode,
  DeadCode,
  Finding,
  Meeting,
  ProofNews,
  ProofQuestion,
  SampleOrder,
  SuspiciousCode,
  Witness,
  WorstCase,
  WorstKind,
} from './menus/offers/proof/proof.ts';
export { proveOffers } from './menus/offers/proof/prove-offers.ts';
export {
  type AnswersOf,
  type OfferAnswers,
  type StarterKind,
  type StarterPart,
  starterKinds,
  unansweredIn,
} from './menus/offers/starters/offer-answers.ts';
export { beginsActive, startOffer } from './menus/offers/starters/start-offer.ts';
export { newValidity, type Validity } from './menus/offers/validity.ts';
export { newOfferValue, newSchemeValue, type OfferValue, type SchemeValue } from './menus/offers/value.ts';
export { valueTypesOf } from './menus/offers/value-entries.ts';
export { countPricesOf, lacksPrice, withAddedOption, withoutPricesOf, withPricesLike } from './menus/option-prices.ts';
export { nextPlu, type PluConflict, renumbered } from './menus/plu.ts';
export { additionFor } from './menus/pricing/addition-price.ts';
export { includedModifiers, isAddable } from './menus/pricing/included-modifiers.ts';
export type { ShownPrice } from './menus/pricing/lowest-price.ts';
export { modifierLabel } from './menus/pricing/modifier-label.ts';
export { priceSelection, usualItemPrice } from './menus/pricing/price-selection.ts';
export {
  type SchemeCount,
  schemeCounts,
  withCopiedPrices,
  withDefaultScheme,
  withUsualPrices,
} from './menus/pricing/scheme-edits.ts';
export { entryFor } from './menus/pricing/scheme-entry.ts';
export { type OrderKind, schemeOfOrder } from './menus/pricing/scheme-of-order.ts';
export type {
  AloneSelection,
  ChosenModifier,
  ItemSelection,
  Price,
  PriceLine,
  PriceProblem,
  SaleContext,
  Selection,
} from './menus/pricing/selection.ts';
export { usualModifierPrices } from './menus/pricing/usual-modifier-price.ts';
export { type Variant, variantName, variantOf, variantsOf } from './menus/pricing/variants.ts';
export { createReplay, type LostReason, type ReplayedLine, type SoldLine } from './menus/replay/replay.ts';
export { type DeviceUses, usesOfDevice } from './menus/uses/device-uses.ts';
export { type KitchenChannel, type KitchenDevice, kitchenUse, withDevice } from './menus/uses/kitchen-uses.ts';
export type { OrderTax } from './menus/uses/order-taxes.ts';
export { type LikelyTax, likelyTaxes, type TaxRemark, taxRemarks } from './menus/uses/tax-check.ts';
export { type ItemTax, itemTaxes, taxOn, taxRateOf } from './menus/uses/taxed-items.ts';
export { type Use, usesById, whereUsed } from './menus/uses/where-used.ts';
export { changedPrices } from './notifications/changed-prices.ts';
export {
  concernsCompanyWide,
  grantedFor,
  indexPlaces,
  isConcernedAt,
  isOnCompany,
  type NotifiedPerson,
  type PlaceIndex,
} from './notifications/concerned-places.ts';
export type { NotificationFacts, PublishFacts } from './notifications/notification-facts.ts';
export {
  audienceRights,
  CERTIFICATION_REMINDER_DAYS,
  MANY_PRICES,
  NOTIFICATION_DAYS,
  NOTIFICATION_GROUPS,
  NOTIFICATION_KINDS,
  type NotificationAudience,
  type NotificationGroup,
  type NotificationKind,
  type NotificationWays,
  notificationKinds,
  type RightsAudience,
  SILENT_STORE_MINUTES,
} from './notifications/notification-kinds.ts';
export {
  defaultPreferences,
  digestTime,
  mailTime,
  type NotificationPreferences,
  shownKinds,
} from './notifications/notification-preferences.ts';
export { isSilentInOpeningHours } from './notifications/silent-store.ts';
export { itemsOut, itemsTouched } from './out-of-stock/out-on-menu.ts';
export { soldThousandths } from './out-of-stock/sold-of.ts';
export { isOut, type StockEntry, stockEntrySchema } from './out-of-stock/stock-entry.ts';
export {
  backAt,
  backDates,
  MOST_COUNTED,
  type StockLength,
  type StockMoment,
  stockLengthSchema,
} from './out-of-stock/stock-length.ts';
export {
  STOCK_KINDS,
  type StockKind,
  type StockThing,
  stockKey,
  stockThingSchema,
} from './out-of-stock/stock-thing.ts';
export { type AppliedChanges, applyChanges } from './overrides/apply/apply.ts';
export { invert } from './overrides/apply/invert.ts';
export {
  CHANGE_KINDS,
  type Change,
  type ChangeKind,
  type EntityStep,
  type Identifiers,
  isChanges,
  type Json,
  type JsonObject,
  type Path,
  type Step,
} from './overrides/change.ts';
export type { ChangeTrackerCode } from './overrides/change-tracker-error.ts';
export { diff } from './overrides/diff/diff.ts';
export { identify } from './overrides/identity.ts';
export { asJsonObject, isJsonObject, isList, isObject, sameJson } from './overrides/json.ts';
export { effectiveDocument } from './overrides/layers/effective-document.ts';
export {
  type ChangeProvenance,
  type ExplainedLayer,
  type ExplainLayer,
  type ExplainLevel,
  type Explanation,
  explain,
  type Provenance,
} from './overrides/layers/explain.ts';
export { type OverrideChange, overrideChanges } from './overrides/layers/override-changes.ts';
export { findByPath, isWithin, pathKey, samePath, stepKey } from './overrides/path.ts';
export { type Clash, placeDecided } from './overrides/rebase/clash.ts';
export { type Rebased, rebase } from './overrides/rebase/rebase.ts';
export { resolveClashes, type Side } from './overrides/rebase/resolve-clashes.ts';
export { squash } from './overrides/rebase/squash.ts';
export {
  emailMinimumLength,
  type PasswordPolicy,
  type PasswordProblem,
  passwordMaximumLength,
  passwordPolicies,
  passwordProblemCodes,
  passwordProblems,
  passwordProfiles,
  passwordsRemembered,
} from './passwords/password-rules.ts';
export { LISTED_PUBLICATIONS } from './publishing/constants.ts';
export { type ContactState, contactState } from './publishing/contact-state.ts';
export {
  type LocationMarks,
  latestCompleted,
  locationMarks,
  type SyncState,
  type SyncStatus,
  type SyncWorkflow,
} from './publishing/location-marks.ts';
export { type LocationState, locationState } from './publishing/location-state.ts';
export {
  DEFAULT_STRATEGY,
  type PublishLocation,
  type PublishStrategy,
  type PublishWave,
  planWaves,
} from './publishing/plan-waves.ts';
export {
  mayPublishAt,
  type PublishableKind,
  type PublishWorkflow,
  publishRights,
  workflowKinds,
} from './publishing/publish-rights.ts';
export { type Concern, concernOf } from './publishing/rollout/concern.ts';
export {
  hasEnded,
  NEW_ROLLOUT,
  type Rollout,
  type RolloutCommand,
  type RolloutEvent,
  type RolloutLocation,
  type RolloutStep,
  type RolloutWave,
} from './publishing/rollout/rollout.ts';
export { step } from './publishing/rollout/step.ts';
export {
  hasUnpublishedChanges,
  type LocationSync,
  locationHasChanges,
  type SyncInfo,
  type SyncVersion,
} from './publishing/sync-info.ts';
export { type OvertimeRules, type PaidWork, payWeek, type Shift } from './punches/pay-week.ts';
export { type Punch, punchSchema } from './punches/punch.ts';
export { PUNCH_MARKS, type PunchMark, punchMarksOf } from './punches/punch-marks.ts';
export { WAGE_SUMS, WORK_DIMENSIONS, WORK_SUMS, type WorkSum } from './punches/work-sums.ts';
export { type PauseRules, type WorkedTime, workedTime } from './punches/worked-time.ts';
export {
  filledPush,
  MOST_ORDER_DAYS,
  PUSH_LIMITS,
  PUSH_PLACEHOLDERS,
  type PushAudience,
  type PushContent,
  type PushLink,
  type PushProblem,
  type PushTime,
  pushContentSchema,
  pushProblems,
} from './push/push-message.ts';
export { isQuietTime, type PushMoment, pushMomentAt, quietFrom } from './push/quiet-hours.ts';
export type { ReferenceKind } from './references/references.ts';
export { DELIVERY_TIMES, type DeliveryTime } from './sales/delivery-sales.ts';
export { type DepartmentSales, taxByDepartment } from './sales/department-taxes.ts';
export {
  type Days,
  periodDays,
  REPORT_COMPARISONS,
  REPORT_PERIODS,
  type ReportComparison,
  type ReportPeriod,
} from './sales/report-days.ts';
export {
  REPORT_IDS,
  type ReportAddress,
  type ReportFilters,
  type ReportId,
  readReportFilters,
} from './sales/report-filters.ts';
export {
  type MailTime,
  nextReportMail,
  REPORT_MAIL_STATES,
  type ReportMailState,
} from './sales/report-mails.ts';
export { isAtPlace, placeOfTag } from './sales/report-places.ts';
export {
  NAMED_DIMENSIONS,
  SALES_DIMENSIONS,
  SALES_ROLLUPS,
  SALES_SUMS,
  type SalesCell,
  type SalesDimension,
  type SalesRollup,
  type SalesSum,
  type SalesSums,
  STORE_DIMENSIONS,
  salesRollups,
} from './sales/rollups.ts';
export {
  DAY_HOURS,
  type PastHour,
  pastHours,
  placeInDay,
  SALES_SETTLE_MILLIS,
  type SalesHour,
  salesHourAt,
} from './sales/sales-hours.ts';
export { distanceOf, SILENT_SALES_HOURS, type SoldSoFar, soldNothingLately } from './sales/sales-today.ts';
export { type SalesName, salesNamesOf, salesOf } from './sales/ticket-sales.ts';
export {
  type HoursSold,
  judgeSales,
  SALES_SIGNALS,
  type SalesJudgement,
  type SalesSignal,
  type UnusualSales,
} from './sales/unusual-sales.ts';
export { WHOLE_COMPANY } from './sales/whole-company.ts';
export {
  type CashDrawer,
  type CashSafe,
  type CashTransfer,
  MAIN_SAFE,
  newCashDrawer,
  newCashSafe,
  newCashTransfer,
} from './settings/cash-drawers/cash-drawers.ts';
export { assignDrawer, removeCashPlace } from './settings/cash-drawers/cash-edits.ts';
export type { CashReason } from './settings/cash-drawers/cash-management.ts';
export {
  type CreditAndGift,
  EMV_TIP_TYPES,
  withCashDiscount,
  withSurcharge,
} from './settings/credit-and-gift/credit-and-gift.ts';
export { type AddressLines, readAddressLines } from './settings/delivery/address-lines.ts';
export { CHARGE_MODES, type DeliverySettings } from './settings/delivery/delivery-settings.ts';
export {
  createDeliveryTester,
  type DeliveryAnswer,
  type DeliveryVerdict,
  type NextZone,
  nextZoneOf,
  type TestedAddress,
  type ZoneMove,
  zoneMoves,
} from './settings/delivery/delivery-test.ts';
export { type InvalidAddress, invalidAddressText, newInvalidAddress } from './settings/delivery/invalid-addresses.ts';
export {
  type DeliveryZone,
  freeZoneColor,
  newDeliveryZone,
  removedZone,
  ZONE_COLORS,
} from './settings/delivery/zones/delivery-zone.ts';
export { isOtherMapFormat, readZoneFile, type ZoneFile, zoneFileOf } from './settings/delivery/zones/zone-geojson.ts';
export { boxAround, ringOf, shapeContains, squareMetersOf } from './settings/delivery/zones/zone-geometry.ts';
export { type PlannedZone, planZoneImport, withImportedZones } from './settings/delivery/zones/zone-import.ts';
export { findZoneRelations, type ZoneFinding } from './settings/delivery/zones/zone-relations.ts';
export { fieldsOfShape, readMeters, shapeOf } from './settings/delivery/zones/zone-shape.ts';
export { createLocationZones } from './settings/delivery/zones/zones-of-locations.ts';
export {
  type ColorPair,
  contrastRatio,
  readableOn,
  readColor,
  SHAPE_CONTRAST,
  shownRatio,
  TEXT_CONTRAST,
} from './settings/fields/colors.ts';
export {
  decimalText,
  metersBetween,
  metersOf,
  milesOf,
  pathText,
  pointText,
  readPath,
  readPoint,
} from './settings/fields/geo-point.ts';
export { freeName } from './settings/fields/named-rows.ts';
export {
  isSecretPath,
  type PaymentAccountName,
  type SecretReference,
  secretPaths,
  secretReferenceSchema,
} from './settings/fields/secret-reference.ts';
export type { SettingsSection } from './settings/fields/settings-section.ts';
export { type ReadTime, readTimeEntry, type TimeEntry } from './settings/fields/time-entry.ts';
export { toggleDay, WEEK_DAYS, type WeekWindow } from './settings/fields/week-window.ts';
export {
  type DayHours,
  HOURS_SETS,
  type Hours,
  type HoursSet,
  type HoursSetName,
  hoursSection,
  newDayHours,
  newHours,
  newSpecialHours,
  type SpecialHours,
} from './settings/hours/hours.ts';
export { type NamedHours, namedHoursOf } from './settings/hours/named-hours.ts';
export { openSpanAt, spansOn } from './settings/hours/open-at.ts';
export { addSpecialHours, sourceOfSet } from './settings/hours/resolve-hours.ts';
export { type KioskDesign, TILE_SHAPES, TILE_SIZES } from './settings/kiosk-design/kiosk-design.ts';
export {
  type DrawnBox,
  KIOSK_INCHES,
  type KioskInches,
  LEAST_TOUCH_MM,
  type TouchSize,
  touchSize,
} from './settings/kiosk-design/touch-targets.ts';
export { type LocationSettings, locationSettingsSchema } from './settings/location-settings.ts';
export { locationSettingsKind, newLocationSettings } from './settings/location-settings-kind.ts';
export {
  keepsPoints,
  LOYALTY_PROGRAMS,
  type LoyaltyProgram,
  usesLoyaltyService,
} from './settings/marketing/loyalty.ts';
export {
  type CustomerGroup,
  type Marketing,
  newCustomerGroup,
  SOCIAL_URLS,
  USER_DEFINED_FIELDS,
} from './settings/marketing/marketing.ts';
export {
  defaultOfPlaces,
  PLACE_LISTS,
  type PlaceList,
  placeProblem,
  removePlace,
} from './settings/marketing/place-lists.ts';
export {
  newPointBonus,
  POINT_BONUS_TYPES,
  type PointBonus,
  withMenuOfBonus,
} from './settings/marketing/point-bonuses.ts';
export { menuContextOf, type SettingsNames, settingsNamesOf } from './settings/menu-context.ts';
export { type MobileApp, mobileAppSection } from './settings/mobile-app/mobile-app.ts';
export {
  movedSecretProblems,
  movedSecrets,
  SECRET_MOVED,
  secretAddresses,
  withoutMovedSecrets,
} from './settings/moved-secrets.ts';
export { type CssProblem, cssProblems, scopedCss } from './settings/online-design/custom-css.ts';
export { shopColors, shopFonts } from './settings/online-design/online-design.ts';
export {
  BUTTON_STYLES,
  DESIGN_STYLES,
  EMAIL_TEMPLATES,
  HEADER_LINES,
  ITEM_BEHAVIORS,
  ITEM_ORIENTATIONS,
  MODIFIER_LAYOUTS,
  type OnlineDesign,
  type OnlineLink,
  THUMBNAIL_SIZES,
} from './settings/online-design/online-design-schema.ts';
export {
  FONT_PIXELS,
  FONT_SIZES,
  fontFamily,
  ONLINE_FONTS,
  type OnlineFont,
} from './settings/online-design/online-fonts.ts';
export {
  type CustomPalette,
  chosenPalette,
  DEFAULT_PALETTES,
  findPalette,
  PALETTE_COLORS,
} from './settings/online-design/online-palettes.ts';
export {
  type DeferredOrders,
  type LeadUnit,
  leadSeconds,
  shownLead,
} from './settings/online-ordering/deferred-orders.ts';
export { type BlockedTime, newBlockedTime } from './settings/online-ordering/online-access.ts';
export { addDayPart, removeDayPart } from './settings/order-types/day-parts.ts';
export type { OrderType, OrderTypeSettings } from './settings/order-types/order-type.ts';
export {
  type OrderTypeFlag,
  setFlag,
  setName,
  setSetting,
  shownName,
} from './settings/order-types/order-type-rules.ts';
export {
  DELIVERY,
  isInHouse,
  ORDER_TYPE_IDS,
  orderTypeName,
  PICK_UP,
  TO_GO,
} from './settings/order-types/order-type-table.ts';
export type { OrderTypes } from './settings/order-types/order-types.ts';
export type { OrderTypePromiseTime, PromiseTimes } from './settings/order-types/promise-times.ts';
export { newPaidInOutAccount, type PaidInOutAccount } from './settings/payments/paid-in-out-accounts.ts';
export { type Credentials, missingFields, withAddress } from './settings/payments/payment-accounts.ts';
export {
  type AccountField,
  GIFT_PROCESSORS,
  type GiftProcessor,
  leastPosVersion,
  merchantCreditProcessors,
  PAYMENT_PROCESSORS,
  processorFields,
} from './settings/payments/payment-processors.ts';
export { newTenderType, type TenderType } from './settings/payments/tender-type.ts';
export { newPosColor, type PosColor, type PosDesign, TICKET_ENDS } from './settings/pos-design/pos-design.ts';
export {
  builtInTheme,
  clonePosTheme,
  freeThemeName,
  LIGHT_THEME,
  leastContrast,
  newPosTheme,
  type PosTheme,
  THEME_PARTS,
  type ThemePart,
  themePair,
} from './settings/pos-design/pos-themes.ts';
export {
  ALIGNMENTS,
  DIVIDERS,
  MODIFIER_STYLES,
  PARTS_OF,
  type PrintTemplate,
  printTemplateSchema,
  type SlipPart,
  standardTemplate,
  TEMPLATE_NAMES,
  TEXT_SIZES,
  type TemplateName,
  type TemplatePart,
  type TextSize,
} from './settings/printer-options/print-templates.ts';
export { RECEIPT_TIMES } from './settings/printer-options/printing.ts';
export {
  PAPER_OF_CHANNEL,
  type PrintingRouting,
  ROUTE_CHANNELS,
  type RouteChannel,
} from './settings/printer-options/printing-routing.ts';
export { type RoutePlace, withRoute, withRoutes } from './settings/printer-options/routing-edits.ts';
export {
  removeDisplayOfSettings,
  removePrinter,
  routesOfDisplay,
  setPrinterType,
  usesOfPrinter,
} from './settings/printers/device-edits.ts';
export { DISPLAY_KINDS, type Display, newDisplay } from './settings/printers/displays.ts';
export {
  BAUD_RATES,
  CHARACTERS_OF_PAPER,
  CONNECTIONS,
  DEFAULT_PRINTER,
  newPrinter,
  PAPER_WIDTHS,
  type PaperWidth,
  PRINTER_TYPES,
  type Printer,
  type PrinterType,
} from './settings/printers/printers.ts';
export { settingsImagePlace } from './settings/settings-images.ts';
export { anySettingsRight } from './settings/settings-rights.ts';
export { namedSections, standInSections } from './settings/stand-ins.ts';
export { removeStation, usesOfStation } from './settings/stations/station-edits.ts';
export { newStation, SPECIAL_STATIONS, STATION_KINDS, type Station } from './settings/stations/stations.ts';
export {
  type BarSettings,
  type HappyHour,
  newHappyHour,
  PRE_AUTH_MODES,
  TAB_NAMES,
} from './settings/table-and-bar/bar-settings.ts';
export {
  CHECK_SPLITS,
  type Course,
  type DiningTable,
  GUEST_COUNT_PROMPTS,
  newCourse,
  newDiningTable,
  newTableSection,
  removeTableSection,
  type TableSection,
  type TableSettings,
  TRANSFER_RIGHTS,
} from './settings/table-and-bar/table-settings.ts';
export { columnsOf, renderSlip, type SlipLine } from './slips/render-slip.ts';
export type { SlipItem, SlipOrder, SlipWords } from './slips/slip-order.ts';
export {
  isTimeZone,
  type LocationEntry,
  locationProblems,
  maximumNameLength,
  maximumTags,
  nameProblems,
  type TenantProblem,
  type TenantProblemCode,
} from './tenants/tenant-problems.ts';
export { addressLine, readAddressLine, type UsAddress } from './tenants/us-address.ts';
export { holdsCardNumber } from './tickets/card-numbers.ts';
export { type CustomerKeys, customerKeys, withoutCustomer } from './tickets/customers.ts';
export {
  type ChangedRate,
  changedRates,
  createTaxReplay,
  type ReplayedPrices,
  type ReplayedTaxes,
} from './tickets/replay-taxes.ts';
export { keptFrom, leastPunchMonths, leastTicketMonths, mostKeptMonths } from './tickets/retention.ts';
export { type ComputedPrice, computedPrices, soldLine } from './tickets/sold-line.ts';
export { TICKET_STATES, type Ticket, type TicketLine, type TicketState, ticketSchema } from './tickets/ticket.ts';
export {
  marksOf,
  mostDaysFromOpening,
  TICKET_MARKS,
  type TicketMark,
  type TicketMarkKind,
  type UnknownThing,
} from './tickets/ticket-marks.ts';
export { searchWords, type TicketWords, ticketWords } from './tickets/ticket-words.ts';
export {
  type KnownThings,
  type MenuIds,
  menuIdsOf,
  mostUnknownThings,
  unknownThings,
} from './tickets/unknown-things.ts';
