import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import { invalid } from '../../platform/fault.ts';

const usualBytes = 20 * 1024 ** 3;

/** @throws Fault 400 when all versions of the company together are more than it may keep; the save that asked ends with it */
export async function requireVersionRoom({ db, companyId, versionBytes = usualBytes }: CompanyScope): Promise<void> {
  const { total } = await db
    .selectFrom('documents')
    .select(sql<string>`sum(version_bytes)`.as('total'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (Number(total) <= versionBytes) return;
  const gigabytes = Math.round(versionBytes / 1024 ** 3);
  throw invalid(
    'VERSIONS_FULL',
    `The versions of this company have reached ${gigabytes} GB, so nothing more is saved. Ask the operator of Servery to raise SERVERY_VERSION_GIGABYTES.`,
  );
}
