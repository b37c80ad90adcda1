import type { NewTenant } from '@servery/contract';
import type { LocationEntry } from '@servery/domain';
import { z } from 'zod/mini';
import type { RecordVersion } from '../../../form-draft/record-state.ts';
import { ownZone } from '../../../publishing/store-time.ts';
import { type LocationField, locationFields } from '../../../tenants/location-fields.ts';
import type { TenantRecord } from '../../../tenants/tenant-calls.ts';

/** The content of the form: everything that may be entered of a location. */
export type FormEntry = LocationEntry & {
  readonly groupId: string | null;
  readonly kioskActive: boolean;
  readonly laborLocationId: string | null;
};
export type FormField = LocationField;

const text = z.nullable(z.string());

/** The same, as this computer keeps it. */
export const entrySchema = z.object({
  name: z.string(),
  street: text,
  street2: text,
  city: text,
  state: text,
  zip: text,
  phone: text,
  timezone: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  tags: z.array(z.string()),
  groupId: text,
  kioskActive: z.boolean(),
  laborLocationId: text,
});

/** A new location: in the group that it is added from, by the clock that most of the company's locations have. */
export function newEntry(groupId: string | null, zones: readonly string[]): FormEntry {
  return {
    name: '',
    street: '',
    street2: '',
    city: '',
    state: null,
    zip: '',
    phone: '',
    timezone: mostCommon(zones) ?? ownZone,
    latitude: null,
    longitude: null,
    tags: [],
    groupId,
    kioskActive: false,
    laborLocationId: '',
  };
}

export function versionOf(record: TenantRecord): RecordVersion<FormEntry> {
  return { entry: entryOf(record), ver: record.ver };
}

function entryOf(record: TenantRecord): FormEntry {
  return {
    name: record.name,
    street: record.street ?? '',
    street2: record.street2 ?? '',
    city: record.city ?? '',
    state: record.state ?? null,
    zip: record.zip ?? '',
    phone: record.phone ?? '',
    timezone: record.timezone,
    latitude: record.latitude ?? null,
    longitude: record.longitude ?? null,
    tags: record.tags,
    groupId: record.groupId ?? null,
    kioskActive: record.kioskActive,
    laborLocationId: record.sevenshifts.locationId ?? '',
  };
}

/** The location payload. TN-13 TN-14 */
export function payloadOf({ laborLocationId, tags, ...entry }: FormEntry): Extract<NewTenant, { type: 'LOCATION' }> {
  return {
    type: 'LOCATION',
    ...entry,
    name: entry.name.trim(),
    tags: [...tags],
    sevenshifts: { locationId: laborLocationId },
  };
}

/** The field that the server names: `body.zip`. */
export function fieldOfPath(path: string | undefined): FormField | undefined {
  const [, first] = (path ?? '').split('.');
  return first === 'sevenshifts' ? 'laborLocationId' : locationFields.find((field) => field === first);
}

function mostCommon(words: readonly string[]): string | undefined {
  const counts = Map.groupBy(words, (word) => word);
  const [most] = [...counts].sort(([, one], [, other]) => other.length - one.length);
  return most?.[0];
}
