import type { StockWay } from '@servery/contract';
import { sql } from 'kysely';
import type { AuditActor } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';

/** What somebody did, when and where. */
export interface StockChange {
  readonly id: string;
  readonly by: AuditActor;
  readonly way: StockWay;
  readonly at: Date;
}

/** Changes of one company come one after the other: a thing is out once at each location. */
export async function waitForStock({ db, companyId }: CompanyScope): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`out of stock ${companyId}`}, 0))`.execute(db);
}
