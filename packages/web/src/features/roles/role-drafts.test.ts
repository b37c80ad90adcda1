import { noRoleChanges, type Permission } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { roleRules } from './form/role-form.ts';
import type { RoleRecord } from './role-calls.ts';
import {
  countChanges,
  isGranted,
  PERCENT,
  rebased,
  reviewOf,
  withoutLines,
  withPercent,
  withPermission,
} from './role-drafts.ts';

function buildRecord(permissions: Permission[], percent: number | null = null): RoleRecord {
  return {
    ...{ id: 'r1', name: 'Cashier', group: null, ver: 1, isDefault: false, holders: 0, canEdit: true },
    grantedPermissions: permissions,
    changes: { ...noRoleChanges(percent) },
  };
}

const role = buildRecord(['PAYROLL', 'DASHBOARD'], 10);

describe('drafts of roles', () => {
  test('RL-06 RL-07 RL-08 RL-09 a box shows saved and pending together; back and forth leaves nothing', () => {
    const revoked = withPermission({}, role, { code: 'PAYROLL', isOn: false });
    expect(isGranted(role, revoked, 'PAYROLL')).toBe(false);
    expect(revoked.r1?.removePerms).toEqual(['PAYROLL']);
    expect(withPermission(revoked, role, { code: 'PAYROLL', isOn: true })).toEqual({});
    const granted = withPermission({}, role, { code: 'USER_ADMIN', isOn: true });
    expect(granted.r1?.addPerms).toEqual(['USER_ADMIN']);
    expect(withPermission(granted, role, { code: 'USER_ADMIN', isOn: false })).toEqual({});
  });

  test('RL-10 RL-20 only roles with changes are in the drafts; a percent set back is none', () => {
    const drafts = withPercent({}, role, 25);
    expect(countChanges(drafts)).toBe(1);
    expect(withPercent(drafts, role, 10)).toEqual({});
  });

  test('the review says each change in a sentence, and takes single ones back', () => {
    const drafts = withPercent(
      withPermission(withPermission({}, role, { code: 'PAYROLL', isOn: false }), role, {
        code: 'USER_ADMIN',
        isOn: true,
      }),
      role,
      null,
    );
    const [entity] = reviewOf(drafts, [role]);
    expect(entity?.lines.map(({ kind, subject, from, to }) => [kind, subject, from, to])).toEqual([
      ['added', 'Employee Management', undefined, 'Manage Employees'],
      ['removed', 'Employee Management', 'Payroll', undefined],
      ['changed', 'Max Discount Percentage', '10 %', '–'],
    ]);
    expect(withoutLines(drafts, [role], ['r1|PAYROLL', 'r1|USER_ADMIN', `r1|${PERCENT}`])).toEqual({});
  });

  test('a change that somebody else saved in between is no change any more', () => {
    const drafts = withPercent(withPermission({}, role, { code: 'USER_ADMIN', isOn: true }), role, 25);
    const next = rebased(drafts, [buildRecord(['PAYROLL', 'USER_ADMIN'], 15)]);
    expect(next.r1).toEqual({ addPerms: [], removePerms: [], maxDiscountPct: 25, currentMaxDiscountPct: 15 });
    expect(rebased(drafts, [])).toEqual({});
  });

  test('a form: permissions come together one by one, other fields as a whole', () => {
    const base = { name: 'Cashier', group: '', permissions: new Set<Permission>(['PAYROLL']), maxDiscountPct: 10 };
    const mine = { ...base, name: 'Till', permissions: new Set<Permission>(['DASHBOARD']) };
    const theirs = {
      ...{ name: 'Counter', group: 'Store', maxDiscountPct: 10 },
      permissions: new Set<Permission>(['PAYROLL', 'USER_ADMIN']),
    };
    const merged = roleRules.merge({ base, mine, theirs });
    expect(merged).toEqual({
      entry: { name: 'Till', group: 'Store', maxDiscountPct: 10, permissions: new Set(['DASHBOARD', 'USER_ADMIN']) },
      taken: ['group', 'USER_ADMIN'],
      clashes: ['name'],
    });
    expect(roleRules.merge({ base, mine: merged.entry, theirs })).toEqual({ ...merged, taken: [] });
    expect(roleRules.copy('USER_ADMIN', theirs, base).permissions).toEqual(new Set(['PAYROLL', 'USER_ADMIN']));
    expect(roleRules.copy('name', theirs, base)).toEqual({ ...base, name: 'Counter' });
  });
});
