import { noRoleChanges, type Permission, permissionEntry } from '@servery/domain';

type BuiltRole = {
  readonly id: string;
  readonly name: string;
  readonly permissions?: readonly Permission[];
  readonly percent?: number | null;
  readonly [more: string]: unknown;
};

/** A role as the server answers it. */
export function buildRole({ id, name, permissions = [], percent = null, ...more }: BuiltRole) {
  return {
    id,
    name,
    group: null,
    ver: 1,
    isDefault: false,
    grantedPermissions: permissions.map(permissionEntry),
    changes: noRoleChanges(percent),
    holders: 0,
    canEdit: true,
    ...more,
  };
}
