import { describe, expect, test } from 'vitest';
import { type LaborEntity, laborStep } from './labor-mirror.ts';

function build(changes: Partial<LaborEntity>): LaborEntity {
  return {
    kind: 'DEPARTMENT',
    companyId: 'cmp',
    tenantId: 'loc',
    entityId: 'e1',
    externalId: null,
    wanted: { name: 'Kitchen', isDefault: false, departmentId: 'd1', isActive: true, hasEmail: true },
    departmentExternalId: null,
    hasLeavingRoles: false,
    ...changes,
  };
}

describe('the next call to the labor service', () => {
  test('LB-16 a department is created only with a name', () => {
    expect(laborStep(build({ wanted: { name: '  ' } }))).toEqual({
      kind: 'wait',
      reason: 'The department has no name.',
    });
    expect(laborStep(build({}))).toEqual({
      kind: 'call',
      path: ['department', 'create'],
      body: { tenantId: 'loc', name: 'Kitchen', isDefault: false },
    });
  });

  test('LB-17 a role is created only under a department that the service knows', () => {
    expect(laborStep(build({ kind: 'JOB_TYPE' })).kind).toBe('wait');
    expect(laborStep(build({ kind: 'JOB_TYPE', departmentExternalId: '7' }))).toMatchObject({
      path: ['role', 'create'],
      body: { departmentId: '7' },
    });
  });

  test('LB-04 LB-07 what was deleted here and is not known there is not sent', () => {
    expect(laborStep(build({ wanted: null }))).toEqual({ kind: 'nothing' });
    expect(laborStep(build({ kind: 'JOB_TYPE', wanted: null }))).toEqual({ kind: 'nothing' });
    expect(laborStep(build({ wanted: null, externalId: '5', hasLeavingRoles: true })).kind).toBe('wait');
  });

  test.each([
    { externalId: null, isActive: true, verb: 'create' },
    { externalId: null, isActive: false, verb: undefined },
    { externalId: '9', isActive: true, verb: 'update' },
    { externalId: '9', isActive: false, verb: 'deactivate' },
  ])('LB-10 LB-11 LB-12 LB-13 external id $externalId, active $isActive: $verb', ({ externalId, isActive, verb }) => {
    const step = laborStep(build({ kind: 'USER', externalId, wanted: { name: 'Pat', isActive, hasEmail: true } }));
    expect(step).toEqual(
      verb === undefined
        ? { kind: 'nothing' }
        : { kind: 'call', path: ['user', verb], body: { companyId: 'cmp', tccUserId: 'e1' } },
    );
  });

  test('LB-18 somebody without an email address is rejected, but may be deactivated', () => {
    const wanted = { name: 'Pat', isActive: true, hasEmail: false };
    const reason = 'User does not have an email address.';
    expect(laborStep(build({ kind: 'USER', wanted }))).toEqual({ kind: 'refused', reason });
    expect(laborStep(build({ kind: 'USER', externalId: '9', wanted }))).toEqual({ kind: 'refused', reason });
    expect(laborStep(build({ kind: 'USER', externalId: '9', wanted: { ...wanted, isActive: false } })).kind).toBe(
      'call',
    );
  });
});
