/** EE-02, EE-03: a role that a person holds, on a group or location, or without one on the whole company. */
export interface GrantedRole {
  readonly id: string;
  readonly grantObject?: string | undefined;
}
