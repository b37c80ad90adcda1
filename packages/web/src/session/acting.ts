import { call } from '../api/call.ts';
import { hasFeature, isProviderStaff } from './rights.ts';
import type { Session } from './session-schema.ts';

/** Becomes another person in this session. `readOnly`: whatever changes something is refused by the server. */
export function actAs(companyId: string, userId: string, readOnly: boolean) {
  return call('actAs', { params: { companyId, userId }, body: { readOnly } });
}

export function returnToSelf() {
  return call('returnToSelf');
}

/** PM-56 */
export function isActing({ originalUserId }: Pick<Session, 'originalUserId'>): boolean {
  return originalUserId !== null;
}

/** Whether to offer acting as others; the server decides whom. */
export function mayActAs(session: Session): boolean {
  return !isActing(session) && (isProviderStaff(session) || hasFeature(session, 'companyAdmin'));
}
