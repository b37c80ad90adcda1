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
    })
    .execute();
}
