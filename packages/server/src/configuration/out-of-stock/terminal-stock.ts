import { hash } from 'node:crypto';
import type { StockEntry } from '@servery/domain';
import { type RawBuilder, sql } from 'kysely';

/** The out-of-stock list that a location's terminals hold. */
export interface TerminalStock {
  /** SHA-256 of the entries, in hexadecimal. */
  readonly hash: string;
  readonly entries: StockEntry[];
}

/** The things that are out or counted down at a location now, as one value of a statement. */
export function stockEntriesOf(companyId: string, locationId: string): RawBuilder<StockEntry[]> {
  return sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'id', thing_id, 'itemId', item_id, 'name', name,
      'until', to_char(until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'left', count - sold_thousandths / 1000.0)
      ORDER BY kind, thing_id, item_id, begun_in), '[]')
    FROM out_of_stock WHERE company_id = ${companyId} AND location_id = ${locationId} AND ended_at IS NULL AND until > now())`;
}

/** A terminal without a list holds the empty one. */
export function terminalStock(entries: StockEntry[]): TerminalStock {
  return entries.length === 0 ? nothingOut : { hash: hashOf(entries), entries };
}

/** Nothing is out. */
export const nothingOut: TerminalStock = { hash: hashOf([]), entries: [] };

function hashOf(entries: readonly StockEntry[]): string {
  return hash('sha256', JSON.stringify(entries));
}
