import { changesOutside, type Path, type WithheldChanges } from '@servery/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import { type DocumentKey, sameDocument } from '../documents-store.ts';
import { parseChanges } from '../stored-json.ts';
import { changeBytes, changeCounts, mostChangeBytes, sumOfCounts } from './version-counts.ts';

/** So many versions a page of a history has. */
export const versionsAtOnce = 20;
/** Changes of one version are at most so many bytes as JSON. */
const mostBytes = 8 * 1024 * 1024;
/** Changes of several versions that one answer looks through. */
const mostWalkedBytes = 2 * 1024 * 1024;

export interface VersionHead {
  readonly version: number;
  readonly by: string;
  readonly at: string;
  readonly automatic: boolean;
  readonly changeCount: number;
  /** How many of them lie in the sections that are withheld. */
  readonly withheld: WithheldChanges[];
}

interface HeadsPage {
  /** The newest that is meant, or all. */
  readonly before?: number | undefined;
  readonly limit: number;
  readonly sections?: readonly string[];
}

/** The number, author and time of versions, without their changes, newest first. */
export async function readVersionHeads(
  scope: CompanyScope,
  key: DocumentKey,
  { before, limit, sections = [] }: HeadsPage,
): Promise<VersionHead[]> {
  const rows = await heads(scope, key)
    .$if(before !== undefined, (query) => query.where('version', '<', before ?? 0))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => headOf(row, sections));
}

/** One version with its changes, null where they are too many for one answer; undefined when there is no such version. */
export async function readVersion(
  scope: CompanyScope,
  key: DocumentKey,
  { version, sections }: { readonly version: number; readonly sections: readonly string[] },
) {
  const row = await heads(scope, key)
    .select(sql<unknown>`CASE WHEN ${changeBytes} <= ${mostBytes} THEN changes END`.as('changes'))
    .where('version', '=', version)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const changes = row.changes === null ? null : changesOutside(parseChanges(row.changes), sections).readable;
  return { ...headOf(row, sections), changes };
}

/**
 * The newest twenty versions after one and up to another, oldest first. The changes of the newest of these are read, 2 MB of them;
 * a version before these has none here.
 */
export async function readVersionsBetween(
  scope: CompanyScope,
  key: DocumentKey,
  { after, upTo }: { readonly after: number; readonly upTo: number },
) {
  const rows = await newestWithin(scope, key, { after, upTo, limit: versionsAtOnce, changes: sql`said.changes` });
  return rows.map(({ version, by, at, changes }) => ({ version, by, at, changes: parseChanges(changes) })).reverse();
}

/** The changes of the newest versions at a place, around it or inside it, as far as 2 MB of changes reach back; oldest first. */
export async function readChangesAt(scope: CompanyScope, key: DocumentKey, path: Path) {
  const rows = await newestWithin(scope, key, { changes: changesAlong(path) });
  return rows.map((row) => ({ ...row, changes: parseChanges(row.changes) })).reverse();
}

/** The first version, and the newest one. */
export async function readEnds(scope: CompanyScope, key: DocumentKey) {
  const [newest] = await readVersionHeads(scope, key, { limit: 1 });
  const [first] = await readVersionHeads(scope, key, { before: 2, limit: 1 });
  return { first, newest };
}

/** The places that the newest versions changed, newest first, as far as 2 MB of changes reach back. */
export async function readChangedPaths(scope: CompanyScope, key: DocumentKey) {
  const paths = sql`jsonb_path_query_array(said.changes, '$[*].path')`;
  return newestWithin(scope, key, { changes: paths });
}

interface Within {
  readonly after?: number;
  readonly upTo?: number;
  readonly limit?: number;
  /** The part that is read of the changes of a version, called `said`. */
  readonly changes: RawBuilder<unknown>;
}

/** Newest first; where the changes of a version no longer fit into the bytes, it and all before it have none. */
async function newestWithin(
  scope: CompanyScope,
  key: DocumentKey,
  { after = 0, upTo = 2_147_483_647, limit = 200, changes }: Within,
) {
  const { rows } = await sql<{ version: number; by: string; at: Date; changes: unknown }>`
    WITH fitting AS (
      SELECT version, sum(${mostChangeBytes}) OVER (ORDER BY version DESC) AS bytes FROM document_versions
      WHERE ${sameDocument(scope, key)} AND version > ${after} AND version <= ${upTo}
      ORDER BY version DESC LIMIT ${limit})
    SELECT said.version, said.author_name AS by, said.at,
      CASE WHEN fitting.bytes <= ${mostWalkedBytes} THEN ${changes} ELSE '[]'::jsonb END AS changes
    FROM fitting JOIN document_versions said ON ${sameDocument(scope, key, 'said')} AND said.version = fitting.version
    ORDER BY said.version DESC`.execute(scope.db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** The changes whose path leads to the place, or a part of the way, or beyond it. */
function changesAlong(path: Path): RawBuilder<unknown> {
  const values: Record<string, unknown> = {};
  const isAt = (place: string, value: unknown) => {
    const name = `s${Object.keys(values).length}`;
    values[name] = value;
    return `${place} == $${name}`;
  };
  const steps = path.map((step, at) => {
    const parts =
      typeof step === 'string' ? [['', step]] : Object.entries(step).map(([name, value]) => [`.${name}`, value]);
    const same = parts.map(([name, value]) => isAt(`@.path[${at}]${name}`, value)).join(' && ');
    return `(!exists(@.path[${at}]) || (${same}))`;
  });
  const query = steps.length === 0 ? '$[*]' : `$[*] ? (${steps.join(' && ')})`;
  return sql`jsonb_path_query_array(said.changes, ${query}::jsonpath, ${JSON.stringify(values)}::jsonb)`;
}

function heads(scope: CompanyScope, key: DocumentKey) {
  return scope.db
    .selectFrom('document_versions')
    .select(['version', 'author_name', 'at', 'automatic'])
    .select(changeCounts.as('counts'))
    .where(sameDocument(scope, key));
}

interface HeadRow {
  readonly version: number;
  readonly author_name: string;
  readonly at: Date;
  readonly automatic: boolean;
  readonly counts: Readonly<Record<string, number>>;
}

function headOf(
  { version, author_name: by, at, automatic, counts }: HeadRow,
  sections: readonly string[],
): VersionHead {
  return {
    version,
    by,
    at: at.toISOString(),
    automatic,
    changeCount: sumOfCounts(counts),
    withheld: sections.flatMap((section) => {
      const changes = counts[section] ?? 0;
      return changes === 0 ? [] : [{ section, changes }];
    }),
  };
}
