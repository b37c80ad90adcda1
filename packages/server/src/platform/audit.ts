import type { AuditAction, Json } from '@servery/domain';
import { sql } from 'kysely';
import type { CompanyScope } from './database/database.ts';

export interface AuditActor {
  readonly userId: string;
  readonly name: string;
  readonly originalUserId: string | null;
  readonly address: string;
}

export interface AuditEntry {
  readonly action: AuditAction;
  readonly subject: string;
  /** Values of secrets never go into details. */
  readonly details: Json;
}

/** Writes one audit entry in the transaction of its subject. */
export async function writeAudit(scope: CompanyScope, actor: AuditActor, entry: AuditEntry): Promise<void> {
  await writeAudits(scope, actor, [entry]);
}

/** The same for many entries together; each thousand is one parameter, for many would take many times longer. */
export async function writeAudits(
  scope: CompanyScope,
  actor: AuditActor,
  entries: readonly AuditEntry[],
): Promise<void> {
  for (let at = 0; at < entries.length; at += entriesAtOnce) {
    const rows = entries.slice(at, at + entriesAtOnce).map(({ action, subject, details }) => ({
      company_id: scope.companyId,
      actor_id: actor.userId,
      actor_name: actor.name,
      original_user_id: actor.originalUserId,
      action,
      subject,
      details,
      address: actor.address,
      tenant_ids: tenantsOf(subject, details),
    }));
    await sql`INSERT INTO audit (${columns}) SELECT ${columns}
      FROM jsonb_populate_recordset(NULL::audit, ${JSON.stringify(rows)}::jsonb)`.execute(scope.db);
  }
}

const entriesAtOnce = 1000;
const columns = sql`company_id, actor_id, actor_name, original_user_id, action, subject, details, address, tenant_ids`;

const tenantSubject = /^(?:location|group|tenant):(.+)$/;
const tenantNames = new Set(['tenant', 'tenantId', 'locationId', 'groupId', 'locations', 'locationIds', 'tenantIds']);

/**
 * The groups and locations that an entry is about. A person who sees only some tenants sees the entry only if these are among
 * them.
 */
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
