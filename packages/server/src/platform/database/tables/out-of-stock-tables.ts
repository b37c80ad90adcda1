import type { StockWay } from '@servery/contract';
import type { StockKind, StockLength } from '@servery/domain';
import type { Generated } from 'kysely';
import type { Instant, JsonColumn, NullableInstant } from './columns.ts';

/** Something that is out at a location, or was. */
export interface OutOfStockTable {
  company_id: string;
  location_id: string;
  /** The change that took it out, at however many locations. */
  begun_in: string;
  kind: StockKind;
  thing_id: string;
  /** Of an option: out on this item only. */
  item_id: string | null;
  /** As it was called then. */
  name: string;
  length: JsonColumn<StockLength>;
  /** When it comes back, in store time. */
  until: Instant;
  /** How many may be sold; null: it is out from the beginning. */
  count: number | null;
  /** The quantity of it that the tickets that were opened since it began have sold. */
  sold_thousandths: Generated<number>;
  ran_out_at: NullableInstant;
  begun_at: Instant;
  begun_by: string;
  begun_name: string;
  begun_way: StockWay;
  /** Null: it comes back in store time. */
  ended_at: NullableInstant;
  /** The change that put it back, or took it out for another length. */
  ended_in: string | null;
  ended_by: string | null;
  ended_name: string | null;
  ended_way: StockWay | null;
}
