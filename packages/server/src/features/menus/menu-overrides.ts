import type { VersionedRecord } from '@servery/contract';
import { mayOn, mayOnCompany } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { type DocumentHead, readHead } from '../../configuration/documents-store.ts';
import { effectiveOf, readLayers, readRecord } from '../../configuration/layers.ts';
import type { SavedBelow } from '../../configuration/saving/layer-hooks.ts';
import { type OverrideSave, saveBase, saveOverride } from '../../configuration/saving/saves.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault.ts';

/** @throws Fault as the save of an override; 403 when the whole menu is not this person's to save */
export async function saveMenuOverride(
  scope: CompanyScope,
  actor: Actor,
  save: OverrideSave,
): Promise<VersionedRecord> {
  await saveOverride(scope, actor, save);
  await saveSingleUse(scope, actor, save);
  const after = await readRecord(scope, save);
  if (after === undefined) throw notFound();
  return after.record;
}

/**
 * MN-05: a menu made for one location is also saved whole, as that location has it, which every location that has it sees.
 * @throws Fault 403 when the whole menu is not this person's to save
 */
export async function saveSingleUse(
  scope: CompanyScope,
  actor: Actor,
  save: SavedBelow,
): Promise<DocumentHead | undefined> {
  const { documentId, target, automatic } = save;
  const base = await readHead(scope, { kind: 'menu', documentId, tenantId: '' });
  if (base?.singleUse !== true || target.type !== 'LOCATION') return undefined;
  await requireOwnMenu(scope, actor, { menu: base, locationId: target.id });
  const layers = await readLayers(scope, { kind: 'menu', documentId, target });
  if (layers === undefined) throw notFound();
  const { name, description, singleUse, version } = layers.base;
  const { document } = effectiveOf(layers);
  const whole = { kind: 'menu', documentId, name, description, singleUse, expectedVersion: version, document } as const;
  return saveBase(scope, actor, { ...whole, automatic });
}

interface MenuThere {
  readonly menu: DocumentHead;
  readonly locationId: string;
}

/** The location has this menu, and the person edits menus at every location that has it; or manages those of the company. */
async function requireOwnMenu(scope: CompanyScope, actor: Actor, { menu, locationId }: MenuThere): Promise<void> {
  if (mayOnCompany(actor.grants, ['MANAGE_MENUS'])) return;
  const rows = await scope.db
    .selectFrom('tenants')
    .select(['id', 'type', 'group_id'])
    .where('company_id', '=', scope.companyId)
    .where('menu_id', '=', menu.documentId)
    .where('deleted_at', 'is', null)
    .execute();
  const targets = rows.map((row) => ({ id: row.id, type: row.type, groupId: row.group_id }));
  const isHere = targets.some(({ id }) => id === locationId);
  if (isHere && targets.every((target) => mayOn(actor.grants, ['OVERRIDE_MENUS'], target))) return;
  const message = isHere
    ? 'This menu is also assigned to locations that you do not have permission to edit.'
    : 'This menu is not assigned to this location.';
  const errors = [{ code: 'FORBIDDEN', message, path: 'params.menuId' }];
  throw new Fault(403, 'FORBIDDEN', { errors, extra: { errors } });
}
