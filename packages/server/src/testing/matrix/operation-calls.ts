import { type OperationId, type OperationShape, operations } from '@servery/contract';
import { gzipBody } from '../gzip-body.ts';
import type { Client } from '../test-server.ts';

/** The objects that calls are made about. */
export interface WorldIds {
  readonly company: string;
  readonly location: string;
  readonly menu: string;
  readonly execution: { readonly workflowId: string; readonly runId: string };
}

/** Bodies that carry ids of their own; every other body is left empty, so that an admitted call changes nothing. */
function bodyOf(id: OperationId, place: WorldIds): unknown {
  const locationIds = [place.location];
  const bodies: Partial<Record<OperationId, unknown>> = {
    // Another save came first: nothing changes.
    editTenant: { id: place.location, ver: 999_999, type: 'LOCATION', name: 'Nobody', timezone: 'UTC' },
    // It is not connected.
    setLaborIntegration: { tenantId: place.location, laborIntegration: false },
    assignMenu: { locationIds },
    startSync: { syncDateMillis: null, action: 'PUBLISH', locationIds },
    startEmploymentSync: { syncDateMillis: null, action: 'PUBLISH', locationIds },
    previewPublish: { locationIds, kinds: ['menu'] },
    mailPreflight: { locationIds, kinds: ['menu'] },
    replayPublish: { locationIds },
    syncWorkflowStatus: place.execution,
    employmentWorkflowStatus: { workflowId: 'pub_absent', runId: 'run_absent' },
    rescheduleSync: { rescheduleTime: 0, wfExec: place.execution },
    holdSync: place.execution,
    resumeSync: place.execution,
    rescheduleEmploymentSync: { rescheduleTime: 0, wfExec: { workflowId: 'pub_absent', runId: 'run_absent' } },
    holdEmploymentSync: { workflowId: 'pub_absent', runId: 'run_absent' },
    resumeEmploymentSync: { workflowId: 'pub_absent', runId: 'run_absent' },
    explainValue: { documentId: place.menu, tenantId: place.location, path: ['departments'] },
    noteEditing: { documentId: place.menu, isEditing: false },
    listOverridesBelow: { documentId: place.menu, path: [] },
    listOverriddenPlaces: { documentId: place.menu, paths: [[]] },
    saveNews: { companyId: place.company, articles: '[]', version: 999 },
    actAs: { readOnly: true },
    checkIn: { running: {} },
    acknowledge: { running: {} },
    reportTickets: { tickets: [] },
    forgetCustomer: { tickets: 0 },
    putRetention: { ticketMonths: null, punchMonths: null },
    reportPunches: { punches: [] },
    reportOutOfStock: { changes: [] },
    reportPushDevices: { devices: [] },
    reportPushOpened: { opened: [] },
  };
  return bodies[id] ?? emptyBodyOf(id);
}

/** A deletion asks for nothing more than its place: a name that is no text keeps it from happening. */
function emptyBodyOf(id: OperationId): unknown {
  return id === 'deleteTenant' || id === 'deleteCompany' ? { name: 1 } : {};
}

/** The objects of the path; a company in the path stays the own one for operations that name the object in the body. */
function urlOf(shape: OperationShape, place: WorldIds): string {
  const values: Record<string, string> = {
    companyId: place.company,
    locationId: place.location,
    menuId: place.menu,
    documentId: place.menu,
    credentialId: 'key_absent',
    // A location where a group is asked for: behind the guard there is no such group.
    groupId: place.location,
    overrideId: `set_${place.company}__${place.location}`,
    templateId: 'menu_absent',
    roleId: 'role_absent',
    userId: 'usr_absent',
    kind: 'menu',
    printerType: 'RECEIPT',
    templateName: 'customerReceipt',
    version: '1',
    v1: '1',
    v2: '1',
    ticketId: `${place.location}.absent`,
    rollup: 'hours',
  };
  const url = shape.path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? 'x');
  if (url.startsWith('/api/sales/')) return `${url}?from=2026-11-01&to=2026-11-30`;
  if (url === '/api/tma/' || url === '/api/buildMobileApp') return `${url}?accountId=${place.company}`;
  if (url === '/sisense/sso') return `${url}?return_to=/home`;
  if (url === '/jwt') return `${url}?jwt=none&return_to=/home`;
  if (url.endsWith('/clone')) return `${url}?name=Clone`;
  if (url.endsWith('/explain') && shape.method === 'GET') return `${url}?permission=DASHBOARD`;
  if (url.endsWith('/kept-since')) return `${url}?documentId=${place.menu}&tenantId=${place.location}`;
  return url.includes('/menu/history') ? `${url}?documentId=${place.menu}` : url;
}

/** Asks an operation about a place, as the client. */
export function callOperation(id: OperationId, client: Client, place: WorldIds) {
  return callWith(id, client, { place, body: bodyOf(id, place) });
}

/** The same with an empty body: the guard or the schema decides the outcome. */
export function callWithEmptyBody(id: OperationId, client: Client, place: WorldIds) {
  return callWith(id, client, { place, body: emptyBodyOf(id) });
}

interface OperationRequest {
  readonly place: WorldIds;
  readonly body: unknown;
}

function callWith(id: OperationId, client: Client, { place, body }: OperationRequest) {
  const shape: OperationShape = operations[id];
  const method = shape.method === 'DELETE' ? 'POST' : shape.method;
  if (shape.body === undefined) return client(method, urlOf(shape, place));
  return client(method, urlOf(shape, place), shape.encoding === 'gzipJson' ? gzipBody(body) : body);
}
