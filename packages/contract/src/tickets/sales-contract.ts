import { ORDER_CHANNELS, SALES_DIMENSIONS, SALES_ROLLUPS } from '@servery/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyHint, idListSchema } from '../wire.ts';

/** What sums of sales are asked for by: of the rollup, or of every rollup. */
export const SALES_GROUPINGS = ['date', 'weekday', 'location', ...SALES_DIMENSIONS] as const;
export type SalesGrouping = (typeof SALES_GROUPINGS)[number];

/** So many rows are answered at most: a list beyond it is no report. */
export const mostSalesRows = 20_000;

const groupingsSchema = z
  .string()
  .max(60)
  .transform((text) => text.split(',').filter((name) => name !== ''))
  .pipe(z.array(z.enum(SALES_GROUPINGS)).max(2, 'Ask for at most two at once.'));

const sumsSchema = z.array(z.number().int());
/** An id, a channel, a date as `2026-11-28`; an hour, a weekday from Monday (1) on, an order type. */
const keySchema = z.array(z.union([z.string(), z.number().int()]));

export const salesOperations = {
  listSoldItems: operation({
    method: 'GET',
    path: '/api/sold-items',
    tag: 'Sales',
    summary: 'What is on the menus of the company, as reports list it: the category of each item, and what it costs',
    query: companyHint,
    response: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          category: z.string().nullable(),
          isActive: z.boolean(),
          /** Cents for one, without its modifiers; null where nobody stated it for every size. */
          cost: z.number().int().nullable(),
        }),
      ),
    }),
  }),
  readSales: operation({
    method: 'GET',
    path: '/api/sales/:rollup',
    tag: 'Sales',
    summary:
      'Sums of what the stores sold whose reports one may see, by what is asked for, and of the days compared with',
    params: z.strictObject({ rollup: z.enum(SALES_ROLLUPS) }),
    query: companyHint.extend({
      /** At most two, with a comma between; without it, one row for all. */
      by: groupingsSchema.optional(),
      /** Business dates, both included. */
      from: z.iso.date(),
      to: z.iso.date(),
      /** The days that are compared with; both or none. */
      comparedFrom: z.iso.date().optional(),
      comparedTo: z.iso.date().optional(),
      /** Locations and groups by id, with commas between. */
      places: idListSchema.optional(),
      /** Stores with this tag. */
      tag: z.string().max(100).optional(),
      channel: z.enum(ORDER_CHANNELS).optional(),
      orderType: z.coerce.number<number>().int().min(0).max(1_000).optional(),
      /** Of these only, where the rollup is kept by it. */
      item: z.string().max(120).optional(),
      server: z.string().max(120).optional(),
    }),
    response: z.object({
      /** The names of the sums, in the order in which each row has them. Money in cents, quantities in thousandths. */
      sums: z.array(z.string()),
      rows: z.array(
        z.object({
          key: keySchema,
          sums: sumsSchema,
          /** Of the days compared with; null without any. */
          before: sumsSchema.nullable(),
        }),
      ),
      /** What tickets called the ids of the keys last. */
      names: z.record(z.string(), z.string()),
    }),
  }),
};
