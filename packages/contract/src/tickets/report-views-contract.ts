import { REPORT_IDS, REPORT_MAIL_STATES } from '@servery/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyHint, idSchema, nameOf } from '../wire.ts';

/** So many views a person may save. */
export const mostReportViews = 50;

/** Each morning at this time of this store. */
const mailAskedSchema = z.strictObject({
  /** Of the store's clock: `06:30`. */
  at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 06:30.'),
  locationId: idSchema,
});

const viewSchema = z.strictObject({
  report: z.enum(REPORT_IDS),
  name: nameOf(60),
  /** The filters and the sort of the report as its address has them, without the question mark. */
  address: z
    .string()
    .max(1_000)
    .regex(/^[\w.~%+=&-]*$/, 'Pass the query of an address.'),
  /** Null: it is not mailed. */
  mail: mailAskedSchema.nullable(),
});

const savedViewSchema = viewSchema.extend({
  id: z.string(),
  mail: mailAskedSchema
    .extend({
      /** How the last one went. */
      state: z.enum(REPORT_MAIL_STATES),
      /** The store's date of the last that was sent. */
      sentOn: z.string().nullable(),
      /** The store's date of the next. */
      nextOn: z.string(),
    })
    .nullable(),
});
export type ReportView = z.infer<typeof savedViewSchema>;

const tag = 'Report views';
const viewParams = z.strictObject({ viewId: idSchema });

export const reportViewsOperations = {
  listReportViews: operation({
    method: 'GET',
    path: '/api/report-views',
    tag,
    summary: 'The views of reports that the caller has saved in the company, by name',
    query: companyHint,
    response: z.object({ views: z.array(savedViewSchema) }),
  }),
  saveReportView: operation({
    method: 'POST',
    path: '/api/report-views',
    tag,
    summary: `Save a view of a report under a name, for oneself; at most ${mostReportViews}`,
    query: companyHint,
    body: viewSchema,
    response: savedViewSchema,
  }),
  changeReportView: operation({
    method: 'PUT',
    path: '/api/report-views/:viewId',
    tag,
    summary: 'Change the name, the address or the mail of one’s own view',
    params: viewParams,
    query: companyHint,
    body: viewSchema,
    response: savedViewSchema,
  }),
  deleteReportView: operation({
    method: 'POST',
    path: '/api/report-views/:viewId/delete',
    tag,
    summary: 'Delete one’s own view; it is mailed no more',
    params: viewParams,
    query: companyHint,
    response: z.object({}),
  }),
  mailReportView: operation({
    method: 'POST',
    path: '/api/report-views/:viewId/mail',
    tag,
    summary: 'Mail one’s own view to oneself now, as each morning’s mail would read',
    params: viewParams,
    query: companyHint,
    response: z.object({ email: z.string() }),
  }),
};
