import { type GrantTarget, type PublishWorkflow, workflowKinds } from '@servery/domain';
import { onlyDocumentId } from '../../configuration/kinds.ts';
import { namedVersionsAt, readHeadVersions } from '../../configuration/versions/named-versions.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import type { PublicationPlan } from '../../platform/database/tables.ts';

export type WorkflowName = PublishWorkflow;

export interface PlannedLocation {
  readonly target: GrantTarget;
  readonly menuId: string | null;
  readonly groupName: string | null;
  /** IANA */
  readonly timezone: string;
}

/** The locations behind ids, in the order of their names. */
export async function readLocations(scope: CompanyScope, ids: readonly string[]): Promise<PlannedLocation[]> {
  const rows = await scope.db
    .selectFrom('tenants')
    .select(['id', 'type', 'group_id', 'menu_id', 'timezone'])
    .where('company_id', '=', scope.companyId)
    .where('type', '=', 'LOCATION')
    .where('deleted_at', 'is', null)
    .where('id', '=', anyOf(ids))
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    target: { id: row.id, type: row.type, groupId: row.group_id },
    menuId: row.menu_id,
    groupName: row.group_id,
    timezone: row.timezone,
  }));
}

/** Names the current versions: the reviewed versions go out, whatever is saved later. By location. */
export async function planLocations(
  scope: CompanyScope,
  workflow: WorkflowName,
  locations: readonly PlannedLocation[],
): Promise<ReadonlyMap<string, PublicationPlan>> {
  const tenants = locations.flatMap(({ target }) =>
    target.groupId === null ? [target.id] : [target.id, target.groupId],
  );
  const heads = await readHeadVersions(scope, tenants);
  const planOf = ({ target, menuId }: PlannedLocation): PublicationPlan => {
    const plan: PublicationPlan = {};
    for (const kind of workflowKinds[workflow]) {
      const documentId = kind === 'menu' ? menuId : onlyDocumentId(kind, scope.companyId);
      const versions = documentId === null ? undefined : namedVersionsAt(heads, { kind, documentId, target });
      if (versions !== undefined) plan[kind] = versions;
    }
    return plan;
  };
  return new Map(locations.map((location) => [location.target.id, planOf(location)]));
}
