import type { MovedVersions } from '@servery/contract';
import { workflowKinds } from '@servery/domain';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import type { NamedVersions, PublicationPlan } from '../../platform/database/tables.ts';
import type { WorkflowName } from './publication-plan.ts';
import { precedingRuns } from './rollout/preceding-runs.ts';

interface Row {
  readonly location_id: string;
  readonly plan: PublicationPlan;
  readonly ended_at: Date | null;
}

interface Publication {
  readonly id: string;
  readonly workflow: WorkflowName;
  readonly action: 'PUBLISH' | 'REVERT';
}

/** A board shows versions of no more locations than this; the history of each is read. */
const revertsLookedUp = 20;

/**
 * The versions that a publication moves at each location: from those before it, or published now, to those that it brought, or will bring.
 * A revert that has not ended names the versions it will bring back at up to 20 locations, null at further ones and where there is nothing before.
 */
export async function movedVersions(
  scope: CompanyScope,
  publication: Publication,
  rows: readonly Row[],
): Promise<Map<string, MovedVersions[]>> {
  const [brought, standing] = [await readBrought(scope, publication.id, rows), await readStanding(scope, rows)];
  const back = publication.action === 'REVERT' ? await readBack(scope, publication.workflow, rows) : undefined;
  const versionsOf = (row: Row) =>
    workflowKinds[publication.workflow].flatMap((kind): MovedVersions[] => {
      const key = `${row.location_id}|${kind}`;
      const entry = brought.get(key);
      const from = entry === undefined ? (standing.get(key) ?? null) : entry.from;
      const planned = back === undefined ? row.plan[kind] : row.ended_at === null ? back.get(key) : from;
      const to = entry === undefined ? (planned ?? null) : entry.to;
      return from === null && to === null ? [] : [{ kind, from, to }];
    });
  return new Map(rows.map((row) => [row.location_id, versionsOf(row)]));
}

/** PB-16: by location and kind. */
async function readBack(scope: CompanyScope, workflow: WorkflowName, rows: readonly Row[]) {
  const back = new Map<string, NamedVersions>();
  const open = rows.filter(({ ended_at }) => ended_at === null).slice(0, revertsLookedUp);
  const ids = open.map((row) => row.location_id);
  for (const kind of workflowKinds[workflow])
    for (const [id, { versions }] of await precedingRuns(scope, kind, ids)) back.set(`${id}|${kind}`, versions);
  return back;
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
