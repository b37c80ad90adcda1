import { recall, remember } from './browser-memory.ts';
import type { Session, Tenant } from './session-schema.ts';

export type Licences = { readonly online: boolean; readonly delivery: boolean; readonly tableService: boolean };

const none: Licences = { online: false, delivery: false, tableService: false };

/** LI-05 to LI-07: a licence holds above the locations when any of them has it. */
export function derivedLicences(locations: readonly Pick<Tenant, 'licences'>[]): Licences {
  const has = (licence: keyof Licences) => locations.some((location) => location.licences[licence]);
  return { online: has('online'), delivery: has('delivery'), tableService: has('tableService') };
}

/** LI-08: keeps what the company is licensed for, as the server just said. */
export function rememberLicences(session: Session): void {
  const locations = session.accessibleTenants.filter(({ type }) => type === 'LOCATION');
  const held = derivedLicences(locations);
  const names = licenceNames.filter((name) => held[name]);
  remember(keyOf(session), names.join(' '));
}

/** The licences of the user at a level; at a location there are none (LI-09), the location has its own. */
export function userLicences(session: Session, level: 'company' | 'group' | 'here'): Licences {
  if (level === 'here') return none;
  const kept = recall(keyOf(session))?.split(' ') ?? [];
  return {
    online: kept.includes('online'),
    delivery: kept.includes('delivery'),
    tableService: kept.includes('tableService'),
  };
}

/** T13: nothing of a company stays in the browser after its user has gone. */
export function forgetLicences(session: Session): void {
  remember(keyOf(session), null);
}

const licenceNames = ['online', 'delivery', 'tableService'] as const;

function keyOf({ userId, userCompanyId }: Pick<Session, 'userId' | 'userCompanyId'>): string {
  return `licences.${userId}.${userCompanyId}`;
}
