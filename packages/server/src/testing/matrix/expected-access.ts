import { type OperationId, type OperationShape, operations } from '@servery/contract';
import { roleSets } from '../test-server.ts';
import { askedRights } from './asked-rights.ts';
import type { ObjectKind, Principal } from './matrix-parts.ts';

/** Sub-objects that the matrix leaves absent on purpose: behind the guard these answer 404 on their own. */
export const absentInside = new Set<OperationId>([
  'deleteCredential',
  'getImage',
  'renameImage',
  'deleteImage',
  'getTerminalImage',
  'getGroup',
  'getMenuTemplate',
  'getSettingsOverride',
  'employmentWorkflowStatus',
  'rescheduleEmploymentSync',
  'holdEmploymentSync',
  'resumeEmploymentSync',
  'getUser',
  'deactivateUser',
  'reactivateUser',
  'inviteUser',
  'actAs',
  'endOwnSession',
  'getRole',
  'deleteRole',
  'cloneRole',
  'getDefaultRole',
  'getGrants',
  'explainPermission',
  'getTicket',
  'priceTicket',
  'countCustomer',
  'forgetCustomer',
  'deleteReportView',
  'mailReportView',
  'getPushNotification',
  'editPushNotification',
  'deletePushNotification',
  'schedulePushNotification',
  'sendPushNotification',
  'stopPushNotification',
]);
/** Operations without any object: everyone signed in gets their own. */
const objectless = new Set<OperationId>([
  'getSettingsTemplate',
  'getPrintingTemplate',
  'getEmploymentTemplate',
  'listMenuTemplates',
  'getMenuTemplate',
  'listDefaultRoles',
  'getDefaultRole',
  'listCompanies',
  'listBrands',
  'createCompany',
  'editCompany',
  'getLaborEndpoints',
  'searchTickets',
  'countTickets',
  'exportTickets',
  'ticketsIndexInfo',
  'getRetention',
  'putRetention',
  'listOutOfStock',
  'takeOutOfStock',
  'putBackInStock',
  'undoOutOfStock',
  'readSales',
  'readSalesToday',
  'readSalesSincePublish',
  'readWork',
  'listPunches',
  'listSoldItems',
  'listReportViews',
  'saveReportView',
  'changeReportView',
  'deleteReportView',
  'mailReportView',
  'readDeliveryTimes',
  'listDrivenZones',
  'analyticsSettings',
  'analyticsToken',
  'analyticsSignIn',
  'analyticsSignOut',
  'enterAnalytics',
  'listDashboards',
  'listPushNotifications',
  'getPushNotification',
  'createPushNotification',
  'editPushNotification',
  'deletePushNotification',
  'schedulePushNotification',
  'sendPushNotification',
  'stopPushNotification',
  'testPushNotification',
  'pushAudience',
  'listPushLinks',
]);
/** Questions about a location that the person may not see answer as if it were not there. */
const hidesSiblings = new Set<OperationId>(['explainValue', 'listKeptSince']);
const skipped = new Set<OperationId>(['login', 'logout', 'endOtherSessions']);

export const matrixIds = Object.keys(operations)
  .filter(isOperation)
  .filter((id) => !skipped.has(id));

function isOperation(id: string): id is OperationId {
  return id in operations;
}

export type Outcome = 'unauthenticated' | 'forbidden' | 'absent' | 'admitted';

export function expectedOf(id: OperationId, principal: Principal, object: ObjectKind): Outcome {
  if (object === 'sibling' && hidesSiblings.has(id) && (principal === 'manager' || principal === 'groupManager'))
    return 'absent';
  const asked = askedRights[id];
  if (asked === 'everyone') return 'admitted';
  if (asked === 'terminal') return principal === 'terminal' ? 'admitted' : 'unauthenticated';
  if (principal === 'anonymous') return 'unauthenticated';
  if (asked !== 'session' && asked.terminalToo === true && principal === 'terminal')
    return object === 'own' ? 'admitted' : 'absent';
  if (principal === 'terminal') return 'unauthenticated';
  if (asked === 'session')
    return id === 'getNews' && (object === 'other' || object === 'absent') ? 'absent' : 'admitted';
  if (asked.over === 'provider') return 'forbidden';
  if (!objectless.has(id) && (object === 'other' || object === 'absent')) return expectedAbroad(id, principal);
  return isCovered(id, principal, object) ? 'admitted' : 'forbidden';
}

/** Foreign ids in the path look absent; where they occur in the body, rights at home are asked for first. */
function expectedAbroad(id: OperationId, principal: Principal): Outcome {
  const shape: OperationShape = operations[id];
  const isInPath = /:(companyId|locationId)\b/.test(shape.path);
  const asked = askedRights[id];
  const isAskedOfCompany = typeof asked !== 'string' && asked.over === 'company';
  const isCoveredAtHome = isAskedOfCompany ? isCovered(id, principal, 'own') : isCoveredSomewhere(id, principal);
  return isInPath || isCoveredAtHome ? 'absent' : 'forbidden';
}

const held: Record<'reader' | 'manager' | 'groupManager' | 'admin', readonly string[]> = {
  ...roleSets,
  groupManager: roleSets.manager,
};

function isCoveredSomewhere(id: OperationId, principal: Principal): boolean {
  const asked = askedRights[id];
  if (typeof asked === 'string' || principal === 'anonymous' || principal === 'terminal') return false;
  const holdsAny = (codes: readonly string[]) => codes.some((permission) => held[principal].includes(permission));
  return (asked.oneOf === null || holdsAny(asked.oneOf)) && (asked.and === undefined || holdsAny(asked.and));
}

function isCovered(id: OperationId, principal: Principal, object: ObjectKind): boolean {
  const asked = askedRights[id];
  if (typeof asked === 'string' || !isCoveredSomewhere(id, principal)) return false;
  const isCompanyWide = principal === 'admin' || principal === 'reader';
  if (asked.over === 'company') return isCompanyWide;
  return asked.over === 'anywhere' || isCompanyWide || object === 'own';
}

export function outcomeOf(id: OperationId, status: number): Outcome {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  return status === 404 && !absentInside.has(id) ? 'absent' : 'admitted';
}
