import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CompanyScope } from '../../platform/database/database.ts';
import { usualVersionGigabytes } from '../../platform/database/scopes.ts';
import { type Fault, invalid } from '../../platform/fault.ts';

const gigabyte = 1024 ** 3;

/** The share of the room of a company that one person may fill within a day. */
const shareOfDay = 0.1;

/** A version that is to be added. */
export interface AddedBytes {
  readonly authorId: string;
  readonly bytes: number;
}

interface VersionBytes {
  /** All versions of the company. */
  ofCompany: number;
  /** Those that the author added since a day ago. */
  ofDay: number;
  /** The transaction that asked for them. */
  readonly askedIn: WeakRef<CompanyScope['db']>;
}

/** Sums that were asked for less than a minute ago, by company and author, and the bytes that were added to them here. */
const recent = new LRUCache<string, VersionBytes>({ max: 10_000, ttl: 60_000 });

/** Beyond this share of a limit each transaction asks for the sums: other people and nodes add to them too. */
const certainShare = 0.9;

/**
 * Counts a version before it is added.
 * @throws Fault 400 when it would make the versions of the company more than it may keep, or its author has added a share of that
 * within a day
 */
export async function requireVersionRoom(scope: CompanyScope, { authorId, bytes }: AddedBytes): Promise<void> {
  const limit = scope.versionBytes ?? usualVersionGigabytes * gigabyte;
  const name = `${scope.companyId}|${authorId}`;
  const held = recent.get(name);
  const isCertain = held !== undefined && (held.askedIn.deref() === scope.db || isFar(held, limit));
  const known = isCertain ? held : { ...(await keptBytes(scope, authorId)), askedIn: new WeakRef(scope.db) };
  if (known.ofCompany + bytes > limit) throw companyIsFull(limit);
  if (known.ofDay > limit * shareOfDay) throw dayIsFull(limit * shareOfDay);
  known.ofCompany += bytes;
  known.ofDay += bytes;
  if (!isCertain) recent.set(name, known);
}

function isFar({ ofCompany, ofDay }: VersionBytes, limit: number): boolean {
  const certain = limit * certainShare;
  return ofCompany < certain && ofDay < certain * shareOfDay;
}

/** All versions of the company, and those that the author added since a day ago, without unpacking any. */
async function keptBytes(
  { db, companyId }: CompanyScope,
  authorId: string,
): Promise<{ ofCompany: number; ofDay: number }> {
  const ofDay = db
    .selectFrom('document_versions')
    .select(
      sql<string | null>`sum(change_bytes::bigint + coalesce(octet_length(content), 0)
        + coalesce(pg_column_size(override_changes), 0))`.as('total'),
    )
    .where('company_id', '=', companyId)
    .where('author_id', '=', authorId)
    .where('at', '>', sql<Date>`now() - interval '1 day'`);
  const row = await db
    .selectFrom('documents')
    .select([sql<string | null>`sum(version_bytes)`.as('ofCompany'), ofDay.as('ofDay')])
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { ofCompany: Number(row.ofCompany), ofDay: Number(row.ofDay) };
}

function companyIsFull(limit: number): Fault {
  return invalid(
    'VERSIONS_FULL',
    `The versions of this company have reached ${inGigabytes(limit)}, so nothing more is saved. Ask the operator of Servery to raise SERVERY_VERSION_GIGABYTES.`,
  );
}

function dayIsFull(share: number): Fault {
  return invalid(
    'VERSIONS_FULL_FOR_NOW',
    `You have saved more than ${inGigabytes(share)} within a day. Save again tomorrow, or ask the operator of Servery to raise SERVERY_VERSION_GIGABYTES.`,
  );
}

function inGigabytes(bytes: number): string {
  return `${Math.round((bytes / gigabyte) * 10) / 10} GB`;
}
