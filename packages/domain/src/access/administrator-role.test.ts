import { describe, expect, test } from 'vitest';
import { administratorPermissions, isAdministratorRole } from './administrator-role.ts';

describe('the role of a first administrator', () => {
  test('RL-27 brings in everybody else: people, roles and grants on the whole company', () => {
    expect(isAdministratorRole({ permissions: administratorPermissions })).toBe(true);
    for (const code of ['COMPANY_ADMIN', 'USER_ADMIN', 'USER_ROLES_ADMIN', 'GLOBAL_ROLE_GRANTING'])
      expect(isAdministratorRole({ permissions: administratorPermissions.filter((one) => one !== code) })).toBe(false);
  });
});
