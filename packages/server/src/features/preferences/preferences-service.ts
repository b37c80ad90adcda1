import { isDeepStrictEqual } from 'node:util';
import {
  type BodyOf,
  type CompanyPreferences,
  type Operations,
  operations,
  type SavedPreferences,
} from '@servery/contract';
import { sql } from 'kysely';
import type { Actor } from '../../access/actor.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault.ts';
import { refuseChangedFields } from '../../platform/read-only-fields.ts';

const shownChanges = 20;
const nothingYet: CompanyPreferences = { marginFloor: null, priceViews: [] };

export async function readPreferences(scope: CompanyScope): Promise<SavedPreferences> {
  const newest = await scope.db
    .selectFrom('preferences')
    .select(['version', 'preferences'])
    .where('company_id', '=', scope.companyId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    ver: newest?.version ?? 0,
    // A preference that an older row lacks has its default.
    preferences: { ...nothingYet, ...newest?.preferences },
    history: await marginFloorHistory(scope),
  };
}

async function marginFloorHistory({ db, companyId }: CompanyScope): Promise<SavedPreferences['history']> {
  const rows = await db
    .with('saves', (saves) =>
      saves
        .selectFrom('preferences')
        .where('company_id', '=', companyId)
        .select(['version', 'saved_at', 'saved_by_name'])
        .select(sql<string | null>`preferences ->> 'marginFloor'`.as('floor'))
        .select(sql<string | null>`lag(preferences ->> 'marginFloor') OVER (ORDER BY version)`.as('before')),
    )
    .selectFrom('saves')
    .selectAll()
    .where('floor', 'is distinct from', (saves) => saves.ref('before'))
    .orderBy('version', 'desc')
    .limit(shownChanges)
    .execute();
  return rows.map(({ version, saved_at, saved_by_name, floor }) => ({
    ver: version,
    at: saved_at.toISOString(),
    by: saved_by_name,
    marginFloor: floor,
  }));
}

/** @throws Fault 409 with the preferences that were saved since */
export async function savePreferences(
  scope: CompanyScope,
  actor: Actor,
  body: BodyOf<Operations['putPreferences']>,
): Promise<SavedPreferences> {
  const { ver, preferences } = body;
  // Two who save at once queue here, so that the second one gets the conflict.
  await scope.db.selectFrom('companies').select('id').where('id', '=', scope.companyId).forUpdate().execute();
  const before = await readPreferences(scope);
  if (before.ver !== ver) throw new Fault(409, 'CONFLICTING EDIT', { extra: { current: before } });
  refuseChangedFields(operations.putPreferences.readOnly, body, before);
  if (isDeepStrictEqual(before.preferences, preferences)) return before;
  await scope.db
    .insertInto('preferences')
    .values({
      company_id: scope.companyId,
      version: ver + 1,
      preferences: JSON.stringify(preferences),
      saved_by_name: actor.name,
    })
    .execute();
  await writeAudit(scope, actor, {
    action: 'EDIT_PREFERENCES',
    subject: `company:${scope.companyId}`,
    details: {
      marginFloor: { from: before.preferences.marginFloor, to: preferences.marginFloor },
      priceViews: { from: namesOf(before.preferences), to: namesOf(preferences) },
    },
  });
  return readPreferences(scope);
}

function namesOf({ priceViews }: CompanyPreferences): string {
  return priceViews.map(({ name }) => name).join(', ');
}
