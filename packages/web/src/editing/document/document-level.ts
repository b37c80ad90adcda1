import { grantCovers, type Permission, permissions } from '@servery/domain';
import { useMemo } from 'react';
import { useActiveLevel } from '../../session/level/active-level.ts';
import { grantsOf, targetOf } from '../../session/rights.ts';
import type { Session } from '../../session/session-schema.ts';
import { useSession } from '../../session/session-store.ts';
import type { Target } from './document-adapter.ts';

/** The level whose document is edited, and the rights of this person there. OV-04 to OV-06 */
export type DocumentLevel = Target & {
  readonly userId: string;
  readonly kind: 'company' | 'group' | 'here';
  readonly name: string;
  readonly companyName: string;
  /** The group over the location; null where none lies or where it is not this person's to see. */
  readonly groupName: string | null;
  /** How many stores the level reaches. */
  readonly reach: number;
  /** IANA time zones of these stores; absent where none is known. */
  readonly zones?: readonly string[];
  readonly canSave: boolean;
  readonly canSaveCompany: boolean;
  /** The permissions that this person's roles give at the level. */
  readonly permissions: readonly Permission[];
};

export function useDocumentLevel(): DocumentLevel {
  const session = useSession();
  const active = useActiveLevel();
  const { kind, id, name } = active;
  const reach = active.locations.length;
  const zones = zonesOf(active.locations);
  return useMemo(
    () => ({
      ...rightsAt(session, id),
      companyId: session.userCompanyId,
      tenantId: id,
      userId: session.userId,
      kind,
      name,
      companyName: session.userCompanyName,
      groupName: groupNameOf(session, id),
      reach,
      zones: zones.split(' ').filter(Boolean),
    }),
    [session, kind, id, name, reach, zones],
  );
}

/** In one text, which is the same while they are. */
function zonesOf(locations: readonly { readonly timezone?: string | undefined }[]): string {
  return [...new Set(locations.map(({ timezone = '' }) => timezone))].join(' ');
}

function groupNameOf({ accessibleTenants }: Session, tenantId: string | null): string | null {
  const groupId = accessibleTenants.find((tenant) => tenant.id === tenantId)?.groupId;
  return accessibleTenants.find((tenant) => tenant.id === groupId)?.name ?? null;
}

/** Whether a role reaches the level, and the permissions of the roles that do. A person who only looks on saves nowhere. */
function rightsAt(session: Session, tenantId: string | null) {
  const grants = grantsOf(session);
  const target = targetOf(session, tenantId);
  const onCompany = grants.filter(({ grantedOn }) => grantedOn.type === 'GLOBAL');
  const here = target ? grants.filter((grant) => grantCovers(grant, target)) : onCompany;
  const held = new Set(here.flatMap((grant) => grant.permissions));
  const mayChange = session.isReadOnly !== true;
  return {
    canSave: mayChange && here.length > 0,
    canSaveCompany: mayChange && onCompany.length > 0,
    permissions: permissions.filter((permission) => held.has(permission)),
  };
}
