import { z } from 'zod';

/** So many stores are replayed at once. */
export const replayedAtOnce = 20;
/** So many tickets that cannot be rung up any more are named. */
export const lostShown = 50;

const centsSchema = z.number().int();

/** The tickets of a store, as the menu that comes would price them. Money in cents, before discounts and tax. */
const replayedStoreSchema = z.object({
  locationId: z.string(),
  tickets: z.number().int(),
  /** Those that would come to another sum, or could not be rung up. */
  changed: z.number().int(),
  /** The sum that the running menu charges for them. */
  before: centsSchema,
  /** The sum that the menu that comes would charge more, for the lines that both menus sell. */
  difference: centsSchema,
  /** Lines that could not be rung up any more, and their sales. */
  lost: z.number().int(),
  lostSales: centsSchema,
  /** Lines that were rung up at another price than that of the running menu: by hand, or under an earlier one. */
  otherPrice: z.number().int(),
  /** Lines that the running menu does not sell: nothing is compared. */
  notSold: z.number().int(),
  /** The tax that the running menu charges for the things that both menus sell, and the difference under the next menu. */
  tax: centsSchema,
  taxDifference: centsSchema,
  /** Tickets on which the terminal took another tax than the running menu charges at the prices that were rung up. */
  otherTax: z.number().int(),
});

/** The sums of a tax of the menus, told apart by its id, by the running menu and by the one that comes. */
const replayedTaxSchema = z.object({
  id: z.string(),
  name: z.string(),
  before: centsSchema,
  after: centsSchema,
});

/** An item that is taxed at another rate, in percent such as `8.625`; null where stores or order types differ. */
const replayedRateSchema = z.object({
  /** The id of the item. */
  key: z.string(),
  name: z.string(),
  thousandths: z.number().int(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

const replayedItemSchema = z.object({
  /** Tells apart things with a price of their own. */
  key: z.string(),
  name: z.string(),
  /** Of its styles: `Large Hand Tossed`; empty for a plain item. */
  variant: z.string(),
  thousandths: z.number().int(),
  /** For one without modifiers; null where the stores differ. */
  unitBefore: centsSchema.nullable(),
  unitAfter: centsSchema.nullable(),
  difference: centsSchema,
});

const lostLineSchema = z.object({
  locationId: z.string(),
  ticketId: z.string(),
  number: z.string(),
  opened: z.string(),
  item: z.string(),
  reason: z.string(),
});

export const replaySchema = z.object({
  /** Business dates, both included: the seven days before today. */
  from: z.string(),
  to: z.string(),
  stores: z.array(replayedStoreSchema),
  /** Those whose price changes, the largest difference first. */
  items: z.array(replayedItemSchema),
  /** The difference by the hour of the store, 0 to 23. */
  hours: z.array(centsSchema),
  lost: z.array(lostLineSchema),
  /** Those of any of both menus that tickets have; an amount that is the same by both is one. */
  taxes: z.array(replayedTaxSchema),
  /** The most sold first. */
  rates: z.array(replayedRateSchema),
  /** Requirements that only the menu that comes asks for, and of how many lines. */
  requirements: z.array(z.object({ id: z.string(), name: z.string(), lines: z.number().int() })),
  /** Offers that tickets used and that the menu that comes does not have, or has switched off; how often. */
  offers: z.array(z.object({ name: z.string(), uses: z.number().int() })),
  /** Stores whose sales one may not see: nothing of them is here. */
  withheld: z.number().int(),
});
export type Replay = z.infer<typeof replaySchema>;
