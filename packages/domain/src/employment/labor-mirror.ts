import type { EmploymentBlob } from './employment-blob.ts';

export const laborKinds = ['DEPARTMENT', 'JOB_TYPE', 'USER', 'LOCATION'] as const;
/** The entities that the labor service is notified of: a job type is a role there; of a location only that the service's data of it is stale. */
export type LaborKind = (typeof laborKinds)[number];

/** The values that the labor service is to know of a department, a job type or a person. */
export interface LaborWanted {
  readonly name: string;
  readonly isDefault?: boolean;
  /** Of a job type: ours, not the service's. */
  readonly departmentId?: string | null;
  /** Of a person. */
  readonly isActive?: boolean;
  readonly hasEmail?: boolean;
}

/** One entity that the service mirrors, with its current values. */
export interface LaborEntity {
  readonly kind: LaborKind;
  readonly companyId: string;
  /** The location that the service keeps it for; empty for people, who are the company's. */
  readonly tenantId: string;
  readonly entityId: string;
  /** Null: the service does not know it. */
  readonly externalId: string | null;
  /** Null: it was deleted here. */
  readonly wanted: LaborWanted | null;
  /** The id by which the service knows its department. */
  readonly departmentExternalId: string | null;
  /** Whether roles of this department are still to leave it. */
  readonly hasLeavingRoles: boolean;
}

export type LaborStep =
  | {
      readonly kind: 'call';
      readonly path: readonly [string, string];
      readonly body: Readonly<Record<string, string | boolean>>;
    }
  /** There is nothing to send. */
  | { readonly kind: 'nothing' }
  /** Something else comes first. */
  | { readonly kind: 'wait'; readonly reason: string }
  /** It cannot be sent as it is. */
  | { readonly kind: 'refused'; readonly reason: string };

/** The next call that brings the labor service up to date about one thing. */
export function laborStep(entity: LaborEntity): LaborStep {
  return steps[entity.kind](entity);
}

const steps: Readonly<Record<LaborKind, (entity: LaborEntity) => LaborStep>> = {
  DEPARTMENT: departmentStep,
  JOB_TYPE: roleStep,
  USER: userStep,
  LOCATION: ({ tenantId }) => call(['location', 'clearCache'], { tenantId }),
};

function departmentStep({ tenantId, externalId, wanted, hasLeavingRoles }: LaborEntity): LaborStep {
  if (wanted === null) {
    if (externalId === null) return { kind: 'nothing' };
    if (hasLeavingRoles) return { kind: 'wait', reason: 'Waiting until its job types are deleted there.' };
    return call(['department', 'delete'], { tenantId, departmentId: externalId });
  }
  const name = wanted.name.trim();
  // LB-16
  if (name === '') return { kind: 'wait', reason: 'The department has no name.' };
  const isDefault = wanted.isDefault ?? false;
  if (externalId === null) return call(['department', 'create'], { tenantId, name, isDefault });
  return call(['department', 'update'], { tenantId, departmentId: externalId, name, isDefault });
}

function roleStep({ tenantId, externalId, wanted, departmentExternalId }: LaborEntity): LaborStep {
  if (wanted === null)
    return externalId === null ? { kind: 'nothing' } : call(['role', 'delete'], { tenantId, roleId: externalId });
  // LB-17
  if (departmentExternalId === null) return { kind: 'wait', reason: 'Waiting until its department is created there.' };
  const departmentId = departmentExternalId;
  const name = wanted.name.trim();
  if (externalId === null) return call(['role', 'create'], { tenantId, name, departmentId });
  return call(['role', 'update'], { tenantId, departmentId, name, roleId: externalId });
}

function userStep({ companyId, entityId: tccUserId, externalId, wanted }: LaborEntity): LaborStep {
  const isActive = wanted?.isActive ?? false;
  // LB-11 LB-13
  if (!isActive)
    return externalId === null ? { kind: 'nothing' } : call(['user', 'deactivate'], { companyId, tccUserId });
  // LB-18
  if (wanted?.hasEmail !== true) return { kind: 'refused', reason: 'User does not have an email address.' };
  return call(['user', externalId === null ? 'create' : 'update'], { companyId, tccUserId });
}

function call(path: readonly [string, string], body: Readonly<Record<string, string | boolean>>): LaborStep {
  return { kind: 'call', path, body };
}

/** A department or job type as the labor service is to know it. */
export interface LaborItem {
  readonly kind: 'DEPARTMENT' | 'JOB_TYPE';
  readonly id: string;
  readonly externalId: string | null;
  readonly wanted: LaborWanted;
}

/** Everything of a company's employment that the labor service mirrors, departments first. */
export function laborItems({ departments, jobTypes }: Pick<EmploymentBlob, 'departments' | 'jobTypes'>): LaborItem[] {
  return [
    ...departments.map(({ id, name, isDefault, externalId }) => ({
      kind: 'DEPARTMENT' as const,
      id,
      externalId,
      wanted: { name, isDefault },
    })),
    ...jobTypes.map(({ id, name, departmentId, externalId }) => ({
      kind: 'JOB_TYPE' as const,
      id,
      externalId,
      wanted: { name, departmentId },
    })),
  ];
}
