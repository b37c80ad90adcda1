import { sql } from 'kysely';
import type { AuditActor } from '../platform/audit.ts';
import type { CompanyScope } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { tellAll } from '../platform/notifications/tell.ts';

/** A role that a person got or lost; `place` empty: on the whole company. */
export interface MovedRole {
  readonly userId: string;
  readonly roleId: string;
  readonly place: string;
  readonly isGained: boolean;
}

interface NamedPerson {
  readonly user_id: string;
  readonly person: string;
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  readonly places: readonly string[];
}

/** Tells the others who give rights there whose roles a person changed: one entry per person, however many roles. */
export async function tellRights(scope: CompanyScope, actor: AuditActor, moved: readonly MovedRole[]): Promise<void> {
  if (moved.length === 0) return;
  const { rows } = await sql<NamedPerson>`
    SELECT users.id AS user_id, users.display_name AS person,
      coalesce(jsonb_agg(${roleAt} ORDER BY roles.name) FILTER (WHERE moved."isGained"), '[]') AS gained,
      coalesce(jsonb_agg(${roleAt} ORDER BY roles.name) FILTER (WHERE NOT moved."isGained"), '[]') AS lost,
      jsonb_agg(DISTINCT moved.place) AS places
    FROM jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)
      AS moved ("userId" text, "roleId" text, place text, "isGained" boolean)
    JOIN users ON users.company_id = ${scope.companyId} AND users.id = moved."userId"
    JOIN roles ON roles.company_id = ${scope.companyId} AND roles.id = moved."roleId"
    LEFT JOIN tenants ON tenants.company_id = ${scope.companyId} AND tenants.id = moved.place
    GROUP BY users.id, users.display_name`.execute(scope.db);
  await tellAll(
    scope,
    rows.map(({ user_id, person, gained, lost, places }) => ({
      id: `rights:${newId('ntf')}`,
      kind: 'RIGHTS_CHANGED',
      audience: 'GIVES_RIGHTS',
      state: 'TOLD',
      actorId: actor.userId,
      tenantIds: places.includes('') ? [] : places,
      details: { by: actor.name, userId: user_id, person, gained, lost },
    })),
  );
}

/** `Store manager at Pier 39` */
const roleAt = sql`to_jsonb(roles.name || coalesce(' at ' || tenants.name, ''))`;
