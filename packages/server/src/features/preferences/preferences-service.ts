import type { BodyOf, CompanyPreferences, Operations, SavedPreferences } from '@servery/contract';
import type { Actor } from '../../access/actor.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault.ts';

const shownSaves = 20;
const nothingYet: CompanyPreferences = { marginFloor: null };

export async function readPreferences(scope: CompanyScope): Promise<SavedPreferences> {
  const rows = await scope.db
    .selectFrom('preferences')
    .selectAll()
    .where('company_id', '=', scope.companyId)
    .orderBy('version', 'desc')
    .limit(shownSaves)
    .execute();
  const [newest] = rows;
  return {
    ver: newest?.version ?? 0,
    preferences: newest?.preferences ?? nothingYet,
    history: rows.map((row) => ({
      ver: row.version,
      at: row.saved_at.toISOString(),
      by: row.saved_by_name,
      preferences: row.preferences,
    })),
  };
}

/** @throws Fault 409 with what was saved meanwhile */
export async function savePreferences(
  scope: CompanyScope,
  actor: Actor,
  { ver, preferences }: BodyOf<Operations['putPreferences']>,
): Promise<SavedPreferences> {
  // Two who save at once queue here, so that the second one is told.
  await scope.db.selectFrom('companies').select('id').where('id', '=', scope.companyId).forUpdate().execute();
  const before = await readPreferences(scope);
  if (before.ver !== ver) throw new Fault(409, 'CONFLICTING EDIT', { extra: { current: before } });
  if (before.preferences.marginFloor === preferences.marginFloor) return before;
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
    details: { marginFloor: { from: before.preferences.marginFloor, to: preferences.marginFloor } },
  });
  return readPreferences(scope);
}
