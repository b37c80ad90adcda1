import type { ReportRefusal } from '@servery/contract';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import { holdLock } from '../../platform/database/locks/hold-lock.ts';

/** Details that are kept for some months only. */
export type KeptThing = 'tickets' | 'punches';

/** The first kept day moves on under an exclusive lock; callers that sum details again from that day on share the lock. */
export function holdKeptFrom({ db, companyId }: CompanyScope, how: 'alone' | 'together'): Promise<void> {
  return holdLock(db, `kept days of ${companyId}`, how);
}

/** The first business date whose details are kept; undefined while nothing was deleted. */
export async function readKeptFrom({ db, companyId }: CompanyScope, what: KeptThing): Promise<string | undefined> {
  const row = await db
    .selectFrom('retention')
    .select(sql<string | null>`${sql.ref(`${what}_from`)}::text`.as('kept_from'))
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row?.kept_from ?? undefined;
}

interface Dated {
  /** Place in the report, from 0. */
  readonly index: number;
  readonly id: string;
  readonly businessDate: string;
}

interface KeptReport<One> {
  readonly kept: readonly One[];
  readonly refused: readonly ReportRefusal[];
}

/** The part of a report for days that are kept. Sums count deleted tickets already, so that it cannot be taken once more. */
export function ofKeptDays<One>(
  reported: readonly One[],
  keptFrom: string | undefined,
  of: (one: One) => Dated,
): KeptReport<One> {
  if (keptFrom === undefined) return { kept: reported, refused: [] };
  const isKept = (one: One): boolean => of(one).businessDate >= keptFrom;
  const message = `Days before ${keptFrom} are not kept any more.`;
  return {
    kept: reported.filter(isKept),
    refused: reported
      .filter((one) => !isKept(one))
      .map((one) => ({ index: of(one).index, id: of(one).id, code: 'FORGOTTEN', path: 'businessDate', message })),
  };
}
