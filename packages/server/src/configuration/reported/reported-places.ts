import { reportRights } from '../../access/access-table.ts';
import type { Actor } from '../../access/actor.ts';
import { reachByRight } from '../../access/reach-by-right.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { chosenPlaces, type PlacesQuery } from '../chosen-places.ts';

interface Asked {
  readonly actor: Actor;
  readonly query: PlacesQuery;
}

/** Ids of the locations that a report is asked for and its reader may see the reports of; undefined for the whole company. */
export async function reportedPlaces(scope: CompanyScope, { actor, query }: Asked) {
  return chosenPlaces(scope, await reachByRight(scope, actor.grants, reportRights), query);
}
