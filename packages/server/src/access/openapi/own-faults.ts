import type { FaultCode, OperationId, OperationShape } from '@servery/contract';
import type { AccessRule } from '../access-table.ts';

type Status = 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503 | 507;

export interface DeclaredFault {
  readonly status: Status;
  readonly code: FaultCode | 'INTERNAL';
}

const conflict = [{ status: 409, code: 'CONFLICTING EDIT' }] as const;
const inUse = [{ status: 409, code: 'ROLE_IN_USE' }] as const;
const notConfigured = { status: 503, code: 'NOT_CONFIGURED' } as const;
const cardHost = [notConfigured, { status: 503, code: 'CARD_HOST_UNAVAILABLE' }] as const;
const buildService = [notConfigured, { status: 503, code: 'BUILD_SERVICE_UNAVAILABLE' }] as const;
const moved = [{ status: 409, code: 'CONFLICT' }] as const;
const license = [
  { status: 409, code: 'LICENCE_REVOKED' },
  { status: 409, code: 'NO_LICENCE' },
] as const;

/** Of every operation, as each asks the database. */
const outages = [
  { status: 503, code: 'BUSY' },
  { status: 503, code: 'DATABASE_BUSY' },
  { status: 503, code: 'DATABASE_UNAVAILABLE' },
] as const;

/** The faults by which an operation refuses for a reason of its own. */
const ownFaults: Partial<Record<OperationId, readonly DeclaredFault[]>> = {
  returnToSelf: [{ status: 409, code: 'NOT_ACTING' }],
  inviteUser: [{ status: 409, code: 'DELETED_USER' }],
  editCompany: conflict,
  setJobTypeDepartment: conflict,
  editTenant: conflict,
  putUser: conflict,
  editRole: conflict,
  editDefaultRole: conflict,
  changeRolePermissions: conflict,
  changeDefaultRolePermissions: conflict,
  deleteRole: inUse,
  deleteDefaultRole: inUse,
  putPreferences: conflict,
  putCompanySettings: conflict,
  putSettingsOverride: conflict,
  putCompanyEmployment: conflict,
  putEmploymentOverride: conflict,
  putMenu: conflict,
  putMenuOverride: conflict,
  saveChanges: conflict,
  saveNews: [{ status: 409, code: 'CONFLICT' }],
  uploadImage: [{ status: 409, code: 'ALREADY_UPLOADED' }],
  licenceToken: license,
  findAddresses: [notConfigured, { status: 503, code: 'GEOCODER_UNAVAILABLE' }],
  validateAggregator: [notConfigured, { status: 503, code: 'AGGREGATOR_UNAVAILABLE' }],
  getCutover: cardHost,
  startCutover: cardHost,
  deleteCreditCard: cardHost,
  buildMobileApp: [...buildService, { status: 409, code: 'CONFLICT' }],
  listMobileBuilds: buildService,
  editPushNotification: moved,
  deletePushNotification: moved,
  schedulePushNotification: [...moved, notConfigured],
  sendPushNotification: [...moved, notConfigured],
  stopPushNotification: moved,
  testPushNotification: [notConfigured],
  setLaborIntegration: [notConfigured],
  getLaborStatus: [notConfigured],
  listLaborEntries: [notConfigured],
  retryLaborEntries: [notConfigured],
  runLaborMirror: [notConfigured],
  matchLaborEntry: [notConfigured],
};

/** Every refusal of an operation beside the 400 with its list of fields. */
export function faultsOf(id: OperationId, shape: OperationShape, rule: AccessRule): readonly DeclaredFault[] {
  const acts = shape.method !== 'GET' || shape.acts === true;
  return [
    ...accessFaults(rule, acts),
    ...(hasInput(shape) || rule.who === 'person' ? [{ status: 404, code: 'NOT_FOUND' } as const] : []),
    ...bodyFaults(shape),
    ...(ownFaults[id] ?? []),
    ...(rule.who === 'terminal' ? [] : [{ status: 429, code: 'RATE_LIMIT_EXCEEDED' } as const]),
    { status: 500, code: 'INTERNAL' },
    ...outages,
    ...(acts ? [{ status: 503, code: 'OUTCOME_UNKNOWN' } as const] : []),
    ...(acts ? [{ status: 507, code: 'STORAGE_FULL' } as const] : []),
  ];
}

function hasInput({ params, query, body }: OperationShape): boolean {
  return params !== undefined || query !== undefined || body !== undefined;
}

function accessFaults({ who }: AccessRule, acts: boolean): readonly DeclaredFault[] {
  const isOfPeople = who !== 'terminal';
  return [
    ...(who === 'everyone' ? [] : [{ status: 401, code: 'UNAUTHENTICATED' } as const]),
    ...(who === 'person' || who === 'signedIn' ? [{ status: 403, code: 'FORBIDDEN' } as const] : []),
    ...(acts && isOfPeople ? [{ status: 403, code: 'CROSS_SITE' } as const] : []),
    ...(acts && who === 'person' ? [{ status: 403, code: 'RIGHTS_CHANGED' } as const] : []),
  ];
}

function bodyFaults({ body, encoding, bodySize }: OperationShape): readonly DeclaredFault[] {
  if (body === undefined && encoding !== 'image') return [];
  const isLarge = bodySize === 'document' || bodySize === 'menu';
  return [
    { status: 413, code: 'BODY_TOO_LARGE' },
    { status: 413, code: 'TOO_MANY_VALUES' },
    ...(isLarge ? [{ status: 413, code: 'TOO_MUCH_TO_CHECK' } as const] : []),
    { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
  ];
}
