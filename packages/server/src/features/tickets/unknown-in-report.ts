import { type MenuIds, menuIdsOf, type Ticket, type TicketMark, unknownThings } from '@servery/domain';
import { LRUCache } from 'lru-cache';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import { publishedMenuHash, readSnapshots } from './snapshots.ts';

/** Ids of menus by company and hash. A snapshot never changes; false: it is no menu. Their number of ids is bounded. */
const menus = new LRUCache<string, MenuIds | false>({ maxSize: 2_000_000 });
/** Employees by company and id. Nobody ceases to be one that was: a person who leaves is deactivated. */
const employees = new LRUCache<string, true>({ max: 200_000 });

/**
 * Marks of the things that the tickets of a report name and the console does not know: of lines by the menu of the hash that a ticket gives, or
 * else the one that its location runs. A report asks at most three queries, whatever the number of its tickets.
 */
export async function markerOfUnknown(
  scope: CompanyScope,
  locationId: string,
  tickets: readonly Ticket[],
): Promise<(ticket: Ticket) => readonly TicketMark[]> {
  const running = await publishedMenuHash(scope, locationId);
  const given = tickets.flatMap(({ menuHash }) => menuHash ?? []);
  const known = await readMenus(scope, [...given, ...(running === undefined ? [] : [running])]);
  const people = await readEmployees(
    scope,
    tickets.flatMap(({ server }) => server?.id ?? []),
  );
  return (ticket) => {
    const own = known.get(ticket.menuHash ?? '');
    const menu = own ?? known.get(running ?? '');
    return unknownThings(ticket, { menu, isOfTicket: own !== undefined, isEmployee: (id) => people.has(id) });
  };
}

/** By hash; without those that the console does not have, and documents that are no menu. */
async function readMenus(scope: CompanyScope, hashes: readonly string[]): Promise<ReadonlyMap<string, MenuIds>> {
  const read = new Map<string, MenuIds>();
  const missing: string[] = [];
  for (const hash of new Set(hashes)) {
    const known = menus.get(`${scope.companyId} ${hash}`);
    if (known === undefined) missing.push(hash);
    else if (known !== false) read.set(hash, known);
  }
  if (missing.length === 0) return read;
  for (const [hash, document] of await readSnapshots(scope, missing)) {
    const ids = menuIdsOf(document);
    const size = ids === undefined ? 1 : 1 + ids.sold.size + ids.options.size + ids.modifiers.size;
    menus.set(`${scope.companyId} ${hash}`, ids ?? false, { size });
    if (ids !== undefined) read.set(hash, ids);
  }
  return read;
}

async function readEmployees({ db, companyId }: CompanyScope, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = new Set(ids);
  const missing = [...asked].filter((id) => !employees.has(`${companyId} ${id}`));
  if (missing.length > 0) {
    const rows = await db
      .selectFrom('users')
      .select('id')
      .where('company_id', '=', companyId)
      .where('id', '=', anyOf(missing))
      .execute();
    const found = new Set(rows.map(({ id }) => id));
    for (const id of missing)
      if (found.has(id)) employees.set(`${companyId} ${id}`, true);
      else asked.delete(id);
  }
  return asked;
}
