import { WHOLE_COMPANY } from '@servery/domain';
import type { Session, Tenant } from '../session-schema.ts';
import { useSession, useSessionStore } from '../session-store.ts';

/** The level that is edited: the company base, a group's changes, or a single location's. TN-01 to TN-03 */
export type ActiveLevel = {
  readonly kind: 'company' | 'group' | 'here';
  /** Null for the company. */
  readonly id: string | null;
  readonly name: string;
  /** The stores it reaches. */
  readonly locations: readonly Tenant[];
};

/** SH-15: the value in an address for the whole company. */
export const wholeCompany = WHOLE_COMPANY;

export function useActiveLevel(): ActiveLevel {
  const session = useSession();
  const activeId = useSessionStore((state) => state.activeId);
  return activeLevel(session, activeId);
}

export function activeLevel(session: Session, activeId: string | null): ActiveLevel {
  const locations = session.accessibleTenants.filter((tenant) => tenant.type === 'LOCATION');
  const active = session.accessibleTenants.find((tenant) => tenant.id === activeId);
  if (!active) return { kind: 'company', id: null, name: session.userCompanyName, locations };
  if (active.type === 'LOCATION') return { kind: 'here', id: active.id, name: active.name, locations: [active] };
  const members = locations.filter((location) => location.groupId === active.id);
  return { kind: 'group', id: active.id, name: active.name, locations: members };
}
