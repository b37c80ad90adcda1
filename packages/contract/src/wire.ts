import { CHANGE_KINDS, type Change, isNameText, NAME_FORM, type Path } from '@servery/domain';
import { z } from 'zod';

/** Ids are opaque text: letters, digits, `_`, `-`, at most 64 characters. */
export const idSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'expected an id of 1 to 64 letters, digits, _ or -');

/** The name of something: trimmed, one visible line. */
export function nameOf(most: number) {
  return z.string().trim().min(1).max(most).refine(isNameText, NAME_FORM);
}

/** ISO 8601 date-time in UTC. */
export const instantSchema = z.string().meta({ format: 'date-time' });

/** Of 40 characters, each three times written as three bytes. */
const placeSchema = z.union(
  [idSchema, z.string().regex(/^tag:[\w.!~*'()%-]{1,360}$/)],
  'expected ids of locations and groups, or tag: and a tag as in an address',
);

/** Locations and groups by id, and locations by a tag (`tag:open%20late`), with commas between. */
export const placeListSchema = z
  .string()
  .max(13_000)
  .transform((text) => text.split(',').filter((place) => place !== ''))
  .pipe(z.array(placeSchema).max(200, 'Choose at most 200 of them.'));
export const companyParams = z.strictObject({ companyId: idSchema });
export const locationParams = z.strictObject({ locationId: idSchema });

/** The name of the thing to delete, typed again as a confirmation. A program may leave it out; a different name is refused with 400. */
export const typedNameSchema = z.strictObject({ name: z.string().max(200).optional() }).optional();

/** Every call may carry the company that the address bar shows: a hint, never an authority. */
export const companyHint = z.strictObject({ companyId: idSchema.optional() });

/** A document that is too old on one side names the side it holds: integers from 1. */
export const versionSchema = z.coerce.number<number>().int().min(0).max(2_147_483_647);

/** Body of a 400. */
export const errorListSchema = z.object({
  errors: z.array(z.object({ code: z.string(), message: z.string().optional(), path: z.string().optional() })),
});

/** Body of every other failure. */
export const errorCodeSchema = z.looseObject({ error: z.string() });

/** `{ id, version }` of one side of a location's sync data; null where nothing is published. */
export const versionRefSchema = z.object({ id: z.string(), version: z.number().int() }).nullable();

/** EN-07 VR-19 */
export const syncInfoSchema = z.object({
  assigned: versionRefSchema,
  published: versionRefSchema,
  overrideAssigned: versionRefSchema,
  overridePublished: versionRefSchema,
  groupOverrideAssigned: versionRefSchema,
  groupOverridePublished: versionRefSchema,
});
export type SyncInfo = z.infer<typeof syncInfoSchema>;

const entityStepSchema = z.union([
  z.strictObject({ id: z.union([z.string(), z.number()]) }),
  z.strictObject({ by: z.string(), value: z.union([z.string(), z.number()]) }),
]);

/** A place of a document. */
export const pathSchema: z.ZodType<Path, Path> = z
  .array(z.union([z.string(), entityStepSchema]))
  .max(64)
  .meta({ id: 'Path' });

/** CT-24 one change as it travels. */
const changeSchema: z.ZodType<Change, Change> = z
  .strictObject({
    kind: z.enum(CHANGE_KINDS),
    path: pathSchema,
    from: z.any().optional(),
    to: z.any().optional(),
    after: z.any().optional(),
  })
  .meta({ id: 'Change' });
export const changesSchema = z.array(changeSchema).max(50_000);

/** The mark of the last answer of a polled call. With it, only the changes since then are answered. */
export const sinceSchema = z.string().max(64);
