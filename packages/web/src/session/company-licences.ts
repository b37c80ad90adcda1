import { z } from 'zod/mini';
import { recall, remember } from './browser-memory.ts';
import type { Session } from './session-schema.ts';

const licence = z._default(z.boolean(), false);
const licencesSchema = z.object({ online: licence, delivery: licence, tableService: licence });

/** What a company may use, since one of its locations may. */
export type CompanyLicences = z.infer<typeof licencesSchema>;

const none: CompanyLicences = { online: false, delivery: false, tableService: false };

/** RL-30 RL-31 RL-32: a company has a licence when any of its locations has it. */
function deriveLicences({ accessibleTenants }: Pick<Session, 'accessibleTenants'>): CompanyLicences {
  const locations = accessibleTenants.filter(({ type }) => type === 'LOCATION').map(({ licences }) => licences);
  const anyHas = (name: keyof CompanyLicences) => locations.some((held) => held?.[name] ?? true);
  return { online: anyHas('online'), delivery: anyHas('delivery'), tableService: anyHas('tableService') };
}

/** RL-33: kept in this browser, by company. */
export function rememberLicences(session: Session): void {
  remember(keyOf(session), JSON.stringify(deriveLicences(session)));
}

/** RL-34: at a location (or group) none of them; there the location's own licences count. */
export function companyLicences(session: Session, activeId: string | null): CompanyLicences {
  if (activeId !== null) return none;
  const kept = recall(keyOf(session));
  return kept === null ? deriveLicences(session) : (parsed(kept) ?? deriveLicences(session));
}

function keyOf({ userId, userCompanyId }: Pick<Session, 'userId' | 'userCompanyId'>): string {
  return `licences.${userId}.${userCompanyId}`;
}

function parsed(kept: string): CompanyLicences | undefined {
  try {
    return licencesSchema.safeParse(JSON.parse(kept)).data;
  } catch {
    return undefined;
  }
}
