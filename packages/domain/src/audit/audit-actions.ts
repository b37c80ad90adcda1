/** The actions by which people get in, out and into the place of another. */
const signIns = [
  'LOGIN',
  'LOGIN_FAILED',
  'LOCKED',
  'LOGOUT',
  'END_SESSION',
  'SESSION_EXPIRED',
  'ACT_AS',
  'RETURN_TO_SELF',
] as const;

const changes = [
  'SAVE',
  'SAVE_AUTOMATIC',
  'SAVE_OVERRIDE',
  'CLEAN_UP',
  'SET_SECRET',
  'ASSIGN_MENU',
  'DELETE_MENU',
  'CREATE_TEMPLATE',
  'DELETE_TEMPLATE',
  'PUBLISH',
  'REVERT',
  'RESCHEDULE',
  'UNSCHEDULE',
  'HOLD',
  'RESUME',
  'CREATE_LOCATION',
  'EDIT_LOCATION',
  'DELETE_LOCATION',
  'MOVE_LOCATION',
  'CREATE_GROUP',
  'EDIT_GROUP',
  'DELETE_GROUP',
  'MOVE_MEMBERS',
  'CREATE_CREDENTIAL',
  'DELETE_CREDENTIAL',
  'CHANGE_LICENCES',
  'REVOKE_LICENCE',
  'CUT_OVER_CARDS',
  'DELETE_CREDIT_CARD',
  'CONNECT_LABOR',
  'DISCONNECT_LABOR',
  'RUN_LABOR',
  'MATCH_LABOR',
  'STORE_LABOR_IDS',
  'CREATE_ROLE',
  'EDIT_ROLE',
  'DELETE_ROLE',
  'CLONE_ROLE',
  'CHANGE_ROLE_PERMISSIONS',
  'GRANT_ROLE',
  'REVOKE_ROLE',
  'CREATE_USER',
  'EDIT_USER',
  'DEACTIVATE_USER',
  'REACTIVATE_USER',
  'INVITE_USER',
  'SEND_PASSWORD_RESET',
  'SET_PASSWORD',
  'CHANGE_PASSWORD',
  'EXPORT_USERS',
  'EXPORT_TICKETS',
  'EDIT_RETENTION',
  'DROP_TICKETS',
  'DROP_PUNCHES',
  'FORGET_CUSTOMER',
  'CREATE_COMPANY',
  'EDIT_COMPANY',
  'DELETE_COMPANY',
  'EDIT_PREFERENCES',
  'UPLOAD_IMAGE',
  'RENAME_IMAGE',
  'DELETE_IMAGE',
  'SAVE_NEWS',
  'TAKE_OUT',
  'PUT_BACK',
  'CREATE_PUSH',
  'EDIT_PUSH',
  'SCHEDULE_PUSH',
  'SEND_PUSH',
  'STOP_PUSH',
  'DELETE_PUSH',
  'BUILD_APP',
] as const;

/** The action that an entry of the audit can be about. */
export type AuditAction = (typeof signIns)[number] | (typeof changes)[number];

export const auditKinds = ['changes', 'signIns'] as const;
export type AuditKind = (typeof auditKinds)[number];

export const auditActions = { changes, signIns } as const satisfies Readonly<Record<AuditKind, readonly AuditAction[]>>;

const known: ReadonlySet<string> = new Set([...signIns, ...changes]);

export function isAuditAction(action: string): action is AuditAction {
  return known.has(action);
}

/** The kind of an action. An action that only a later version of the product knows counts as a change. */
export function auditKindOf(action: string): AuditKind {
  return signIns.some((one) => one === action) ? 'signIns' : 'changes';
}
