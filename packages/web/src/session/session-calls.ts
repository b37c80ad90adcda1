import type { ApiResult } from '../api/api-result.ts';
import { noAnswer, request } from '../api/request.ts';
import { type Company, companiesSchema, type Session, sessionSchema } from './session-schema.ts';

export type Credentials = { readonly email: string; readonly password: string; readonly companyId?: string };

/** LG-14 */
export function login(credentials: Credentials): Promise<ApiResult<Session>> {
  return request({
    method: 'POST',
    path: '/api/session/login',
    body: credentials,
    schema: sessionSchema,
    isQuiet: true,
  });
}

/** SE-13. A 401 is an answer here: nobody is signed in. */
export function fetchStatus(companyId: string | null): Promise<ApiResult<Session>> {
  return request({ path: '/api/session/status', query: { companyId }, schema: sessionSchema, isQuiet: true });
}

/** SE-12 */
export function keepAlive(companyId: string): Promise<ApiResult<Session>> {
  return request({ path: '/api/session/status', query: { companyId }, schema: sessionSchema, isBackground: true });
}

/** SE-14 */
export function logout(): Promise<ApiResult<unknown>> {
  return request({ path: '/api/session/logout', schema: noAnswer, isQuiet: true });
}

/** CO-04 */
export function fetchCompanies(signal: AbortSignal): Promise<ApiResult<Company[]>> {
  return request({ path: '/api/companies/accessible', schema: companiesSchema, signal });
}
