import { STOCK_KINDS, stockEntrySchema, stockLengthSchema, stockThingSchema } from '@servery/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyHint, idSchema, instantSchema } from '../wire.ts';

const tag = 'Out of stock';

/** Where somebody was who took something out or put it back. */
export const STOCK_WAYS = ['CONSOLE', 'PHONE', 'POS'] as const;
export type StockWay = (typeof STOCK_WAYS)[number];

/** So many changes travel in one report of a terminal. */
export const stockChangesAtOnce = 100;
/** So many locations of an entry are named; all of them are counted. */
export const namedStockLocations = 50;

const personWaySchema = z.enum(['CONSOLE', 'PHONE']);
/** Of a take out or a put back; `undoOutOfStock` takes it. */
const changeIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,140}$/, 'expected the id of a change');

/** One thing, with the locations where it was taken out together; a countdown is an entry of its own at each location. */
const outEntrySchema = z.object({
  /** Of the change that took it out. */
  id: z.string(),
  thing: stockThingSchema,
  /** As it was called then. */
  name: z.string(),
  length: stockLengthSchema,
  /** When the first of its locations has it back, and the last. */
  until: instantSchema,
  lastUntil: instantSchema,
  /** How many may be sold, and how many of these are left: below zero, more were sold. Null: it is out from the beginning. */
  count: z.number().int().nullable(),
  left: z.number().nullable(),
  /** When the server heard that none is left. */
  ranOutAt: instantSchema.nullable(),
  /** The first of them by name. */
  locationIds: z.array(z.string()),
  locationCount: z.number().int(),
  begunAt: instantSchema,
  by: z.string(),
  way: z.enum(STOCK_WAYS),
  /** Null: it came back in store time, or is still out. */
  ended: z.object({ at: instantSchema, by: z.string(), way: z.enum(STOCK_WAYS) }).nullable(),
});
export type OutEntry = z.infer<typeof outEntrySchema>;

const changedSchema = z.object({
  /** Pass it to `undoOutOfStock`. */
  id: z.string(),
  locationCount: z.number().int(),
});

const terminalChangeSchema = z.strictObject({
  /** As the terminal numbers it: one that was recorded before changes nothing. */
  id: idSchema,
  at: z.iso.datetime(),
  thing: stockThingSchema,
  name: z.string().min(1).max(400),
  /** For how long it goes out; null: it is put back. */
  length: stockLengthSchema.nullable(),
  by: z.strictObject({ id: idSchema, name: z.string().max(200) }),
});
export type TerminalStockChange = z.infer<typeof terminalChangeSchema>;

/** The things that are out at the location of a terminal. */
export const terminalStockSchema = z.object({
  /** Says whether the list is another one: a check-in passes it back. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  entries: z.array(stockEntrySchema),
});

export const outOfStockOperations = {
  listOutOfStock: operation({
    method: 'GET',
    path: '/api/out-of-stock',
    tag,
    summary: 'What is out at the locations that one reaches, or was within the last 30 days',
    query: companyHint.extend({
      locationId: idSchema.optional(),
      kind: z.enum(STOCK_KINDS).optional(),
      /** Part of its name. */
      text: z.string().trim().min(1).max(100).optional(),
      /** The things that are back, newest first; absent: the things that are out, the next to come back first. */
      isBack: z.literal('true').optional(),
      offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number<number>().int().min(1).max(500).default(200),
    }),
    response: z.object({
      entries: z.array(outEntrySchema),
      total: z.number().int(),
    }),
  }),
  takeOutOfStock: operation({
    method: 'POST',
    path: '/api/out-of-stock',
    tag,
    summary:
      'Takes an item, modifier or option out at the locations whose menu has it, at once and without a publication',
    query: companyHint,
    body: z.strictObject({
      thing: stockThingSchema,
      length: stockLengthSchema,
      /** Locations, groups, or the company. */
      placeIds: z.array(idSchema).min(1).max(500),
      way: personWaySchema,
    }),
    response: changedSchema,
  }),
  putBackInStock: operation({
    method: 'POST',
    path: '/api/out-of-stock/put-back',
    tag,
    summary: 'Puts back what was taken out, at the locations that one reaches',
    query: companyHint,
    body: z.strictObject({
      /** Of an entry. */
      id: changeIdSchema,
      /** Only there. */
      locationIds: z.array(idSchema).min(1).max(500).optional(),
      way: personWaySchema,
    }),
    response: changedSchema,
  }),
  undoOutOfStock: operation({
    method: 'POST',
    path: '/api/out-of-stock/undo',
    tag,
    summary: 'Undoes a take out or a put back: what it took out is back, and what it ended goes on',
    query: companyHint,
    body: z.strictObject({ id: changeIdSchema, way: personWaySchema }),
    response: changedSchema,
  }),
  reportOutOfStock: operation({
    method: 'POST',
    path: '/api/terminal/out-of-stock',
    tag: 'Terminals',
    summary: 'A terminal reports what its location takes out and puts back; reads what is out there now',
    body: z.strictObject({ changes: z.array(terminalChangeSchema).max(stockChangesAtOnce) }),
    response: z.object({
      /** Those that were not known yet. */
      recorded: z.number().int(),
      outOfStock: terminalStockSchema,
    }),
  }),
};
