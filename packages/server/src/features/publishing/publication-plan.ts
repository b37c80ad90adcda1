import type { GrantTarget, PublishWorkflow } from '@servery/domain';
import { onlyDocumentId } from '../../configuration/kinds.ts';
import { namedVersionsOf, readLayers } from '../../configuration/layers.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind, PublicationPlan } from '../../platform/database/tables.ts';

export type WorkflowName = PublishWorkflow;

/** PB-23: what each workflow carries. */
export const workflowKinds: Readonly<Record<WorkflowName, readonly DocumentKind[]>> = {
  locations: ['menu', 'locationSettings'],
  employment: ['employment'],
};

export interface PlannedLocation {
  readonly target: GrantTarget;
  readonly menuId: string | null;
  readonly groupName: string | null;
}

/** The locations behind ids, in the order of their names. */
export async function readLocations(scope: CompanyScope, ids: readonly string[]): Promise<PlannedLocation[]> {
  const rows = await scope.db
    .selectFrom('tenants')
    .select(['id', 'type', 'group_id', 'menu_id'])
    .where('company_id', '=', scope.companyId)
    .where('type', '=', 'LOCATION')
    .where('deleted_at', 'is', null)
    .where('id', 'in', [...new Set(ids)])
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    target: { id: row.id, type: row.type, groupId: row.group_id },
    menuId: row.menu_id,
    groupName: row.group_id,
  }));
}

/** Names the versions that stand now: what was reviewed is what goes out, whatever is saved later. */
export async function planLocation(
  scope: CompanyScope,
  workflow: WorkflowName,
  location: PlannedLocation,
): Promise<PublicationPlan> {
  const plan: PublicationPlan = {};
  for (const kind of workflowKinds[workflow]) {
    const documentId = kind === 'menu' ? location.menuId : onlyDocumentId(kind, scope.companyId);
    const layers = documentId === null ? undefined : await readLayers(scope, kind, documentId, location.target);
    if (layers !== undefined && layers.base.version > 0) plan[kind] = namedVersionsOf(layers);
  }
  return plan;
}
