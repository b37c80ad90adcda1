import type { Operations, ResponseOf } from '@servery/contract';
import { computedPrices, type MenuBlob, menuBlobSchema, type Ticket } from '@servery/domain';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { NamedVersions } from '../../platform/database/tables.ts';
import { storeHour } from './sales/count-sales.ts';
import { readSnapshot } from './snapshots.ts';
import { readZone } from './take-tickets.ts';

type Priced = ResponseOf<Operations['priceTicket']>;

interface KeptTicket {
  readonly ticket: Ticket;
  /** Of the store’s clock when it was opened, as it was when the ticket was taken. */
  readonly hour: number | null;
}

const noMenu = {
  id: null,
  name: null,
  version: null,
  hasOwnChanges: false,
  publishedAt: null,
  publication: null,
  isRunning: false,
};

/** TF-03: the menu that a ticket was rung up under, and the price of each of its lines by that menu. Without the menu nothing is priced. */
export async function priceTicket(scope: CompanyScope, { ticket, hour }: KeptTicket): Promise<Priced> {
  const { menuHash } = ticket;
  if (menuHash === null) return unpriced({ ...noMenu, state: 'NOT_REPORTED' }, 'NO_MENU');
  const document = await readSnapshot(scope, menuHash);
  if (document === undefined || !isMenu(document)) return unpriced({ ...noMenu, state: 'NOT_KNOWN' }, 'NO_MENU');
  const menu = await readPublished(scope, ticket, menuHash);
  const read = menuBlobSchema.safeParse(document);
  if (!read.success) return unpriced(menu, 'UNREADABLE');
  const zone = await readZone(scope, ticket.locationId);
  // The items on sale follow the store’s clock, and only the hour that it showed is kept.
  if (hour !== null && hour !== storeHour(ticket.opened, zone)) return unpriced(menu, 'ZONE_CHANGED');
  return { menu, unpriced: null, lines: pricesOf(read.data, ticket, zone) };
}

function unpriced(menu: Priced['menu'], why: NonNullable<Priced['unpriced']>): Priced {
  return { menu, unpriced: why, lines: [] };
}

function pricesOf(menu: MenuBlob, ticket: Ticket, zone: string): Priced['lines'] {
  return computedPrices(menu, ticket, zone).map(({ cents, problem }) => ({ cents, reason: problem?.message ?? null }));
}

/** Settings and employment are published under hashes too. */
function isMenu(document: unknown): boolean {
  return menuBlobSchema.pick({ entityType: true }).safeParse(document).success;
}

interface PublishedRow {
  readonly versions: NamedVersions;
  readonly sequence: number;
  readonly at: Date;
  readonly name: string | null;
  readonly is_running: boolean;
}

/** When the location got it: an older menu is published once more by a revert, so that there may be several times. */
async function readPublished({ db, companyId }: CompanyScope, ticket: Ticket, hash: string): Promise<Priced['menu']> {
  const { rows } = await sql<PublishedRow>`
    SELECT history.versions, history.sequence, history.published_at AS at,
      (SELECT name FROM documents WHERE company_id = ${companyId} AND kind = 'menu' AND tenant_id = ''
        AND document_id = history.versions #>> '{base,id}') AS name,
      EXISTS (SELECT FROM published WHERE company_id = ${companyId} AND location_id = ${ticket.locationId} AND kind = 'menu'
        AND hash = ${hash}) AS is_running
    FROM published_history AS history
    WHERE company_id = ${companyId} AND location_id = ${ticket.locationId} AND kind = 'menu' AND hash = ${hash}
    ORDER BY published_at <= ${ticket.opened}::timestamptz DESC,
      CASE WHEN published_at <= ${ticket.opened}::timestamptz THEN -sequence ELSE sequence END LIMIT 1`.execute(db);
  const [row] = rows;
  if (row === undefined) return { ...noMenu, state: 'KNOWN' };
  const { base, override, groupOverride } = row.versions;
  return {
    state: 'KNOWN',
    id: base?.id ?? null,
    name: row.name,
    version: base?.version ?? null,
    hasOwnChanges: override !== null || groupOverride !== null,
    publishedAt: new Date(row.at).toISOString(),
    publication: row.sequence,
    isRunning: row.is_running,
  };
}
