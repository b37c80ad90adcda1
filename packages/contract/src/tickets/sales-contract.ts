import { DELIVERY_TIMES, ORDER_CHANNELS, SALES_DIMENSIONS, SALES_ROLLUPS, SALES_SIGNALS } from '@servery/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyHint, idSchema, instantSchema, placeListSchema } from '../wire.ts';

/** The groupings that sums of sales are asked for by: of the rollup, or of every rollup. */
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

/** Which sums are asked for. */
const askedSchema = companyHint.extend({
  /** At most two, with a comma between; without it, one row for all. */
  by: groupingsSchema.optional(),
  /** Business dates, both included. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** The days that are compared with; both or none. */
  comparedFrom: z.iso.date().optional(),
  comparedTo: z.iso.date().optional(),
  /** Locations and groups by id, locations by `tag:` and a tag, with commas between. */
  places: placeListSchema.optional(),
  channel: z.enum(ORDER_CHANNELS).optional(),
  orderType: z.coerce.number<number>().int().min(0).max(1_000).optional(),
});

/** Closed tickets, and their net sales in cents. */
const soldSchema = z.object({ tickets: z.number().int(), net: z.number().int() });
/** Of a store's clock, 0 to 23. */
const hourSchema = z.number().int();

const minutesSchema = z.array(z.number().int().nullable());

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
          /** Cents for one of any size that has no cost of its own, without modifiers; null: nobody stated it. */
          cost: z.number().int().nullable(),
          /** Cents for one of a size, by its option. */
          costs: z.array(z.object({ option: z.string(), cost: z.number().int() })),
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
    query: askedSchema.extend({
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
      /** The names that tickets last gave to the ids of the keys. */
      names: z.record(z.string(), z.string()),
    }),
  }),
  readSalesToday: operation({
    method: 'GET',
    path: '/api/sales-today',
    tag: 'Sales',
    summary:
      'What the stores have sold today whose reports one may see, beside the same weekday of last week until the last hour that is over',
    query: companyHint.extend({ places: placeListSchema.optional() }),
    response: z.object({
      /** Of all stores, until now. */
      soFar: soldSchema,
      /** Stores that have sold something today, and all. */
      selling: z.number().int(),
      stores: z.number().int(),
      /** Of stores that sold on both days, in hours that were over at each half an hour ago; null without any. */
      compared: z
        .object({
          stores: z.number().int(),
          now: soldSchema,
          before: soldSchema,
          /** Until when: 14 for 2 PM; null where the clocks of the stores differ. */
          until: hourSchema.nullable(),
        })
        .nullable(),
      /** The business date of most stores; the comparison is seven days earlier. */
      date: z.iso.date(),
      /** Net sales in cents by the hour of each store's clock, from the first of the day; hours without any on both days are left out. */
      hours: z.array(z.object({ hour: hourSchema, now: z.number().int(), before: z.number().int() })),
      /** At most eight stores that sold something today, the most unusual first. */
      byStore: z.array(
        z.object({
          locationId: z.string(),
          /** Its business date now: zones and hours after midnight make it another than that of most stores. */
          date: z.iso.date(),
          soFar: soldSchema,
          now: soldSchema,
          before: soldSchema,
        }),
      ),
      /** At most eight open stores without a ticket in the last two hours that are over. */
      silent: z.array(
        z.object({
          locationId: z.string(),
          date: z.iso.date(),
          /** The hour of the last ticket today; null: there is none. */
          lastHour: hourSchema.nullable(),
          /** Tickets of those two hours, a week ago. */
          usualTickets: z.number().int(),
        }),
      ),
    }),
  }),
  readSalesSincePublish: operation({
    method: 'GET',
    path: '/api/sales-since-publish',
    tag: 'Sales',
    summary:
      'Stores whose sales look unusual since their last publish went live, beside the same weekdays and hours of the four weeks before',
    query: companyHint.extend({ places: placeListSchema.optional() }),
    response: z.object({
      /** At most 200, those with most signals first. */
      unusual: z.array(
        z.object({
          locationId: z.string(),
          publicationId: z.string(),
          liveSince: instantSchema,
          /** Hours that are judged: at most the last 24 of those that are over. */
          hours: z.number().int(),
          /** Their business dates, both included. */
          from: z.iso.date(),
          to: z.iso.date(),
          /** Tickets, cents for one ticket, or a share of 1. */
          signals: z.array(z.object({ signal: z.enum(SALES_SIGNALS), now: z.number(), usual: z.number() })),
        }),
      ),
      /** How many stores were published to in the last seven days, by the state of their sales. */
      counts: z.object({
        unusual: z.number().int(),
        usual: z.number().int(),
        /** Too few tickets to judge, or nothing to compare with. */
        tooLittle: z.number().int(),
      }),
    }),
  }),
  readDeliveryTimes: operation({
    method: 'GET',
    path: '/api/delivery-times',
    tag: 'Sales',
    summary:
      'What deliveries of the stores took whose reports one may see: medians in minutes, by what is asked for, and of the days compared with',
    query: askedSchema,
    response: z.object({
      /** In the order in which each row has them: from the order until it is made, leaves and is at the door; the whole; the promise. */
      times: z.array(z.enum(DELIVERY_TIMES)),
      rows: z.array(
        z.object({
          key: keySchema,
          /** Whole minutes that half of the deliveries did not exceed; null where no delivery has that time. */
          medians: minutesSchema,
          /** Of the days compared with; null without any. */
          before: minutesSchema.nullable(),
        }),
      ),
      /** The names that tickets last gave to the ids of the keys. */
      names: z.record(z.string(), z.string()),
    }),
  }),
  listDrivenZones: operation({
    method: 'GET',
    path: '/api/delivery-zones',
    tag: 'Sales',
    summary: 'Where a location delivers to, as reports draw it: the zones that have a shape',
    query: companyHint.extend({ locationId: idSchema }),
    response: z.object({
      /** Where the location is; null: nobody has said. Degrees. */
      place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
      zones: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          /** Whether the location drives there now. */
          isServed: z.boolean(),
          /** Longitude and latitude of each corner; the last is the first. */
          ring: z.array(z.tuple([z.number(), z.number()])),
        }),
      ),
    }),
  }),
};
