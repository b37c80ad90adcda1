import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyParams, instantSchema } from '../wire.ts';

const tag = 'Preferences';

/** 0 to 100, with at most two digits after the point: `62.5`. */
const percentSchema = z
  .string()
  .regex(/^(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)$/, 'expected a percentage from 0 to 100, like 62.5');

const preferencesSchema = z.strictObject({
  /** What an order should leave at least of what a guest pays; null: no floor. */
  marginFloor: percentSchema.nullable(),
});
export type CompanyPreferences = z.infer<typeof preferencesSchema>;

const savedPreferencesSchema = z.object({
  /** 0: nothing was saved yet. */
  ver: z.number().int(),
  preferences: preferencesSchema,
  /** The newest saves, newest first: at most 20. */
  history: z.array(
    z.object({ ver: z.number().int(), at: instantSchema, by: z.string(), preferences: preferencesSchema }),
  ),
});
export type SavedPreferences = z.infer<typeof savedPreferencesSchema>;

export const preferencesOperations = {
  getPreferences: operation({
    method: 'GET',
    path: '/api/preferences/:companyId',
    tag,
    summary: 'What a company has decided for itself beside its documents; it is not published',
    params: companyParams,
    response: savedPreferencesSchema,
  }),
  putPreferences: operation({
    method: 'PUT',
    path: '/api/preferences/:companyId',
    tag,
    summary: 'Save it; `ver` is the version that was edited',
    params: companyParams,
    body: z.strictObject({ ver: z.number().int().min(0), preferences: preferencesSchema }),
    response: savedPreferencesSchema,
  }),
};
