import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { CompanyScope } from '../../platform/database/database.ts';

export interface CheckedSnapshots {
  readonly snapshots: number;
  /** In a sentence each, with the hash. */
  readonly faults: readonly string[];
}

/** Reads every published document of a company, one at a time, and compares it with its hash, which terminals know it by. */
export async function checkSnapshots(scope: CompanyScope): Promise<CheckedSnapshots> {
  const snapshots = scope.db.selectFrom('snapshots').where('company_id', '=', scope.companyId);
  const hashes = await snapshots.select('hash').orderBy('hash').execute();
  const faults: string[] = [];
  for (const { hash } of hashes) {
    const { bytes } = await snapshots.select('bytes').where('hash', '=', hash).executeTakeFirstOrThrow();
    if (hashOf(bytes) !== hash)
      faults.push(`${scope.companyId}: the published document ${hash} is not what was published.`);
  }
  return { snapshots: hashes.length, faults };
}

/** @returns undefined for bytes that cannot be unpacked */
function hashOf(bytes: Uint8Array): string | undefined {
  try {
    return createHash('sha256').update(gunzipSync(bytes)).digest('hex');
  } catch {
    return undefined;
  }
}
