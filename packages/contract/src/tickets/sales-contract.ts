import { ORDER_CHANNELS, SALES_DIMENSIONS, SALES_ROLLUPS } from '@servery/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyHint, idSchema } from '../wire.ts';

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

const idsSchema = z
  .string()
  .max(13_000)
  .transform((text) => text.split(',').filter((id) => id !== ''))
  .pipe(z.array(idSchema).max(200, 'Choose at most 200 of them.'));

const sumsSchema = z.array(z.number().int());
/** An id, a channel, a date as `2026-11-28`; an hour, a weekday from Monday (1) on, an order type. */
const keySchema = z.array(z.union([z.string(), z.number().int()]));

export const salesOperations = {
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
      places: idsSchema.optional(),
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
