/** EE-02, EE-03: a role that a person holds, on a group or location, or without one on the whole company. */
export interface GrantedRole {
  readonly id: string;
  readonly grantObject?: string | undefined;
}

/** EE-04, EE-05: the first role that is granted where another one already is; -1 when each has a place of its own. */
export function doubleGrantIndex(grantedRoles: readonly GrantedRole[]): number {
  const taken = new Set<string>();
  return grantedRoles.findIndex(({ grantObject = '' }) => {
    if (taken.has(grantObject)) return true;
    taken.add(grantObject);
    return false;
  });
}
