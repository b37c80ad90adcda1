import type { MovedVersions } from '@servery/contract';
import { workflowKinds } from '@servery/domain';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import type { NamedVersions, PublicationPlan } from '../../platform/database/tables.ts';
import type { WorkflowName } from './publication-plan.ts';

interface Row {
  readonly location_id: string;
  readonly plan: PublicationPlan;
}

/** What a publication moves at each location: from what stood before it, or stands, to what it brought, or will bring. */
export async function movedVersions(
  scope: CompanyScope,
  publication: { readonly id: string; readonly workflow: WorkflowName },
  rows: readonly Row[],
): Promise<Map<string, MovedVersions[]>> {
  const [brought, standing] = [await readBrought(scope, publication.id, rows), await readStanding(scope, rows)];
  const versionsOf = (row: Row) =>
    workflowKinds[publication.workflow].flatMap((kind): MovedVersions[] => {
      const key = `${row.location_id}|${kind}`;
      const entry = brought.get(key);
      const from = entry === undefined ? (standing.get(key) ?? null) : entry.from;
      const to = entry === undefined ? (row.plan[kind] ?? null) : entry.to;
      return from === null && to === null ? [] : [{ kind, from, to }];
    });
  return new Map(rows.map((row) => [row.location_id, versionsOf(row)]));
}

async function readBrought(scope: CompanyScope, publicationId: string, asked: readonly Row[]) {
  const rows = await scope.db
    .selectFrom('published_history as here')
    .leftJoin('published_history as before', (join) =>
      join
        .onRef('before.company_id', '=', 'here.company_id')
        .onRef('before.location_id', '=', 'here.location_id')
        .onRef('before.kind', '=', 'here.kind')
        .on((eb) => eb('before.sequence', '=', eb('here.sequence', '-', 1))),
    )
    .select(['here.location_id', 'here.kind', 'here.versions as to', 'before.versions as from'])
    .where('here.company_id', '=', scope.companyId)
    .where('here.publication_id', '=', publicationId)
    .where('here.location_id', '=', anyOf(asked.map((row) => row.location_id)))
    .execute();
  return new Map(rows.map(({ location_id, kind, from, to }) => [`${location_id}|${kind}`, { from, to }]));
}

async function readStanding(scope: CompanyScope, rows: readonly Row[]): Promise<Map<string, NamedVersions>> {
  const standing = await scope.db
    .selectFrom('published')
    .select(['location_id', 'kind', 'versions'])
    .where('company_id', '=', scope.companyId)
    .where('location_id', '=', anyOf(rows.map((row) => row.location_id)))
    .execute();
  return new Map(standing.map(({ location_id, kind, versions }) => [`${location_id}|${kind}`, versions]));
}
