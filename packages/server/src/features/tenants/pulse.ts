import { createHash } from 'node:crypto';
import { auditActions } from '@servery/domain';
import type { CompanyScope } from '../../platform/database/database.ts';

/** Entries that may be written at the same time: the one with the higher number is seen first at times. */
const entries = 20;

/** A mark of the last action in the company, sign-ins left out: read from the end of the audit, however long that is. */
export async function readPulse(scope: CompanyScope): Promise<string> {
  const rows = await scope.db
    .selectFrom('audit')
    .select('sequence')
    .where('company_id', '=', scope.companyId)
    .where('action', 'not in', auditActions.signIns)
    .orderBy('sequence', 'desc')
    .limit(entries)
    .execute();
  return markOf(rows.map(({ sequence }) => sequence));
}

/** The same for notifications: a mark of the notifications written last. */
export async function readNotificationPulse(scope: CompanyScope): Promise<string> {
  const rows = await scope.db
    .selectFrom('notifications')
    .select(['id', 'moved_at'])
    .where('company_id', '=', scope.companyId)
    .orderBy('moved_at', 'desc')
    .orderBy('id')
    .limit(entries)
    .execute();
  return markOf(rows.map(({ id, moved_at }) => `${id}@${moved_at.getTime()}`));
}

function markOf(last: readonly (string | number)[]): string {
  return createHash('sha256').update(last.join(' ')).digest('base64url').slice(0, 16);
}
