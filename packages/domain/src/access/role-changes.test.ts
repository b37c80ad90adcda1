import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyPermission } from './permissions.ts';
import {
  applyRoleChanges,
  grantPermission,
  hasRoleChanges,
  noRoleChanges,
  type RoleChanges,
  revokePermission,
  setMaxDiscount,
} from './role-changes.ts';

const none = noRoleChanges(20);
const pending = (change: Partial<RoleChanges>): RoleChanges => ({ ...none, ...change });

describe('pending changes of a role', () => {
  test('RL-06 granting what is to be removed takes it out of the removals', () => {
    expect(grantPermission(pending({ removePerms: ['PAYROLL'] }), 'PAYROLL')).toEqual(none);
  });

  test('RL-07 granting anything else puts it into the additions, once', () => {
    const once = grantPermission(none, 'PAYROLL');
    expect(once).toEqual(pending({ addPerms: ['PAYROLL'] }));
    expect(grantPermission(once, 'PAYROLL')).toEqual(once);
  });

  test('RL-08 revoking what is to be added takes it out of the additions', () => {
    expect(revokePermission(pending({ addPerms: ['PAYROLL'] }), 'PAYROLL')).toEqual(none);
  });

  test('RL-09 revoking anything else puts it into the removals, once', () => {
    const once = revokePermission(none, 'PAYROLL');
    expect(once).toEqual(pending({ removePerms: ['PAYROLL'] }));
    expect(revokePermission(once, 'PAYROLL')).toEqual(once);
  });

  test('RL-10 a role counts as changed while anything is pending', () => {
    expect(hasRoleChanges(none)).toBe(false);
    expect(hasRoleChanges(grantPermission(none, 'PAYROLL'))).toBe(true);
    expect(hasRoleChanges(revokePermission(grantPermission(none, 'PAYROLL'), 'PAYROLL'))).toBe(false);
  });

  test('RL-20 another maximum discount is a change, the saved one again is none', () => {
    expect(hasRoleChanges(setMaxDiscount(none, 25))).toBe(true);
    expect(hasRoleChanges(setMaxDiscount(none, null))).toBe(true);
    expect(hasRoleChanges(setMaxDiscount(setMaxDiscount(none, 25), 20))).toBe(false);
  });

  test('RL-06 RL-07 RL-08 RL-09 whatever is clicked, the saved role is what the boxes show', () => {
    const codes = everyPermission.slice(0, 6);
    const clicks = fc.array(fc.tuple(fc.constantFrom(...codes), fc.boolean()), { maxLength: 30 });
    fc.assert(
      fc.property(fc.subarray(codes), clicks, (granted, steps) => {
        const shown = new Set(granted);
        let changes = none;
        for (const [code, isOn] of steps) {
          if (shown.has(code) === isOn) continue;
          changes = isOn ? grantPermission(changes, code) : revokePermission(changes, code);
          if (isOn) shown.add(code);
          else shown.delete(code);
        }
        expect(new Set(applyRoleChanges(granted, changes))).toEqual(shown);
        expect(hasRoleChanges(changes)).toBe(codes.some((code) => shown.has(code) !== granted.includes(code)));
      }),
    );
  });
});
