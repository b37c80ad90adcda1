import { workflowKinds } from '@servery/domain';
import { computedParts } from '../../../configuration/computed/computed-parts.ts';
import type { CompanyScope, Database } from '../../../platform/database/database.ts';
import type { PublicationPlan } from '../../../platform/database/tables.ts';
import { Fault } from '../../../platform/fault.ts';
import { isOutage } from '../../../platform/outages.ts';
import { type Artifact, type BuildableDocument, buildArtifact, completeOnce, documentKey } from '../artifacts.ts';
import { readLocations } from '../publication-plan.ts';

/** The documents that a piece of locations gets. A location that is in neither map stays open. */
export interface BuiltLocations {
  readonly artifacts: ReadonlyMap<string, readonly Artifact[]>;
  /** Why they get nothing: a Fault, or the error of the server. */
  readonly refused: ReadonlyMap<string, unknown>;
  /** An outage of a moment, for which documents were not built. */
  readonly leftOpen: Fault | undefined;
}

interface Piece {
  readonly companyId: string;
  readonly locationIds: readonly string[];
  /** By location. */
  readonly plans: ReadonlyMap<string, PublicationPlan>;
  /** Called before each document. */
  readonly renew: () => Promise<void>;
  /** Takes the error that the server met at a document, once for all locations that were to get it. */
  readonly onError: (error: unknown) => void;
}

/**
 * Builds the documents of locations, each once for all that get the same.
 * @throws Fault of an outage that lasts
 */
export async function buildLocations(
  database: Database,
  { companyId, locationIds, plans, renew, onError }: Piece,
): Promise<BuiltLocations> {
  const documents = await database.inCompany(companyId, (scope) => documentsOf(scope, locationIds, plans));
  const complete = completeOnce();
  const artifacts = new Map<string, Artifact[]>(documents.there.map((id) => [id, []]));
  const refused = new Map<string, unknown>();
  let leftOpen: Fault | undefined;
  for (const { named, locationIds: getting } of documents.distinct) {
    await renew();
    try {
      const artifact = await buildArtifact(database, companyId, { named, complete });
      if (artifact !== undefined) for (const id of getting) artifacts.get(id)?.push(artifact);
    } catch (error) {
      for (const id of getting) artifacts.delete(id);
      if (isOutage(error) && error.code !== 'DATABASE_BUSY') throw error;
      if (isOutage(error)) leftOpen = error;
      else for (const id of getting) refused.set(id, error);
      if (!(error instanceof Fault)) onError(error);
    }
  }
  return { artifacts, refused, leftOpen };
}

interface DistinctDocument {
  readonly named: BuildableDocument;
  readonly locationIds: readonly string[];
}

/** The documents that locations get, each with those that get it; and which of the locations are there. */
async function documentsOf(scope: CompanyScope, locationIds: readonly string[], plans: Piece['plans']) {
  const targets = (await readLocations(scope, locationIds)).map(({ target }) => target);
  const distinct: DistinctDocument[] = [];
  for (const kind of Object.values(workflowKinds).flat()) {
    const getting = targets.filter(({ id }) => plans.get(id)?.[kind] !== undefined);
    const values = getting.length === 0 ? undefined : await computedParts[kind]?.readMany(scope, getting);
    const named = getting.flatMap((target): BuildableDocument[] => {
      const versions = plans.get(target.id)?.[kind];
      return versions === undefined ? [] : [{ kind, target, versions, value: values?.get(target.id) }];
    });
    for (const [first, ...others] of Map.groupBy(named, documentKey).values())
      if (first !== undefined)
        distinct.push({ named: first, locationIds: [first, ...others].map(({ target }) => target.id) });
  }
  return { there: targets.map(({ id }) => id), distinct };
}
