import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type Transaction } from 'kysely';
import type { CompanyScope, LookupScope } from './scopes.ts';
import type { Tables } from './tables.ts';

/** One transaction, as any company or over the lookup tables: for checks that ask more than the work itself may see. */
export interface OpenTransaction {
  inCompany<Result>(companyId: string, work: (scope: CompanyScope) => Promise<Result>): Promise<Result>;
  lookup<Result>(work: (db: LookupScope) => Promise<Result>): Promise<Result>;
}

/** Asks once more before the commit. */
export type ClosingCheck = (transaction: OpenTransaction) => Promise<void>;

/** Runs at the beginning of a company's transaction; an error that it throws ends the transaction. */
export type OpeningCheck = (transaction: OpenTransaction) => Promise<ClosingCheck | undefined>;

interface Checked {
  readonly check: OpeningCheck;
  /** Timers that the work has started outlive it: their transactions are their own. */
  isOver: boolean;
}

const current = new AsyncLocalStorage<Checked | undefined>();

/** Runs work whose company transactions each begin with the check. */
export async function withOpeningCheck<Result>(check: OpeningCheck, work: () => Promise<Result>): Promise<Result> {
  const checked = { check, isOver: false };
  try {
    return await current.run(checked, work);
  } finally {
    checked.isOver = true;
  }
}

/**
 * Runs work of the server without the opening check, after an operation has ended the company or session that the check asks
 * for.
 */
export function withoutOpeningCheck<Result>(work: () => Promise<Result>): Promise<Result> {
  return current.run(undefined, work);
}

/** Role and company that transactions have now. */
const acting = new WeakMap<Transaction<Tables>, string>();

/** Sets role and company of a transaction, by which row-level security decides. */
async function actAs(db: Transaction<Tables>, role: string, companyId: string): Promise<void> {
  const next = `${role} ${companyId}`;
  if (acting.get(db) === next) return;
  await sql`SELECT set_config('role', ${role}, true), set_config('servery.company_id', ${companyId}, true)`.execute(db);
  acting.set(db, next);
}

/** Runs the work of one company between the checks that hold now. */
export async function runChecked<Result>(
  db: Transaction<Tables>,
  companyId: string,
  work: (scope: CompanyScope) => Promise<Result>,
): Promise<Result> {
  const checked = current.getStore();
  const transaction = openTransaction(db);
  const close = checked === undefined || checked.isOver ? undefined : await checked.check(transaction);
  const result = await transaction.inCompany(companyId, work);
  await close?.(transaction);
  return result;
}

export function openTransaction(db: Transaction<Tables>): OpenTransaction {
  return {
    inCompany: async (companyId, work) => {
      await actAs(db, 'servery_app', companyId);
      return work({ db, companyId });
    },
    lookup: async (work) => {
      await actAs(db, 'servery_lookup', '');
      return work(db);
    },
  };
}
