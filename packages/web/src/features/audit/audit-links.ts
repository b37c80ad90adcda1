import { type Feature, hasFeature } from '../../session/rights.ts';
import type { Session } from '../../session/session-schema.ts';
import type { AuditEntry } from './audit-calls.ts';

type AuditLink = {
  readonly to: string;
  readonly search: Readonly<Record<string, string>>;
  /** The phrase of a thing without a name of its own. */
  readonly name: 'board' | 'images' | 'thing';
};

type Target = {
  readonly feature: Feature | null;
  readonly to: (id: string) => string;
  readonly name?: AuditLink['name'];
};

const targets: Readonly<Record<string, Target>> = {
  user: { feature: 'userAdmin', to: (id) => `/employees/${id}` },
  role: { feature: 'userRolesAdmin', to: (id) => `/roles/${id}` },
  company: { feature: 'editCompanies', to: (id) => `/companies/${id}` },
  location: { feature: null, to: (id) => `/locations/${id}` },
  group: { feature: null, to: (id) => `/groups/${id}` },
  image: { feature: 'accessConfigurationOptions', to: () => '/menu/imageManager', name: 'images' },
};

/** The link to the subject of an entry, for people who may open it; a save has its own link to its screen. */
export function linkOf({ subject, isSubjectThere, saved }: AuditEntry, session: Session): AuditLink | null {
  const [kind = '', ...rest] = subject.split(':');
  const id = rest.join(':');
  if (kind === 'publication' && hasFeature(session, 'accessConfigurationOptions'))
    return { to: '/publishStatus', search: {}, name: 'board' };
  const target = targets[kind];
  if (saved || !target || !isSubjectThere) return null;
  if (target.feature !== null && !hasFeature(session, target.feature)) return null;
  const isPlace = kind === 'location' || kind === 'group';
  if (isPlace && !session.accessibleTenants.some((tenant) => tenant.id === id)) return null;
  return { to: target.to(id), search: {}, name: target.name ?? 'thing' };
}
