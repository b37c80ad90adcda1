import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyParams, instantSchema, nameOf } from '../wire.ts';

const tag = 'Preferences';

/** 0 to 100, with at most two digits after the point: `62.5`. */
const percentSchema = z
  .string()
  .regex(/^(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)$/, 'expected a percentage from 0 to 100, like 62.5');

/** A view of the table of prices, with a name: filters as its address has them. */
const priceViewSchema = z.strictObject({
  name: nameOf(60),
  search: z.string().max(200),
  /** The id of a department or category; null: the whole menu. */
  place: z.string().min(1).max(100).nullable(),
  /** Ids of pricing schemes; none: all. */
  schemes: z.array(z.string().min(1).max(100)).max(200),
  isOnlyDifferences: z.boolean(),
});
export type PriceView = z.infer<typeof priceViewSchema>;

/** People tell views apart by the name, without its case. */
export function priceViewKey({ name }: Pick<PriceView, 'name'>): string {
  return name.trim().toLowerCase();
}

const preferencesSchema = z.strictObject({
  /** The least percentage of the guest's payment that an order should leave; null: no floor. */
  marginFloor: percentSchema.nullable(),
  priceViews: z
    .array(priceViewSchema)
    .max(50, 'expected at most 50 views')
    .refine((views) => new Set(views.map(priceViewKey)).size === views.length, 'expected each name once'),
});
export type CompanyPreferences = z.infer<typeof preferencesSchema>;

const savedPreferencesSchema = z.object({
  /** 0: nothing was saved yet. */
  ver: z.number().int(),
  preferences: preferencesSchema,
  /** The newest changes of the margin floor, newest first: at most 20. */
  history: z.array(
    z.object({
      ver: z.number().int(),
      at: instantSchema,
      by: z.string(),
      marginFloor: preferencesSchema.shape.marginFloor,
    }),
  ),
});
export type SavedPreferences = z.infer<typeof savedPreferencesSchema>;

const preferencesReadOnly = savedPreferencesSchema.pick({ history: true }).partial();

export const preferencesOperations = {
  getPreferences: operation({
    method: 'GET',
    path: '/api/preferences/:companyId',
    tag,
    summary: 'Preferences of a company that are not part of a document and are not published',
    params: companyParams,
    response: savedPreferencesSchema,
  }),
  putPreferences: operation({
    method: 'PUT',
    path: '/api/preferences/:companyId',
    tag,
    summary: 'Save the preferences; `ver` is the version that was edited',
    params: companyParams,
    body: z.strictObject({
      ver: z.number().int().min(0),
      preferences: preferencesSchema,
      ...preferencesReadOnly.shape,
    }),
    readOnly: preferencesReadOnly,
    response: savedPreferencesSchema,
  }),
};
