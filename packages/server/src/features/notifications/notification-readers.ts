import { defaultPreferences, isTimeZone, type NotificationPreferences } from '@servery/domain';
import { sql } from 'kysely';
import type { Actor } from '../../access/actor.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { Reader } from './concerning.ts';

/** The caller as a reader, with the saved preferences or the default. */
export async function readReader(scope: CompanyScope, { userId, grants, staffGrants }: Actor): Promise<Reader> {
  const saved = await scope.db
    .selectFrom('notification_readers')
    .select('preferences')
    .where('company_id', '=', scope.companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const preferences = saved?.preferences ?? (await usualPreferences(scope, userId));
  return { userId, grants, staffGrants, preferences };
}

/** Until a person saves their own: the clock of the first store where the person works, else of the company's first. */
export async function usualPreferences(
  { db, companyId }: CompanyScope,
  userId: string,
): Promise<NotificationPreferences> {
  const row = await db
    .selectFrom('tenants')
    .select('timezone')
    .where('company_id', '=', companyId)
    .where('type', '=', 'LOCATION')
    .where('deleted_at', 'is', null)
    .orderBy(
      sql`EXISTS (SELECT FROM grants WHERE grants.company_id = tenants.company_id AND grants.user_id = ${userId}
        AND grants.object_id IN (tenants.id, tenants.group_id)) DESC`,
    )
    .orderBy('name')
    .limit(1)
    .executeTakeFirst();
  return defaultPreferences(row !== undefined && isTimeZone(row.timezone) ? row.timezone : 'UTC');
}
