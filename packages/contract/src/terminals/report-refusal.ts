import { z } from 'zod';

/** A ticket or punch of a report that was not taken, and why. */
export const reportRefusalSchema = z.object({
  /** Place in the report, from 0. */
  index: z.number().int(),
  /** Of the ticket or punch, where it has one. */
  id: z.string().nullable(),
  /**
   * INVALID: not in the form; CARD_NUMBER: a text holds the number of a card; OTHER_LOCATION: not of the terminal’s location;
   * DATE: too old, or in the future; OTHER_CONTENT: this revision was reported with other content;
   * FORGOTTEN: the company keeps its day no longer, so that sending it again is of no use.
   */
  code: z.enum(['INVALID', 'CARD_NUMBER', 'OTHER_LOCATION', 'DATE', 'OTHER_CONTENT', 'FORGOTTEN']),
  /** The field that it is about, such as `lines.2.price`; empty: the whole of it. */
  path: z.string(),
  message: z.string(),
});
export type ReportRefusal = z.infer<typeof reportRefusalSchema>;
