import {
  defaultPreferences,
  type Grant,
  isPermission,
  isTimeZone,
  type NotificationPreferences,
  type StaffDataKeeper,
  staffGrants,
} from '@servery/domain';
import { sql } from 'kysely';
import { grantObjectOf } from '../../../access/actor.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/lists.ts';
import type { MailPerson } from '../../../platform/mail/letter.ts';
import type { Reader } from '../concerning.ts';

/** Somebody who can be mailed, with the rights of this moment. */
export interface MailReader extends Reader {
  readonly person: MailPerson;
}

interface GrantOfPerson {
  readonly roleId: string;
  readonly roleName: string;
  readonly permissions: readonly string[];
  readonly object_type: 'GLOBAL' | 'GROUP' | 'LOCATION';
  readonly object_id: string;
}

interface FoundPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly keeper: StaffDataKeeper;
  readonly preferences: NotificationPreferences | null;
  readonly timezone: string | null;
  readonly grants: readonly GrantOfPerson[];
}

/** The people of the company who may sign in and hold a role, in one statement however many there are. `only`: of these. */
export async function readMailReaders(
  { db, companyId }: CompanyScope,
  only?: readonly string[],
): Promise<readonly MailReader[]> {
  const { rows } = await sql<FoundPerson>`
    WITH first AS (SELECT timezone FROM tenants WHERE company_id = ${companyId} AND type = 'LOCATION' AND deleted_at IS NULL
      ORDER BY name LIMIT 1)
    SELECT users.id, users.display_name AS name, users.email, companies.staff_data AS keeper, readers.preferences,
      coalesce(held.timezone, (SELECT timezone FROM first)) AS timezone, held.grants
    FROM users JOIN companies ON companies.id = users.company_id
    CROSS JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object('roleId', roles.id, 'roleName', roles.name, 'permissions', roles.permissions,
          'object_type', object_type, 'object_id', object_id)) AS grants, min(home.timezone) AS timezone
      FROM grants JOIN roles ON roles.company_id = grants.company_id AND roles.id = grants.role_id
      LEFT JOIN tenants AS home ON home.company_id = grants.company_id AND home.id = grants.object_id
      WHERE grants.company_id = users.company_id AND grants.user_id = users.id) AS held
    JOIN identities ON identities.company_id = users.company_id AND identities.user_id = users.id AND identities.status = 'ACTIVE'
    LEFT JOIN notification_readers AS readers ON readers.company_id = users.company_id AND readers.user_id = users.id
    WHERE users.company_id = ${companyId} AND users.deactivated_at IS NULL AND users.email IS NOT NULL AND held.grants IS NOT NULL
      ${only === undefined ? sql`` : sql`AND users.id = ${anyOf(only)}`}`.execute(db);
  return rows.map(readerOf);
}

function readerOf({ id, name, email, keeper, preferences, timezone, grants }: FoundPerson): MailReader {
  const held = grants.map(
    (grant): Grant => ({
      roleId: grant.roleId,
      roleName: grant.roleName,
      permissions: grant.permissions.filter(isPermission),
      grantedOn: grantObjectOf(grant),
    }),
  );
  return {
    userId: id,
    person: { name, email },
    grants: held,
    staffGrants: staffGrants({ keeper, grants: held, isOutsider: false }),
    preferences: preferences ?? defaultPreferences(timezone !== null && isTimeZone(timezone) ? timezone : 'UTC'),
  };
}
