import type { MovedSync } from '@servery/contract';
import type { Grant } from '@servery/domain';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import { readMark, writtenSince } from '../../platform/database/moved-since.ts';
import { readContactGroups } from './sync-contacts.ts';
import { listSyncStatus } from './sync-status.ts';

/** The same as the sync status, but of the moved locations: a screen that watches thousands of locations receives a few. */
export async function listMovedSync(scope: CompanyScope, grants: readonly Grant[], given: string): Promise<MovedSync> {
  const { now, since } = await readMark(scope, given, grants);
  const ids = since === undefined ? 'all' : await movedLocations(scope, since);
  if (since === undefined || ids === 'all') {
    const moved = await listSyncStatus(scope, grants);
    return { since: now, isWhole: true, moved, gone: [], contacts: [] };
  }
  const moved = ids.length === 0 ? [] : await listSyncStatus(scope, grants, ids);
  const there = new Set(moved.map(({ id }) => id));
  const contacts = await readContactGroups(scope, grants, since);
  return { since: now, isWhole: false, moved, gone: ids.filter((id) => !there.has(id)), contacts };
}

/** Locations of which anything that the sync status shows was written, but for their contacts; all of them after a save of the company. */
async function movedLocations(scope: CompanyScope, since: string): Promise<readonly string[] | 'all'> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM tenants WHERE company_id = ${scope.companyId} AND ${writtenSince('tenants', since)}
    UNION SELECT location_id FROM published WHERE company_id = ${scope.companyId} AND ${writtenSince('published', since)}
    UNION SELECT location_id FROM acknowledgements WHERE company_id = ${scope.companyId} AND ${writtenSince('acknowledgements', since)}
    UNION SELECT tenant_id FROM documents WHERE company_id = ${scope.companyId} AND ${writtenSince('documents', since)}
    UNION SELECT member.id FROM documents JOIN tenants AS member
      ON member.company_id = documents.company_id AND member.group_id = documents.tenant_id
      WHERE documents.company_id = ${scope.companyId} AND ${writtenSince('documents', since)}`.execute(scope.db);
  const ids = rows.map(({ id }) => id);
  return ids.includes('') ? 'all' : ids;
}
