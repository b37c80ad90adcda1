import type { AccessibleTenant, SessionUser } from '@servery/contract';
import type { Answer } from '../api/call.ts';

/** EN-01 */
export type Session = SessionUser;
/** A location or group the user may access. EN-04, EN-05 */
export type Tenant = AccessibleTenant;
export type Company = Answer<'accessibleCompanies'>[number];
