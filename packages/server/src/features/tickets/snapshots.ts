import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';

const unpack = promisify(gunzip);

/** Documents that were published in the company, by their hash; those that it does not have are left out. */
export async function readSnapshots(
  { db, companyId }: CompanyScope,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db
    .selectFrom('snapshots')
    .select(['hash', 'bytes'])
    .where('company_id', '=', companyId)
    .where('hash', '=', anyOf(hashes))
    .execute();
  const documents = new Map<string, unknown>();
  for (const { hash, bytes } of rows) {
    const document: unknown = JSON.parse((await unpack(bytes)).toString('utf8'));
    documents.set(hash, document);
  }
  return documents;
}

/** The hash of the menu that is published to a location; undefined: none is. */
export async function publishedMenuHash(
  { db, companyId }: CompanyScope,
  locationId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('published')
    .select('hash')
    .where('company_id', '=', companyId)
    .where('location_id', '=', locationId)
    .where('kind', '=', 'menu')
    .executeTakeFirst();
  return row?.hash;
}

export async function readSnapshot(scope: CompanyScope, hash: string): Promise<unknown> {
  return (await readSnapshots(scope, [hash])).get(hash);
}
