import { type NotificationEntry, notificationFactsSchema } from '@servery/contract';
import type { GrantObject, PublishFacts } from '@servery/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import { coveredBy, type Reader } from './concerning.ts';

type Facts = NotificationEntry['facts'];

interface FoundRow {
  readonly id: string;
  readonly kind: string;
  readonly publication_id: string | null;
  readonly details: unknown;
}

const stopSchema = z.object({ state: z.enum(['FAILED', 'HELD', 'CONTINUED']), by: z.string().nullable() });

/** The facts that each row tells the reader; of a publication, only its outcome at the stores that the reader sees. */
export async function withFacts(
  scope: CompanyScope,
  reader: Pick<Reader, 'grants'>,
  rows: readonly FoundRow[],
): Promise<ReadonlyMap<string, Facts>> {
  const publications = await readPublishes(scope, {
    ids: rows.flatMap(({ publication_id }) => publication_id ?? []),
    visible: reader.grants.map(({ grantedOn }) => grantedOn),
  });
  return new Map(
    rows.flatMap((row): [string, Facts][] => {
      const told = factsOf(row, publications);
      return told === undefined ? [] : [[row.id, told]];
    }),
  );
}

function factsOf(
  { kind, publication_id, details }: FoundRow,
  publications: ReadonlyMap<string, PublishFacts>,
): Facts | undefined {
  if (publication_id === null)
    return notificationFactsSchema.parse({ ...z.record(z.string(), z.unknown()).parse(details), kind });
  const publish = publications.get(publication_id);
  if (publish === undefined) return undefined;
  return kind === 'PUBLISH_STOPPED'
    ? { kind, publish, ...stopSchema.parse(details) }
    : { kind: 'PUBLISH_FINISHED', publish };
}

interface AskedPublishes {
  readonly ids: readonly string[];
  /** The objects that the reader holds any role on. */
  readonly visible: readonly GrantObject[];
}

/**
 * OFFSET 0 keeps the search for a store by its id: without statistics, the database compares every store of a group with every
 * location of the publication.
 */
async function readPublishes(
  { db, companyId }: CompanyScope,
  { ids, visible }: AskedPublishes,
): Promise<ReadonlyMap<string, PublishFacts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<PublishFacts>`
    SELECT publications.id AS "publicationId", workflow, action, publications.name, started_by_name AS "startedBy",
      reached.total, reached.sent, reached.failed, reached."failedAt",
      CASE WHEN reached.sent = reached.total THEN reached.last END AS last
    FROM publications CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE sent.state <> 'TERMINATED')::int AS total, count(*) FILTER (WHERE sent.state = 'COMPLETED')::int AS sent,
        count(*) FILTER (WHERE sent.state = 'FAILED')::int AS failed,
        (jsonb_agg(jsonb_build_object('store', tenants.name, 'error', coalesce(sent.error, '')) ORDER BY tenants.name)
          FILTER (WHERE sent.state = 'FAILED')) -> 0 AS "failedAt",
        (jsonb_agg(jsonb_build_object('store', tenants.name, 'at', to_char(said.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          ORDER BY said.at DESC) FILTER (WHERE said.at IS NOT NULL)) -> 0 AS last
      FROM publication_locations AS sent
      CROSS JOIN LATERAL (SELECT id, name, group_id FROM tenants AS one
        WHERE one.company_id = sent.company_id AND one.id = sent.location_id OFFSET 0) AS tenants
      LEFT JOIN LATERAL (SELECT max(at) AS at FROM acknowledgements AS one
        WHERE one.company_id = sent.company_id AND one.location_id = sent.location_id) AS said ON true
      WHERE sent.company_id = publications.company_id AND sent.publication_id = publications.id
        AND ${coveredBy(visible, 'tenants')}) AS reached
    WHERE publications.company_id = ${companyId} AND publications.id = ${anyOf(ids)}`.execute(db);
  return new Map(rows.map((row) => [row.publicationId, row]));
}
