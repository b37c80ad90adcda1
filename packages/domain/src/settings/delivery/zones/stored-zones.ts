import { cleanList } from '../../../configuration/clean-list.ts';
import { decimalText, pathText, pointText } from '../../fields/geo-point.ts';
import { type DeliveryZone, deliveryZoneSchema, newDeliveryZone, ZONE_TYPES, type ZoneType } from './delivery-zone.ts';

/** Zones as older documents hold them, brought into today's form; the same list when nothing was to do. */
export function tidyZones(zones: DeliveryZone[]): DeliveryZone[] {
  return cleanList(zones, (stored) => {
    if (deliveryZoneSchema.safeParse(stored).success) return stored;
    const brought = deliveryZoneSchema.safeParse(bringUpToDate(stored));
    return brought.success ? brought.data : stored;
  });
}

type Fields = Readonly<Record<string, unknown>>;

function bringUpToDate(stored: Fields & Pick<DeliveryZone, 'id'>): Fields {
  const read = {
    bounds: boundsText(stored.bounds),
    center: isFields(stored.center) ? placeText(stored.center) : stored.center,
    path: Array.isArray(stored.path) ? stored.path.map(cornerText).join(' ') : stored.path,
    radius: numberText(stored.radius),
    deliveryFee: numberText(stored.deliveryFee),
  };
  const given = Object.entries({ ...stored, ...read }).filter(([, value]) => value !== undefined && value !== null);
  return {
    ...newDeliveryZone({ id: stored.id, type: typeOf(stored) }),
    ...Object.fromEntries(given),
    type: typeOf(stored),
  };
}

function typeOf({ type, bounds, radius, path }: Fields): ZoneType {
  const named = ZONE_TYPES.find((one) => one === String(type).toLowerCase());
  if (named) return named;
  if (bounds) return 'rectangle';
  if (radius) return 'circle';
  return path ? 'polygon' : 'virtual';
}

function boundsText(bounds: unknown): unknown {
  if (!isFields(bounds)) return bounds;
  const [north, south, east, west] = ['north', 'south', 'east', 'west'].map((side) => Number(bounds[side]));
  if (north === undefined || south === undefined || east === undefined || west === undefined) return undefined;
  return pathText([
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ]);
}

function cornerText(corner: unknown): string {
  return isFields(corner) ? placeText(corner) : String(corner).replaceAll(' ', '');
}

function placeText({ lat, lng, latitude, longitude }: Fields): string {
  return pointText({ latitude: Number(lat ?? latitude), longitude: Number(lng ?? longitude) });
}

function numberText(value: unknown): unknown {
  return typeof value === 'number' ? decimalText(value, 2) : value;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
