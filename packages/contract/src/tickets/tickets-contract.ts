import { ORDER_CHANNELS, TICKET_MARKS, TICKET_STATES, ticketSchema } from '@servery/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { reportRefusalSchema } from '../terminals/report-refusal.ts';
import { companyHint, idSchema, instantSchema, placeListSchema } from '../wire.ts';

/** So many tickets travel in one report. */
export const ticketsAtOnce = 500;
/** Where the days and places of a search have more tickets than this, its results are not counted. */
export const mostCountedTickets = 10_000;

const centsSchema = z.coerce.number<number>().int().min(-1_000_000_000).max(1_000_000_000).optional();
const textSchema = z.string().trim().min(1).max(200).optional();

const markSchema = z.object({
  kind: z.enum(TICKET_MARKS),
  /** The sum of the parts, in cents; null where it is about something else. */
  expected: z.number().int().nullable(),
  /** As the terminal reported it, in cents; null where it is about something else. */
  reported: z.number().int().nullable(),
  /** The ids that the console does not know, where the mark is about these; at most the first 100 of a ticket. */
  unknown: z
    .object({
      /** Place of its line on the ticket, from 1; null for the server. */
      line: z.number().int().nullable(),
      id: z.string(),
      name: z.string(),
      /** Whether the menu of the ticket’s own hash does not have it, or else the one that its location ran; null for the server. */
      isOfTicket: z.boolean().nullable(),
    })
    .optional(),
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
  /** How many things of it do not add up or are not known. */
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

/** The values that tickets are searched by. */
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
  /** Locations and groups by id, locations by `tag:` and a tag, with commas between. */
  places: placeListSchema.optional(),
  channel: z.enum(ORDER_CHANNELS).optional(),
  orderType: z.coerce.number<number>().int().min(0).max(1_000).optional(),
  /** With a line of this item. */
  itemId: z.string().max(120).optional(),
  serverId: z.string().max(120).optional(),
  /** With a tax of this id or name; empty: with a total of tax, and no taxes. */
  tax: z.string().max(200).optional(),
  /** Delivered to the zone of this name, by this driver, by this service. */
  zone: z.string().max(200).optional(),
  driverId: z.string().max(120).optional(),
  partner: z.string().max(200).optional(),
  /** Only those that were delivered. */
  isDelivery: z.literal('true').optional(),
  /** Cents of the total, both included. */
  least: centsSchema,
  most: centsSchema,
  state: z.enum(TICKET_STATES).optional(),
  /** Only those with a mark: something does not add up, or is not known. */
  isMarked: z.literal('true').optional(),
  /** Only those with this mark. */
  mark: z.enum(TICKET_MARKS).optional(),
});

const byChoiceSchema = z.record(z.string(), z.number().int());

/** Tickets of a search; those by the choices of a filter are counted under all conditions but that filter. */
const countsSchema = z.object({
  tickets: z.number().int(),
  /** Their totals together, in cents. */
  total: z.number().int(),
  /** Of the places that are searched, without those that have none. */
  locations: byChoiceSchema,
  channels: byChoiceSchema,
  orderTypes: byChoiceSchema,
  states: byChoiceSchema,
  /** With any mark, and with each kind of them. */
  marked: z.number().int(),
  marks: byChoiceSchema,
});
export type TicketCounts = z.infer<typeof countsSchema>;

