import { createHash } from 'node:crypto';
import { auditActions } from '@servery/domain';
import type { CompanyScope } from '../../platform/database/database.ts';

/** Entries that may be written at the same time: the one with the higher number is seen first at times. */
const entries = 20;

/** A mark of what was done last in the company, sign-ins left out: read from the end of the audit, however long that is. */
export async function readPulse(scope: CompanyScope): Promise<string> {
  const rows = await scope.db
    .selectFrom('audit')
    .select('sequence')
    .where('company_id', '=', scope.companyId)
    .where('action', 'not in', auditActions.signIns)
    .orderBy('sequence', 'desc')
    .limit(entries)
    .execute();
  const last = rows.map(({ sequence }) => sequence).join(' ');
  return createHash('sha256').update(last).digest('base64url').slice(0, 16);
}
