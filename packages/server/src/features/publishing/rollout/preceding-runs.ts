import { workflowKinds } from '@servery/domain';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../platform/database/database.ts';
import type { DocumentKind, NamedVersions } from '../../../platform/database/tables.ts';
import { Fault } from '../../../platform/fault.ts';
import type { Artifact } from '../artifacts.ts';
import type { WorkflowName } from '../publication-plan.ts';
import type { BuiltLocations } from './build-locations.ts';

/** PB-16: the documents before the newest publication of each kind, where there are any. */
export async function readPreceding(
  scope: CompanyScope,
  workflow: WorkflowName,
  locationIds: readonly string[],
): Promise<BuiltLocations> {
  const artifacts = new Map<string, Artifact[]>();
  for (const kind of workflowKinds[workflow])
    for (const [id, before] of await precedingRuns(scope, kind, locationIds))
      artifacts.set(id, [...(artifacts.get(id) ?? []), { kind, ...before, bytes: undefined, size: 0 }]);
  const without = locationIds.filter((id) => !artifacts.has(id));
  return {
    artifacts,
    refused: new Map(without.map((id) => [id, new Fault(404, 'NOTHING_TO_REVERT_TO')])),
    leftOpen: undefined,
  };
}

interface PrecedingRun {
  readonly hash: string;
  readonly versions: NamedVersions;
}

/** Entries of a location's history that are read at once: mostly two are enough. */
const [firstEntries, furtherEntries] = [4, 50];

interface Search {
  readonly reverted: number;
  readonly isNowFound: boolean;
  /** Entries from this one on are read. */
  readonly before: number;
}

const newest: Search = { reverted: 0, isNowFound: false, before: 2_147_483_647 };

/** The runs before the current ones: publications stack up, and a revert takes the top one off. Read from the newest, as far as needed. */
export async function precedingRuns(
  scope: CompanyScope,
  kind: DocumentKind,
  locationIds: readonly string[],
): Promise<ReadonlyMap<string, PrecedingRun>> {
  const found = new Map<string, PrecedingRun>();
  let searches = new Map(locationIds.map((id) => [id, newest]));
  for (let limit = firstEntries; searches.size > 0; limit = furtherEntries) {
    const entries = await readBefore(scope, { kind, searches, limit });
    const next = new Map<string, Search>();
    for (const [id, all] of Map.groupBy(entries, (entry) => entry.id)) {
      const outcome = searchOn(searches.get(id) ?? newest, all);
      if ('hash' in outcome) found.set(id, outcome);
      else if (all.length === limit) next.set(id, outcome);
    }
    searches = next;
  }
  return found;
}

interface Entry extends PrecedingRun {
  readonly id: string;
  readonly sequence: number;
  readonly action: 'PUBLISH' | 'REVERT';
}

function searchOn(search: Search, entries: readonly Entry[]): PrecedingRun | Search {
  let { reverted, isNowFound, before } = search;
  for (const { action, hash, versions, sequence } of entries) {
    before = sequence;
    if (action === 'REVERT') reverted += 1;
    else if (reverted > 0) reverted -= 1;
    else if (isNowFound) return { hash, versions };
    else isNowFound = true;
  }
  return { reverted, isNowFound, before };
}

interface HistoryPlaces {
  readonly kind: DocumentKind;
  readonly searches: ReadonlyMap<string, Search>;
  readonly limit: number;
}

/** Newest first at each location. */
async function readBefore(scope: CompanyScope, { kind, searches, limit }: HistoryPlaces): Promise<readonly Entry[]> {
  const places = [...searches].map(([id, { before }]) => ({ id, before }));
  const { rows } = await sql<Entry>`
    SELECT place.id, past.hash, past.versions, past.sequence, past.action
    FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS place (id text, before int)
    CROSS JOIN LATERAL (
      SELECT past.hash, past.versions, past.sequence, publications.action
      FROM published_history AS past
      JOIN publications ON publications.company_id = past.company_id AND publications.id = past.publication_id
      WHERE past.company_id = ${scope.companyId} AND past.location_id = place.id AND past.kind = ${kind}
        AND past.sequence < place.before
      ORDER BY past.sequence DESC LIMIT ${limit}) AS past
    ORDER BY place.id, past.sequence DESC`.execute(scope.db);
  return rows;
}
