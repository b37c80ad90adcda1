import { pathSchema } from '@servery/contract';
import { changesOutside, type Path } from '@servery/domain';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { parseChanges } from '../../configuration/stored-json.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';

export interface DocumentPlace {
  readonly kind: DocumentKind;
  readonly documentId: string;
  readonly path: Path;
}

interface DocumentPlaces extends Omit<DocumentPlace, 'path'> {
  readonly paths: readonly Path[];
}

/** Id, name, type, version of all its changes, its changes here; the version that last made one, by whom and when. */
const rowsSchema = z.array(
  z.tuple([
    z.string(),
    z.string(),
    z.enum(['LOCATION', 'GROUP']),
    z.int(),
    z.unknown(),
    z.int().nullable(),
    z.string().nullable(),
    z.string().nullable(),
  ]),
);

/**
 * The groups and locations that keep their own value of a place, or of anything below it: their changes there, and the
 * version that last made one; by name. Sections that are withheld are not looked into.
 */
export async function listOverridesBelow(scope: CompanyScope, place: DocumentPlace, withheld: readonly string[]) {
  const { rows } = await overridesBelowQuery(scope, place).execute(scope.db);
  return rowsSchema
    .parse(rows[0]?.found ?? [])
    .map(([tenantId, name, type, overrideVersion, changes, version, by, at]) => ({
      tenantId,
      name,
      type,
      changes: changesOutside(parseChanges(changes), withheld).readable,
      overrideVersion,
      version: version ?? overrideVersion,
      by: by ?? '',
      at: at === null ? '' : new Date(at).toISOString(),
    }))
    .filter(({ changes }) => changes.length > 0)
    .sort((one, other) => compare(one.name, other.name) || compare(one.tenantId, other.tenantId));
}

/** Where any group or location keeps its own value, at one of the paths or below it, each place once. Withheld sections are left out. */
export async function listOverriddenPlaces(
  scope: CompanyScope,
  { kind, documentId, paths }: DocumentPlaces,
  withheld: readonly string[],
): Promise<Path[]> {
  const { rows } = await sql<{ readonly place: unknown }>`
    SELECT DISTINCT kept -> 'path' AS place
    FROM documents own
    CROSS JOIN LATERAL (
      SELECT said.override_changes FROM document_versions said
      WHERE ${isOf('said', 'own')} AND said.version = own.version LIMIT 1) said
    CROSS JOIN LATERAL jsonb_path_query(said.override_changes, ${belowAny(paths)}) AS kept
    JOIN tenants tenant ON tenant.company_id = own.company_id AND tenant.id = own.tenant_id AND tenant.deleted_at IS NULL
    WHERE own.company_id = ${scope.companyId} AND own.kind = ${kind} AND own.document_id = ${documentId}
      AND own.tenant_id <> ''`.execute(scope.db);
  return rows.map(({ place }) => pathSchema.parse(place)).filter(([section]) => !withheld.includes(String(section)));
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * One row of JSON, which comes over in half the time of thousands of rows. LATERAL with LIMIT finds the versions of one store
 * by their key, whatever the planner believes of a table that it has no statistics of.
 */
function overridesBelowQuery(scope: CompanyScope, { kind, documentId, path }: DocumentPlace) {
  const below = belowAny([path]);
  return sql<{ readonly found: unknown }>`
    SELECT json_agg(json_build_array(own.tenant_id, tenant.name, tenant.type, own.version,
      said.kept, made.version, made.author_name, made.at)) AS found
    FROM documents own
    CROSS JOIN LATERAL (
      SELECT jsonb_path_query_array(said.override_changes, ${below}) AS kept FROM document_versions said
      WHERE ${isOf('said', 'own')} AND said.version = own.version LIMIT 1) said
    JOIN tenants tenant ON tenant.company_id = own.company_id AND tenant.id = own.tenant_id AND tenant.deleted_at IS NULL
    LEFT JOIN LATERAL (
      SELECT made.version, made.author_name, made.at FROM document_versions made
      WHERE ${isOf('made', 'own')} AND jsonb_path_exists(made.changes, ${below})
      ORDER BY made.version DESC LIMIT 1) made ON true
    WHERE own.company_id = ${scope.companyId} AND own.kind = ${kind} AND own.document_id = ${documentId} AND own.tenant_id <> ''
      AND said.kept <> '[]'::jsonb`;
}

/** Whether a version belongs to the document of a head. */
function isOf(version: string, head: string): RawBuilder<boolean> {
  const names = ['company_id', 'kind', 'document_id', 'tenant_id'];
  return sql.join(
    names.map((name) => sql`${sql.ref(`${version}.${name}`)} = ${sql.ref(`${head}.${name}`)}`),
    sql` AND `,
  );
}

/** Finds the changes of a list that lie at one of the paths or below it: a query and its values, as two arguments. */
function belowAny(paths: readonly Path[]) {
  const values: Record<string, unknown> = {};
  const isAt = (place: string, value: unknown) => {
    const name = `s${Object.keys(values).length}`;
    values[name] = value;
    return `${place} == $${name}`;
  };
  const conditions = paths.map((path) =>
    path.flatMap((step, at) =>
      typeof step === 'string'
        ? isAt(`@.path[${at}]`, step)
        : Object.entries(step).map(([name, value]) => isAt(`@.path[${at}].${name}`, value)),
    ),
  );
  const isAll = conditions.some((steps) => steps.length === 0);
  const query = isAll ? '$[*]' : `$[*] ? (${conditions.map((steps) => `(${steps.join(' && ')})`).join(' || ')})`;
  return sql`${query}::jsonpath, ${JSON.stringify(values)}::jsonb`;
}
