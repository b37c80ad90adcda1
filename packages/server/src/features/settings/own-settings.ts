import type { GrantTarget } from '@servery/domain';
import { sql } from 'kysely';
import type { Actor } from '../../access/actor.ts';
import { onlyDocumentId } from '../../configuration/kinds.ts';
import { withheldFrom } from '../../configuration/secrets/withheld.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import { copyTargets } from './copy-targets.ts';

interface OwnAsked {
  readonly places: readonly string[];
  readonly locationIds: readonly string[];
}

interface OwnAtPlace {
  readonly place: string;
  readonly changes: number;
}

/** How many changes locations keep for themselves in each of some places; places that the person may not read there are left out. */
export async function countOwnSettings(scope: CompanyScope, actor: Actor, { places, locationIds }: OwnAsked) {
  const targets = await copyTargets(scope, actor, { locationIds, places: [] });
  // Of people with rights at some places, where the same is withheld is asked together.
  const alike = Map.groupBy(targets, (target) => withheldFrom(actor, 'locationSettings', target).join());
  const counts: OwnAtPlace[] = [];
  for (const [withheld, some] of alike) {
    const hidden = new Set(withheld.split(','));
    const readable = places.filter((place) => !hidden.has(place.split('.', 1).join()));
    counts.push(...(await countAt(scope, some, readable)));
  }
  return [...Map.groupBy(counts, ({ place }) => place)].map(([place, rows]) => ({
    place,
    changes: rows.reduce((sum, { changes }) => sum + changes, 0),
  }));
}

/** LATERAL with LIMIT finds the newest version of one location by its key, whatever the planner believes of the table. */
async function countAt(scope: CompanyScope, targets: readonly GrantTarget[], places: readonly string[]) {
  const { rows } = await sql<OwnAtPlace>`
    SELECT asked.place, count(*)::int AS changes
    FROM documents own
    CROSS JOIN LATERAL (
      SELECT said.override_changes FROM document_versions said
      WHERE said.company_id = own.company_id AND said.kind = own.kind AND said.document_id = own.document_id
        AND said.tenant_id = own.tenant_id AND said.version = own.version LIMIT 1) said
    CROSS JOIN LATERAL jsonb_array_elements(said.override_changes) AS change
    JOIN unnest(${places}::text[]) AS asked (place)
      ON asked.place IN (change -> 'path' ->> 0, concat_ws('.', change -> 'path' ->> 0, change -> 'path' ->> 1))
    WHERE own.company_id = ${scope.companyId} AND own.kind = 'locationSettings'
      AND own.document_id = ${onlyDocumentId('locationSettings', scope.companyId)} AND own.deleted_at IS NULL
      AND own.kept_changes > 0 AND own.tenant_id = ${anyOf(targets.map(({ id }) => id))}
    GROUP BY asked.place`.execute(scope.db);
  return rows;
}
