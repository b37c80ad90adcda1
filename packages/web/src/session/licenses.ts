import { recall, remember } from './browser-memory.ts';
import type { Session, Tenant } from './session-schema.ts';

export type Licenses = { readonly online: boolean; readonly delivery: boolean; readonly tableService: boolean };

const none: Licenses = { online: false, delivery: false, tableService: false };

/** LI-05 to LI-07: a license holds above the locations when any of them has it. */
export function derivedLicenses(locations: readonly Pick<Tenant, 'licences'>[]): Licenses {
  const has = (license: keyof Licenses) => locations.some((location) => location.licences[license]);
  return { online: has('online'), delivery: has('delivery'), tableService: has('tableService') };
}

/** LI-08: keeps the licenses of the company, as the server just reported them. */
export function rememberLicenses(session: Session): void {
  const locations = session.accessibleTenants.filter(({ type }) => type === 'LOCATION');
  const held = derivedLicenses(locations);
  const names = licenseNames.filter((name) => held[name]);
  remember(keyOf(session), names.join(' '));
}

/** The licenses of the user at a level; at a location there are none (LI-09), the location has its own. */
export function userLicenses(session: Session, level: 'company' | 'group' | 'here'): Licenses {
  if (level === 'here') return none;
  const kept = recall(keyOf(session))?.split(' ') ?? [];
  return {
    online: kept.includes('online'),
    delivery: kept.includes('delivery'),
    tableService: kept.includes('tableService'),
  };
}

/** T13: nothing of a company stays in the browser after its user has gone. */
export function forgetLicenses(session: Session): void {
  remember(keyOf(session), null);
}

const licenseNames = ['online', 'delivery', 'tableService'] as const;

function keyOf({ userId, userCompanyId }: Pick<Session, 'userId' | 'userCompanyId'>): string {
  return `licences.${userId}.${userCompanyId}`;
}
