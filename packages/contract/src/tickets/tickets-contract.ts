import { ORDER_CHANNELS, TICKET_MARKS, TICKET_STATES, ticketSchema } from '@servery/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyHint, idListSchema, idSchema, instantSchema } from '../wire.ts';

/** So many tickets travel in one report. */
export const ticketsAtOnce = 500;

const refusalSchema = z.object({
  /** Place in the report, from 0. */
  index: z.number().int(),
  /** Of the ticket, where it has one. */
  id: z.string().nullable(),
  /**
   * INVALID: not in the form of a ticket; CARD_NUMBER: a text holds the number of a card; OTHER_LOCATION: not of the terminal’s location;
   * DATE: too old, or in the future; OTHER_CONTENT: this revision was reported with other content.
   */
  code: z.enum(['INVALID', 'CARD_NUMBER', 'OTHER_LOCATION', 'DATE', 'OTHER_CONTENT']),
  /** The field that it is about, such as `lines.2.price`; empty: the whole ticket. */
  path: z.string(),
  message: z.string(),
});
export type TicketRefusal = z.infer<typeof refusalSchema>;

const centsSchema = z.coerce.number<number>().int().min(-1_000_000_000).max(1_000_000_000).optional();
const textSchema = z.string().trim().min(1).max(200).optional();

const markSchema = z.object({
  kind: z.enum(TICKET_MARKS),
  /** The sum of the parts, in cents; null where it is about times. */
  expected: z.number().int().nullable(),
  /** As the terminal reported it, in cents; null where it is about times. */
  reported: z.number().int().nullable(),
});

/** A ticket in a list. Money in cents. */
const foundTicketSchema = z.object({
  /** Pass it to `getTicket`. */
  id: z.string(),
  locationId: z.string(),
  number: z.string(),
  state: z.enum(TICKET_STATES),
  businessDate: z.string(),
  opened: instantSchema,
  orderType: z.number().int(),
  channel: z.string(),
  serverName: z.string().nullable(),
  customerName: z.string().nullable(),
  /** Some items of it, by name: first those that a word of the search is in. */
  items: z.array(z.string()),
  /** A modifier, discount, note or other text of it that a word of the search is in. */
  matched: z.string().nullable(),
  total: z.number().int(),
  tips: z.number().int(),
  /** How it was paid, such as `Visa 4242`. */
  payments: z.array(z.string()),
  /** How many of its sums do not add up. */
  marks: z.number().int(),
});
export type FoundTicket = z.infer<typeof foundTicketSchema>;

const locationIndexSchema = z.object({
  locationId: z.string(),
  tickets: z.number().int(),
  marked: z.number().int(),
  oldest: z.string(),
  newest: z.string(),
  lastReported: instantSchema,
});

/** What tickets are searched by. */
const searchSchema = companyHint.extend({
  /** Beginnings of words, in any order, anywhere on the ticket. */
  text: textSchema,
  number: textSchema,
  server: textSchema,
  customer: textSchema,
  item: textSchema,
  cardLastFour: z
    .string()
    .regex(/^\d{4}$/, 'Enter the last four digits.')
    .optional(),
  /** Business dates, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  locationId: idSchema.optional(),
  /** Locations and groups by id, with commas between. */
  places: idListSchema.optional(),
  channel: z.enum(ORDER_CHANNELS).optional(),
  orderType: z.coerce.number<number>().int().min(0).max(1_000).optional(),
  /** With a line of this item. */
  itemId: z.string().max(120).optional(),
  serverId: z.string().max(120).optional(),
  /** Cents of the total, both included. */
  least: centsSchema,
  most: centsSchema,
  state: z.enum(TICKET_STATES).optional(),
  /** Only those whose sums do not add up. */
  isMarked: z.literal('true').optional(),
});

export const ticketsOperations = {
  reportTickets: operation({
    method: 'POST',
    path: '/api/terminal/tickets',
    tag: 'Terminals',
    summary:
      'A terminal reports tickets, each a `Ticket`; what was taken before changes nothing, what is wrong is named',
    encoding: 'gzipJson',
    bodySize: 'document',
    // Each is checked separately, so that one that is wrong keeps none of the others back.
    body: z.strictObject({
      tickets: z.array(z.unknown().meta({ document: 'Ticket' })).max(ticketsAtOnce),
    }),
    response: z.object({
      /** New, or newer than what was known. */
      taken: z.number().int(),
      /** Known already, or older than what is known. */
      unchanged: z.number().int(),
      refused: z.array(refusalSchema),
    }),
  }),
  searchTickets: operation({
    method: 'GET',
    path: '/api/tickets/search',
    tag: 'Tickets',
    summary: 'Tickets of the locations whose reports one may see, the newest first; all conditions hold together',
    query: searchSchema.extend({
      /** The `next` of a page. */
      after: z.string().max(300).optional(),
      limit: z.coerce.number<number>().int().min(1).max(200).default(50),
    }),
    response: z.object({
      tickets: z.array(foundTicketSchema),
      /** Pass as `after` to read the next page; null at the end. */
      next: z.string().nullable(),
    }),
  }),
  exportTickets: operation({
    method: 'GET',
    path: '/api/tickets/export',
    tag: 'Tickets',
    summary: 'The newest 50,000 tickets of a search as CSV; formulas are written as text',
    query: searchSchema,
  }),
  getTicket: operation({
    method: 'GET',
    path: '/api/tickets/:ticketId',
    tag: 'Tickets',
    summary: 'One ticket as its terminal reported it last',
    params: z.strictObject({ ticketId: z.string().regex(/^[A-Za-z0-9_-]{1,64}\.[A-Za-z0-9_-]{1,64}$/) }),
    query: companyHint,
    response: z.object({
      ticket: ticketSchema.meta({ id: 'Ticket' }),
      reported: instantSchema,
      marks: z.array(markSchema),
    }),
  }),
  ticketsIndexInfo: operation({
    method: 'GET',
    path: '/api/tickets/index-info',
    tag: 'Tickets',
    summary: 'How many tickets there are, from when to when, and since when each location has reported none',
    query: companyHint.extend({
      offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number<number>().int().min(1).max(200).default(50),
    }),
    response: z.object({
      tickets: z.number().int(),
      marked: z.number().int(),
      /** Business dates; null while there is no ticket. */
      oldest: z.string().nullable(),
      newest: z.string().nullable(),
      lastReported: instantSchema.nullable(),
      /** The longest silent first. */
      locations: z.array(locationIndexSchema),
      locationCount: z.number().int(),
    }),
  }),
};
