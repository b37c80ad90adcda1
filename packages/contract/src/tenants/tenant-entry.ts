import { z } from 'zod';
import { importLineSchema, importOutcomeSchema } from '../csv-import.ts';
import { idSchema } from '../wire.ts';
import { groupReadOnly, locationReadOnly } from './tenant-schema.ts';

const optionalText = (longest: number) => z.string().trim().max(longest).nullish();
const nameSchema = z.string().trim().max(100);

/** The fields of a location that a person enters. In an edit null clears a field, and a field that is left out stays as it is. */
const locationFields = {
  type: z.literal('LOCATION'),
  name: nameSchema,
  groupId: idSchema.nullish(),
  street: optionalText(120),
  street2: optionalText(120),
  city: optionalText(80),
  state: optionalText(2),
  zip: optionalText(10),
  phone: optionalText(40),
  timezone: z.string().trim().max(64),
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
  kioskActive: z.boolean().optional(),
  tags: z.array(z.string().trim().max(40)).max(20).optional(),
  sevenshifts: z.strictObject({ locationId: optionalText(64) }).optional(),
};
/** A group belongs to no group: `groupId` is refused by name. */
const groupFields = { type: z.literal('GROUP'), name: nameSchema, groupId: z.null().optional() };
/** The version that the edit was made against; without it the edit is taken as it is. */
const editFields = { id: idSchema, ver: z.number().int().min(1).max(2_147_483_647).optional() };

export const newTenantSchema = z.discriminatedUnion('type', [
  z.strictObject(locationFields),
  z.strictObject(groupFields),
]);
export const editedTenantSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...locationReadOnly.shape, ...editFields, ...locationFields }),
  z.strictObject({ ...groupReadOnly.shape, ...editFields, ...groupFields }),
]);
export type NewTenant = z.infer<typeof newTenantSchema>;
export type EditedTenant = z.infer<typeof editedTenantSchema>;

/** So many lines of an import are saved with one call. */
export const mostLocationsAtOnce = 200;

/** The location that a line of an import saves. */
export const locationSaveSchema = z.union([
  z.strictObject(locationFields),
  z.strictObject({ ...editFields, ...locationFields }),
]);
export type LocationSave = z.infer<typeof locationSaveSchema>;

export const locationImportSchema = importOutcomeSchema.extend({
  lines: z.array(
    importLineSchema.extend({
      /** To be sent when the import is run; null where there is nothing to save. */
      save: locationSaveSchema.nullable(),
    }),
  ),
});
export type LocationImport = z.infer<typeof locationImportSchema>;
