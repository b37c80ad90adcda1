import { useMemo } from 'react';
import { useActiveLevel } from '../session/active-level.ts';
import type { Session } from '../session/session-schema.ts';
import { useSession } from '../session/session-store.ts';
import type { Target } from './document-adapter.ts';

/** The level whose document is edited, and what this person may do there. OV-04 to OV-06 */
export type DocumentLevel = Target & {
  readonly userId: string;
  readonly level: 'company' | 'group' | 'here';
  readonly name: string;
  readonly companyName: string;
  /** The group over the location; null where none lies or where it is not this person's to see. */
  readonly groupName: string | null;
  /** How many stores the level reaches. */
  readonly reach: number;
  readonly canSave: boolean;
  readonly canSaveCompany: boolean;
  /** The rights of this person, as the session names them. */
  readonly enabledFeatures: readonly string[];
};

export function useDocumentLevel(): DocumentLevel {
  const session = useSession();
  const active = useActiveLevel();
  const { level, id, name } = active;
  const reach = active.locations.length;
  return useMemo(
    () => ({
      companyId: session.userCompanyId,
      tenantId: id,
      userId: session.userId,
      level,
      name,
      companyName: session.userCompanyName,
      groupName: groupNameOf(session, id),
      reach,
      canSave: covers(session, id),
      canSaveCompany: covers(session, null),
      enabledFeatures: session.enabledFeatures,
    }),
    [session, level, id, name, reach],
  );
}

function groupNameOf({ accessibleTenants }: Session, tenantId: string | null): string | null {
  const groupId = accessibleTenants.find((tenant) => tenant.id === tenantId)?.groupId;
  return accessibleTenants.find((tenant) => tenant.id === groupId)?.name ?? null;
}

/** Whether a role reaches the level; which of its rights counts is for the server to say. */
function covers({ grantedRoles, accessibleTenants, enabledFeatures }: Session, tenantId: string | null): boolean {
  if (enabledFeatures.length === 0) return true;
  const tenant = accessibleTenants.find((candidate) => candidate.id === tenantId);
  const reached = ['', tenantId ?? '', tenant?.groupId ?? ''].filter((id, at) => at === 0 || id !== '');
  return grantedRoles.some(({ grantedOn }) =>
    grantedOn.type === 'GLOBAL' ? true : reached.slice(1).includes(grantedOn.id ?? ''),
  );
}