const ticketParams = z.strictObject({ ticketId: z.string().regex(/^[A-Za-z0-9_-]{1,64}\.[A-Za-z0-9_-]{1,64}$/) });

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
      /** New, or newer than the known one. */
      taken: z.number().int(),
      /** Known already, or older than the known one. */
      unchanged: z.number().int(),
      refused: z.array(reportRefusalSchema),
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
  countTickets: operation({
    method: 'GET',
    path: '/api/tickets/counts',
    tag: 'Tickets',
    summary: `How many tickets a search finds, and by each choice of its filters; where its days and places have more than ${mostCountedTickets.toLocaleString('en-US')}, nothing is counted`,
    query: searchSchema,
    response: z.object({ counts: countsSchema.nullable() }),
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
    params: ticketParams,
    query: companyHint,
    response: z.object({
      ticket: ticketSchema.meta({ id: 'Ticket' }),
      reported: instantSchema,
      marks: z.array(markSchema),
      /** Its customer was forgotten: names, phone, email, address and notes were removed. */
      isForgotten: z.boolean(),
    }),
  }),
  priceTicket: operation({
    method: 'GET',
    path: '/api/tickets/:ticketId/prices',
    tag: 'Tickets',
    summary: 'The menu that a ticket was rung up under, and what each line costs by it',
    params: ticketParams,
    query: companyHint,
    response: z.object({
      menu: z.object({
        /** Whether the ticket gives the hash of a menu, and the console has it. */
        state: z.enum(['KNOWN', 'NOT_KNOWN', 'NOT_REPORTED']),
        /** Of the menu of the company; null where it is not known which it was. */
        id: z.string().nullable(),
        name: z.string().nullable(),
        version: z.number().int().nullable(),
        /** Whether the location or its group has changes of its own in it. */
        hasOwnChanges: z.boolean(),
        /** When it was published to the location: the last time before the ticket was opened, or else the first; null: never. */
        publishedAt: instantSchema.nullable(),
        /** Of that publication among those of menus at the location, from 1. */
        publication: z.number().int().nullable(),
        /** Whether the location runs it now. */
        isRunning: z.boolean(),
      }),
      /** Why no line has a price; null where lines are priced. */
      unpriced: z.enum(['NO_MENU', 'UNREADABLE', 'ZONE_CHANGED']).nullable(),
      /** As many as the ticket has, in their order; none where they are not priced. */
      lines: z.array(
        z.object({
          /** Of the whole line with its modifiers, before discounts and tax; null where the menu does not sell it so. */
          cents: z.number().int().nullable(),
          /** Why the menu does not; null where it does. */
          reason: z.string().nullable(),
        }),
      ),
    }),
  }),
  countCustomer: operation({
    method: 'GET',
    path: '/api/tickets/:ticketId/customer',
    tag: 'Tickets',
    summary: 'How many tickets of the company are of the customer of this one, before the customer is forgotten',
    params: ticketParams,
    query: companyHint,
    response: z.object({
      /** With this one; 0: it has no customer. */
      tickets: z.number().int(),
      /** The fields that they share with this one: `place` is name and address; none: this one only. */
      by: z.array(z.enum(['phone', 'email', 'place'])),
    }),
  }),
  forgetCustomer: operation({
    method: 'POST',
    path: '/api/tickets/:ticketId/forget-customer',
    tag: 'Tickets',
    summary:
      'Remove the customer of a ticket, with the notes, from every ticket of the company and the phones of guests; it cannot be undone',
    params: ticketParams,
    query: companyHint,
    body: z.strictObject({
      /** As they were counted and confirmed; 409 where the customer has another number by now, and then nothing is removed. */
      tickets: z.number().int().min(0),
    }),
    response: z.object({
      /** From which the customer was removed. */
      tickets: z.number().int(),
      /** Phones with the ordering app that were removed. */
      devices: z.number().int(),
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
      /** Tickets with any mark. */
      marked: z.number().int(),
      /** Tickets with each mark that there is. */
      marks: z.array(z.object({ kind: z.enum(TICKET_MARKS), tickets: z.number().int() })),
      /** Business dates; null while there is no ticket. */
      oldest: z.string().nullable(),
      newest: z.string().nullable(),
      lastReported: instantSchema.nullable(),
      /** The longest silent first. */
      locations: z.array(locationIndexSchema),
      locationCount: z.number().int(),
      /** By how many seconds at most this and other reports are behind; null: they are not. */
      secondsBehind: z.number().int().nullable(),
    }),
  }),
};
