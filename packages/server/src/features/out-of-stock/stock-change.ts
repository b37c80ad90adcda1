import type { StockWay } from '@servery/contract';
import type { AuditActor } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { holdLock } from '../../platform/database/locks/hold-lock.ts';

/** A change that somebody made: the person, the way and the time. */
export interface StockChange {
  readonly id: string;
  readonly by: AuditActor;
  readonly way: StockWay;
  readonly at: Date;
}

/** Changes of one company come one after the other: a thing is out once at each location. */
export async function waitForStock({ db, companyId }: CompanyScope): Promise<void> {
  await holdLock(db, `out of stock ${companyId}`);
}
