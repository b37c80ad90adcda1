import type { EditedTenant, NewTenant, Tenant } from '@servery/contract';
import { addressLine, type Json, type LocationEntry, locationProblems, nameProblems } from '@servery/domain';
import { Fault } from '../../platform/fault.ts';

/** Everything that a person may enter of a location or group; a group has its name only. */
export interface TenantFields extends LocationEntry {
  readonly groupId: string | null;
  readonly kioskActive: boolean;
  readonly laborLocationId: string | null;
}

/** A group has no clock of its own: its locations do. */
const nothing: Omit<TenantFields, 'name'> = {
  groupId: null,
  street: null,
  street2: null,
  city: null,
  state: null,
  zip: null,
  phone: null,
  timezone: 'UTC',
  latitude: null,
  longitude: null,
  kioskActive: false,
  tags: [],
  laborLocationId: null,
};

/**
 * The fields of a location or group that was `before`, after the body: null clears, a field that is left out stays.
 * @throws Fault 400 with an entry for every field that is not right
 */
export function fieldsOf(body: NewTenant | EditedTenant, before: Tenant | undefined): TenantFields {
  const fields = body.type === 'GROUP' ? groupFields(body.name, before) : locationFields(body, before);
  const problems = body.type === 'GROUP' ? nameProblems(fields.name) : locationProblems(fields);
  if (problems.length > 0) {
    const errors = problems.map(({ code, field, message }) => ({ code, message, path: `body.${field}` }));
    throw new Fault(400, 'INVALID', { errors });
  }
  return fields;
}

/** The fields as the table keeps them. */
export function columnsOf(fields: TenantFields) {
  return {
    name: fields.name,
    group_id: fields.groupId,
    kiosk_active: fields.kioskActive,
    latitude: fields.latitude,
    longitude: fields.longitude,
    address: addressLine(fields),
    street: fields.street,
    street2: fields.street2,
    city: fields.city,
    state: fields.state,
    zip: fields.zip,
    phone: fields.phone,
    timezone: fields.timezone,
    tags: JSON.stringify(fields.tags),
    labor_location_id: fields.laborLocationId,
  };
}

/** The changes of an edit, field by field, for the audit. */
export function changedFields(before: Tenant, fields: TenantFields): Record<string, { from: Json; to: Json }> {
  const old: TenantFields = { ...before, laborLocationId: before.sevenshifts.locationId };
  const names = [
    'name',
    'groupId',
    'kioskActive',
    ...addressNames,
    'phone',
    'timezone',
    'latitude',
    'longitude',
  ] as const;
  const simple = names.flatMap((name) =>
    old[name] === fields[name] ? [] : [[name, { from: old[name], to: fields[name] }]],
  );
  const tags = old.tags.join() === fields.tags.join() ? [] : [['tags', { from: [...old.tags], to: [...fields.tags] }]];
  const labor =
    old.laborLocationId === fields.laborLocationId
      ? []
      : [['laborLocationId', { from: old.laborLocationId, to: fields.laborLocationId }]];
  return Object.fromEntries([...simple, ...tags, ...labor]);
}

/** A group has its name only; a field that an earlier release wrote beside it stays. */
function groupFields(name: string, before: Tenant | undefined): TenantFields {
  return { ...nothing, timezone: before?.timezone ?? nothing.timezone, name };
}

const addressNames = ['street', 'street2', 'city', 'state', 'zip'] as const;

type LocationBody = Extract<NewTenant | EditedTenant, { type: 'LOCATION' }>;

function locationFields(body: LocationBody, before: Tenant | undefined): TenantFields {
  const stood = before === undefined ? nothing : { ...before, laborLocationId: before.sevenshifts.locationId };
  const text = (given: string | null | undefined, was: string | null) => (given === undefined ? was : given || null);
  const number = (given: number | null | undefined, was: number | null) => (given === undefined ? was : given);
  return {
    name: body.name,
    groupId: body.groupId === undefined ? stood.groupId : body.groupId,
    street: text(body.street, stood.street),
    street2: text(body.street2, stood.street2),
    city: text(body.city, stood.city),
    state: text(body.state, stood.state),
    zip: text(body.zip, stood.zip),
    phone: text(body.phone, stood.phone),
    timezone: body.timezone,
    latitude: number(body.latitude, stood.latitude),
    longitude: number(body.longitude, stood.longitude),
    kioskActive: body.kioskActive ?? stood.kioskActive,
    tags: body.tags === undefined ? stood.tags : inOrder(body.tags),
    laborLocationId: text(body.sevenshifts?.locationId, stood.laborLocationId),
  };
}

/** Each tag once, whatever its case, by name. */
function inOrder(tags: readonly string[]): string[] {
  const once = tags.filter((tag, at) => tags.findIndex((other) => sameWord(other, tag)) === at);
  return once.sort((one, other) => one.localeCompare(other, 'en'));
}

function sameWord(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
