import { withoutCustomer } from '@servery/domain';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/lists.ts';
import { holdLock } from '../../../platform/database/locks/hold-lock.ts';
import type { ReportedTicket } from '../reported-tickets.ts';
import { type CustomerHash, customerHashes } from './customer-hash.ts';

/** Reports share the lock; a transaction that forgets a customer shares it with none, so that no report that is under way brings the customer back. */
export async function waitForForgetting(
  { db, companyId }: CompanyScope,
  how: 'together' | 'alone' = 'together',
): Promise<void> {
  await holdLock(db, `customers of ${companyId}`, how);
}

interface Forgetting {
  readonly reported: readonly ReportedTicket[];
  /** Ids of tickets whose customer was forgotten. */
  readonly forgotten: ReadonlySet<string>;
  readonly hash: CustomerHash;
}

/**
 * A report without the customers that were forgotten: of a ticket that was stripped, whatever its revision says, and of one that was
 * opened before its customer was forgotten. A later order of the same person is a new one.
 */
export async function withoutForgotten(
  scope: CompanyScope,
  { reported, forgotten, hash }: Forgetting,
): Promise<readonly ReportedTicket[]> {
  const hashes = new Map(reported.map(({ ticket }) => [ticket, customerHashes(hash, scope.companyId, ticket)]));
  const since = await readForgotten(scope, [...hashes.values()].flat());
  return reported.map((one) => {
    const { ticket } = one;
    const isLate = (hashes.get(ticket) ?? []).some((key) => Date.parse(ticket.opened) <= (since.get(key) ?? 0));
    if (!isLate && !forgotten.has(ticket.id)) return one;
    return { ...one, ticket: withoutCustomer(ticket), hash: hash(scope.companyId, one.hash), isForgotten: true };
  });
}

/** When each was forgotten, in epoch milliseconds. */
async function readForgotten(
  { db, companyId }: CompanyScope,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('forgotten_customers')
    .select(['hash', 'forgotten_at'])
    .where('company_id', '=', companyId)
    .where('hash', '=', anyOf(hashes))
    .execute();
  return new Map(rows.map(({ hash, forgotten_at }) => [hash, forgotten_at.getTime()]));
}
