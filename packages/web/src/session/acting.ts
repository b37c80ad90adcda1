import type { ApiResult } from '../api/api-result.ts';
import { request } from '../api/request.ts';
import { hasFeature, isProviderStaff } from './rights.ts';
import { type Session, sessionSchema } from './session-schema.ts';

/** Becomes another person in this session. `readOnly`: whatever changes something is refused by the server. */
export function actAs(companyId: string, userId: string, readOnly: boolean): Promise<ApiResult<Session>> {
  const path = `/api/users/${companyId}/${userId}/actAs`;
  return request({ method: 'POST', path, body: { readOnly }, schema: sessionSchema });
}

export function returnToSelf(): Promise<ApiResult<Session>> {
  return request({ method: 'POST', path: '/api/session/return', schema: sessionSchema });
}

/** PM-56 */
export function isActing({ originalUserId }: Pick<Session, 'originalUserId'>): boolean {
  return originalUserId !== null;
}

/** Whether to offer acting as others; the server decides whom. */
export function mayActAs(session: Session): boolean {
  return !isActing(session) && (isProviderStaff(session) || hasFeature(session, 'companyAdmin'));
}
