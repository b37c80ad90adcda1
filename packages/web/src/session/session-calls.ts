import { call } from '../api/call.ts';

export type Credentials = { readonly email: string; readonly password: string; readonly companyId?: string };

/** LG-14 */
export function login(credentials: Credentials) {
  return call('login', { body: credentials, isQuiet: true });
}

/** SE-13. A 401 is an answer here: nobody is signed in. */
export function fetchStatus(companyId: string | null) {
  return call('sessionStatus', { query: { companyId }, isQuiet: true });
}

/** SE-12 */
export function keepAlive(companyId: string) {
  return call('sessionStatus', { query: { companyId }, isBackground: true });
}

/** SE-14 */
export function logout() {
  return call('logout', { isQuiet: true });
}

/** CO-04 */
export function fetchCompanies(signal: AbortSignal) {
  return call('accessibleCompanies', { signal });
}
