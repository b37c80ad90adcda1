import { type RawBuilder, sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';

/** Of a version that is not counted yet, as the row of `document_versions` itself says. */
const sectionsOfChanges = sql`(SELECT coalesce(jsonb_object_agg(section, count), '{}') FROM (
  SELECT coalesce(change -> 'path' ->> 0, '') AS section, count(*) AS count
  FROM jsonb_array_elements(changes) AS change GROUP BY 1) AS sections)`;

/** How many changes of a version lie in each section: `{ "items": 3 }`; unpacks them only while it is not counted. */
export const changeCounts = sql<Readonly<Record<string, number>>>`
  CASE WHEN change_bytes > 0 THEN change_counts ELSE ${sectionsOfChanges} END`;

/** How many bytes the changes of a version are as JSON. */
export const changeBytes = sql<number>`coalesce(nullif(change_bytes, 0), octet_length(changes::text))`;

/** The same for many versions at once: of those that are not counted, the most that they may be, without unpacking them. */
export const mostChangeBytes = sql<number>`coalesce(nullif(change_bytes, 0),
  pg_column_size(changes) * CASE WHEN pg_column_compression(changes) IS NULL THEN 1 ELSE ${sql.lit(8)} END)`;

/** @returns how many changes a version has */
export function sumOfCounts(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Packed bytes that one transaction unpacks, unless one version is more. */
const packedAtOnce = 256 * 1024;

/**
 * Counts a few of the company's versions that are not counted yet, and adds their bytes to those of their documents. Versions that
 * another node counts just now are passed over.
 * @returns whether it found any
 */
export async function countSomeVersions({ db, companyId }: CompanyScope): Promise<boolean> {
  const { rows } = await sql`
    WITH uncounted AS (
      SELECT kind, document_id, tenant_id, version,
        pg_column_size(changes) + coalesce(pg_column_size(override_changes), 0) AS packed
      FROM document_versions WHERE company_id = ${companyId} AND change_bytes = 0 LIMIT 50 FOR UPDATE SKIP LOCKED),
    few AS (
      SELECT *, sum(packed) OVER (ORDER BY packed, kind, document_id, tenant_id, version) AS so_far FROM uncounted),
    counted AS (
      UPDATE document_versions AS versions
      SET change_bytes = octet_length(changes::text), change_counts = ${sectionsOfChanges} FROM few
      WHERE versions.company_id = ${companyId} AND ${sameColumns('versions', 'few')} AND versions.version = few.version
        AND (few.so_far <= ${packedAtOnce} OR few.so_far = few.packed)
      RETURNING versions.kind, versions.document_id, versions.tenant_id, change_bytes
        + coalesce(octet_length(content), 0) + coalesce(octet_length(override_changes::text), 0) AS bytes),
    added AS (SELECT kind, document_id, tenant_id, sum(bytes) AS bytes FROM counted GROUP BY 1, 2, 3)
    UPDATE documents SET version_bytes = version_bytes + added.bytes FROM added
    WHERE documents.company_id = ${companyId} AND ${sameColumns('documents', 'added')} RETURNING 1`.execute(db);
  return rows.length > 0;
}

function sameColumns(one: string, other: string): RawBuilder<boolean> {
  const columns = (table: string) =>
    sql.join(['kind', 'document_id', 'tenant_id'].map((name) => sql.ref(`${table}.${name}`)));
  return sql<boolean>`(${columns(one)}) = (${columns(other)})`;
}
