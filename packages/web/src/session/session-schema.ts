import type { AccessibleTenant, SessionUser } from '@servery/contract';

/** EN-01 */
export type Session = SessionUser;
/** A location or group the user may access. EN-04, EN-05 */
export type Tenant = AccessibleTenant;
