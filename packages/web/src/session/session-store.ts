import { create } from 'zustand';
import { recall, remember } from './browser-memory.ts';
import { forgetLicenses, rememberLicenses } from './licenses.ts';
import { hasCompanyRights } from './rights.ts';
import type { Session } from './session-schema.ts';

type SessionState = {
  readonly session: Session | null;
  /** The id of the active location or group; null for the whole company. */
  readonly activeId: string | null;
  /** The session timed out while work is on the screen: ask for the password and keep everything. */
  readonly isTimedOut: boolean;
  /** CO-12 */
  readonly isChangingCompany: boolean;
};

const nobody: SessionState = { session: null, activeId: null, isTimedOut: false, isChangingCompany: false };

export const useSessionStore = create<SessionState>(() => nobody);

/** The signed-in user, for screens behind the guard. */
export function useSession(): Session {
  const session = useSessionStore((state) => state.session);
  if (!session) throw new Error('This screen needs a signed-in user.');
  return session;
}

export function currentSession(): Session | null {
  return useSessionStore.getState().session;
}

/** Takes over the answer of the server, and the location this user last worked at in this company. SE-18, GD-18 */
export function openSession(session: Session): void {
  remember('lastCompany', session.userCompanyId);
  rememberLicenses(session);
  const last = recall(locationKey(session));
  const activeId = session.accessibleTenants.some((tenant) => tenant.id === last) ? last : firstPlace(session);
  useSessionStore.setState({ session, activeId, isTimedOut: false, isChangingCompany: false });
}

export function closeSession(): void {
  const session = currentSession();
  if (session) forgetLicenses(session);
  useSessionStore.setState(nobody);
}

export function markTimedOut(): void {
  useSessionStore.setState({ isTimedOut: true });
}

export function markChangingCompany(isChangingCompany: boolean): void {
  useSessionStore.setState({ isChangingCompany });
}

/** Makes a location or group the active one, or the whole company with null. Answers whether the user may. */
export function activate(id: string | null): boolean {
  const { session, activeId } = useSessionStore.getState();
  if (!session) return false;
  if (id !== null && !session.accessibleTenants.some((tenant) => tenant.id === id)) return false;
  if (id !== activeId) useSessionStore.setState({ activeId: id });
  remember(locationKey(session), id);
  return true;
}

/** Where somebody begins who works at some places only: the group of their role, else their first location. */
function firstPlace(session: Session): string | null {
  if (hasCompanyRights(session)) return null;
  const held = new Set(session.grantedRoles.map(({ grantedOn }) => grantedOn.id));
  const places = session.accessibleTenants.filter(({ id }) => held.has(id));
  const [first] = places.toSorted((one, other) => one.type.localeCompare(other.type));
  return first?.id ?? null;
}

function locationKey({ userId, userCompanyId }: Session): string {
  return `location.${userId}.${userCompanyId}`;
}
