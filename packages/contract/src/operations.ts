import { addressesOperations } from './addresses/addresses-contract.ts';
import { analyticsOperations } from './analytics/analytics-contract.ts';
import { auditOperations } from './audit/audit-contract.ts';
import { companiesOperations } from './companies/companies-contract.ts';
import { configurationOperations } from './configuration/configuration-contract.ts';
import { consoleOperations } from './console/console-contract.ts';
import { debugOperations } from './debug/debug-contract.ts';
import { usersOperations } from './employees/employees-contract.ts';
import { staffOperations } from './employees/staff-contract.ts';
import { grantsOperations } from './grants/grants-contract.ts';
import { imagesOperations } from './images/images-contract.ts';
import { aggregatorsOperations } from './integrations/aggregators-contract.ts';
import { cardsOperations } from './integrations/cards-contract.ts';
import { laborOperations } from './integrations/labor-contract.ts';
import { licensingOperations } from './licensing/licensing-contract.ts';
import { menusOperations } from './menus/menus-contract.ts';
import { mobileAppOperations } from './mobile-app/mobile-app-contract.ts';
import { newsOperations } from './news/news-contract.ts';
import { notificationsOperations } from './notifications/notifications-contract.ts';
import { outOfStockOperations } from './out-of-stock/out-of-stock-contract.ts';
import { passwordsOperations } from './passwords/passwords-contract.ts';
import { preferencesOperations } from './preferences/preferences-contract.ts';
import { publishingOperations } from './publishing/publishing-contract.ts';
import { punchesOperations } from './punches/punches-contract.ts';
import { pushOperations } from './push/push-contract.ts';
import { retentionOperations } from './retention/retention-contract.ts';
import { rolesOperations } from './roles/roles-contract.ts';
import { secretsOperations } from './secrets/secrets-contract.ts';
import { sessionsOperations } from './sessions/sessions-contract.ts';
import { employmentOperations, settingsOperations } from './settings/settings-contract.ts';
import { settingsCopiesOperations } from './settings/settings-copies-contract.ts';
import { settingsResetsOperations } from './settings/settings-resets-contract.ts';
import { tenantsOperations } from './tenants/tenants-contract.ts';
import { terminalsOperations } from './terminals/terminals-contract.ts';
import { reportViewsOperations } from './tickets/report-views-contract.ts';
import { salesOperations } from './tickets/sales-contract.ts';
import { ticketsOperations } from './tickets/tickets-contract.ts';

/** Every call of the product, by operation id. */
export const operations = {
  ...sessionsOperations,
  ...passwordsOperations,
  ...debugOperations,
  ...companiesOperations,
  ...tenantsOperations,
  ...licensingOperations,
  ...addressesOperations,
  ...aggregatorsOperations,
  ...cardsOperations,
  ...laborOperations,
  ...preferencesOperations,
  ...rolesOperations,
  ...grantsOperations,
  ...newsOperations,
  ...notificationsOperations,
  ...auditOperations,
  ...consoleOperations,
  ...configurationOperations,
  ...settingsOperations,
  ...settingsCopiesOperations,
  ...settingsResetsOperations,
  ...secretsOperations,
  ...employmentOperations,
  ...menusOperations,
  ...imagesOperations,
  ...publishingOperations,
  ...terminalsOperations,
  ...ticketsOperations,
  ...punchesOperations,
  ...outOfStockOperations,
  ...salesOperations,
  ...reportViewsOperations,
  ...analyticsOperations,
  ...pushOperations,
  ...retentionOperations,
  ...mobileAppOperations,
  ...usersOperations,
  ...staffOperations,
};

export type Operations = typeof operations;
export type OperationId = keyof Operations;
