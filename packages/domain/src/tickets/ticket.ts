import { z } from 'zod';
import { amountSchema, portionSchema } from '../menus/entities/amounts.ts';
import { ORDER_CHANNELS } from '../menus/entities/pricing-schemes.ts';
import {
  centsSchema,
  idSchema,
  instantSchema,
  keySchema,
  namedSchema,
  noteSchema,
  paidCentsSchema,
  textSchema,
} from './reported-fields.ts';

/** A ticket as a terminal reports it. Money is in integer cents, instants are ISO texts in UTC. */

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/, 'Enter a SHA-256 in hexadecimal.');

const modifierSchema = namedSchema.extend({
  amount: amountSchema,
  portion: portionSchema,
  /** The price that it adds to one of the line. */
  price: centsSchema,
});

const discountSchema = z.strictObject({
  /** Of the offer; null: taken off by hand. */
  offerId: idSchema.nullable(),
  name: textSchema,
  amount: paidCentsSchema,
});

const lineSchema = z.strictObject({
  id: keySchema,
  item: namedSchema,
  /** The options of its styles, such as the size. */
  options: z.array(namedSchema).max(20),
  quantity: z.number().positive().max(100_000),
  modifiers: z.array(modifierSchema).max(200),
  /** The pricing scheme that it was priced by. */
  schemeId: idSchema.nullable(),
  /** Of the whole line with its modifiers, before discounts and tax. */
  price: centsSchema,
  discounts: z.array(discountSchema).max(50),
  note: noteSchema.optional(),
  voided: z.strictObject({ by: namedSchema, reason: textSchema, at: instantSchema }).nullable(),
});
export type TicketLine = z.infer<typeof lineSchema>;

const paymentSchema = z.strictObject({
  tender: textSchema.min(1),
  /** Without the tip; below zero: given back. */
  amount: centsSchema,
  tip: paidCentsSchema,
  card: z
    .strictObject({ brand: textSchema, lastFour: z.string().regex(/^\d{4}$/, 'Enter the last four digits.') })
    .nullable(),
});

const namedAmountSchema = z.strictObject({ name: textSchema, amount: centsSchema });

const taxSchema = namedAmountSchema.extend({
  /** Of the tax structure of the menu; absent: sums of taxes know it by its name only. */
  taxId: idSchema.optional(),
  /** The amount that the tax was computed on, in cents; absent: not said. */
  taxable: centsSchema.optional(),
});

const customerSchema = z.strictObject({
  name: textSchema,
  phone: textSchema.nullable(),
  email: textSchema.nullable(),
  address: textSchema.nullable(),
});

const deliverySchema = z.strictObject({
  zone: textSchema.nullable(),
  driver: namedSchema.nullable(),
  /** The service that drives it, where no driver of the store does. */
  partner: textSchema.nullable().optional(),
  promised: instantSchema.nullable(),
  /** When the kitchen was done with it. */
  made: instantSchema.nullable().optional(),
  out: instantSchema.nullable(),
  delivered: instantSchema.nullable(),
});

export const TICKET_STATES = ['OPEN', 'CLOSED', 'VOIDED'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

export const ticketSchema = z.strictObject({
  id: keySchema,
  /** Rises with every change of the ticket; the highest counts. */
  revision: z.int().min(1).max(1_000_000),
  locationId: keySchema,
  number: z.string().min(1).max(20),
  state: z.enum(TICKET_STATES),
  /** The store's day, which ends with its last hours and not at midnight. */
  businessDate: z.iso.date(),
  opened: instantSchema,
  closed: instantSchema.nullable(),
  orderType: z.int().min(0).max(1_000),
  channel: z.enum(ORDER_CHANNELS),
  station: textSchema.nullable(),
  server: namedSchema.nullable(),
  table: textSchema.nullable(),
  guests: z.int().min(0).max(1_000),
  customer: customerSchema.nullable(),
  lines: z.array(lineSchema).max(1_000),
  /** Added to the whole ticket: delivery, service. */
  charges: z.array(namedAmountSchema).max(50),
  /** Taken off the whole ticket. */
  discounts: z.array(discountSchema).max(50),
  /** Their amounts make `totals.tax`; none: the total is a tax that is not named. */
  taxes: z.array(taxSchema).max(50),
  payments: z.array(paymentSchema).max(100),
  totals: z.strictObject({
    /** Lines that are not voided, before discounts. */
    subtotal: centsSchema,
    discounts: paidCentsSchema,
    charges: centsSchema,
    tax: centsSchema,
    /** Without tips. */
    total: centsSchema,
    tips: paidCentsSchema,
  }),
  delivery: deliverySchema.nullable(),
  note: noteSchema.optional(),
  /** Hashes of the published documents that it was rung up under. */
  menuHash: hashSchema.nullable(),
  settingsHash: hashSchema.nullable(),
});
export type Ticket = z.infer<typeof ticketSchema>;
