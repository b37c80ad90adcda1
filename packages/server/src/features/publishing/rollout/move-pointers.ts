import { sql } from 'kysely';
import { nudgeTerminals } from '../../../configuration/terminal-topic.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/lists.ts';
import { type Artifact, storeSnapshots } from '../artifacts.ts';

interface Moved {
  /** A piece: they are written together. */
  readonly locationIds: readonly string[];
  /** By location. */
  readonly artifacts: ReadonlyMap<string, readonly Artifact[]>;
  readonly at: Date;
}

/**
 * Points locations to the documents built for them, by set. The number of a location's entry follows from the pointer that the same
 * statement locks, so that two publications that move one pointer count it twice, and never meet at one number.
 */
export async function movePointers(
  scope: CompanyScope,
  publicationId: string,
  { locationIds, artifacts, at }: Moved,
): Promise<void> {
  const moved = locationIds.flatMap((id) => (artifacts.get(id) ?? []).map((artifact) => ({ id, artifact })));
  await storeSnapshots(
    scope,
    moved.map(({ artifact }) => artifact),
  );
  const publishedAt = at.toISOString();
  const rows = moved.map(({ id, artifact: { kind, hash, versions } }) => ({
    company_id: scope.companyId,
    location_id: id,
    kind,
    hash,
    versions,
    publication_id: publicationId,
    published_at: publishedAt,
  }));
  const columns = sql`company_id, location_id, kind, hash, versions, sequence, publication_id, published_at`;
  await sql`
    WITH moved AS (
      INSERT INTO published (${columns})
      SELECT said.company_id, said.location_id, said.kind, said.hash, said.versions,
        coalesce((SELECT max(past.sequence) FROM published_history AS past WHERE past.company_id = said.company_id
          AND past.location_id = said.location_id AND past.kind = said.kind), 0) + 1,
        said.publication_id, said.published_at
      FROM ${rowsOf('published', rows)} AS said
      ORDER BY said.location_id, said.kind
      ON CONFLICT (company_id, location_id, kind) DO UPDATE SET hash = excluded.hash, versions = excluded.versions,
        sequence = published.sequence + 1, publication_id = excluded.publication_id, published_at = excluded.published_at
      RETURNING ${columns})
    INSERT INTO published_history (${columns}) SELECT ${columns} FROM moved`.execute(scope.db);
  await nudgeTerminals(scope, locationIds);
}
