import type { Json } from '@servery/domain';
import type { CompanyScope } from './database/database.ts';

export interface AuditActor {
  readonly userId: string;
  readonly name: string;
  readonly originalUserId: string | null;
  readonly address: string;
}

/** Writes one audit entry in the transaction of what it tells about. Values of secrets never go into details. */
export async function writeAudit(
  scope: CompanyScope,
  actor: AuditActor,
  action: string,
  subject: string,
  details: Json,
): Promise<void> {
  await scope.db
    .insertInto('audit')
    .values({
      company_id: scope.companyId,
      actor_id: actor.userId,
      actor_name: actor.name,
      original_user_id: actor.originalUserId,
      action,
      subject,
      details: JSON.stringify(details),
      address: actor.address,
      tenant_ids: JSON.stringify(tenantsOf(subject, details)),
    })
    .execute();
}

const tenantSubject = /^(?:location|group|tenant):(.+)$/;
const tenantNames = new Set(['tenant', 'tenantId', 'locationId', 'groupId', 'locations', 'locationIds', 'tenantIds']);

/** The groups and locations an entry is about: whoever sees only some of these sees the entry only if they are all of it. */
export function tenantsOf(subject: string, details: Json): string[] {
  const own = tenantSubject.exec(subject)?.[1];
  const named =
    typeof details === 'object' && details !== null && !Array.isArray(details)
      ? Object.entries(details).flatMap(([name, value]) => (tenantNames.has(name) ? textsOf(value) : []))
      : [];
  return [...new Set([...(own === undefined ? [] : [own]), ...named])];
}

function textsOf(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
