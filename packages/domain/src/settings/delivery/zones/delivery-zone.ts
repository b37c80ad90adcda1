import { z } from 'zod';
import { moneySchema } from '../../../formats/amount.ts';
import { isNameText, NAME_FORM } from '../../../formats/name-text.ts';

/** DZ-05 */
export const ZONE_TYPES = ['rectangle', 'circle', 'polygon', 'virtual'] as const;
export type ZoneType = (typeof ZONE_TYPES)[number];

/**
 * DZ-03, DZ-04, DZ-11: where a location delivers. A shape is one text, so that two levels that draw at the same zone
 * never end up with half of each other's outline.
 */
export const deliveryZoneSchema = z.looseObject({
  id: z.union([z.string().min(1), z.int()]),
  entityType: z.literal('DELIVERY_ZONE'),
  type: z.enum(ZONE_TYPES),
  name: z.string().max(60, 'Use at most 60 characters in a zone name.').refine(isNameText, NAME_FORM),
  fillColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'Enter a color as # and six digits from 0-9 and a-f, such as #0b6b66.'),
  allowOnline: z.boolean(),
  deliveryFee: moneySchema,
  disabled: z.boolean(),
  /** Of a circle, in meters: `804.7`. */
  radius: z.string(),
  /** Of a rectangle, its corners in the south-west and the north-east: `37.80,-122.42 37.81,-122.40`. */
  bounds: z.string(),
  /** Of a circle: `37.80,-122.42`. */
  center: z.string(),
  /** Of a polygon, its corners: `37.80,-122.42 37.81,-122.40 37.79,-122.40`. */
  path: z.string(),
});
export type DeliveryZone = z.infer<typeof deliveryZoneSchema>;
/** The fields of a zone that describe its shape. */
export type ZoneShapeFields = Pick<DeliveryZone, 'type' | 'radius' | 'bounds' | 'center' | 'path'>;

/** DZ-09 */
const VIRTUAL_COLOR = '#6a0bff';

/** Colors that are distinct on a light and a dark map alike. */
export const ZONE_COLORS = [
  '#0b7a74',
  '#8a4b14',
  '#335c99',
  '#6b4a8a',
  '#4a6b1a',
  '#b0304a',
  '#8a6d00',
  '#2f6f8f',
] as const;

/** A color that few of the zones have. */
export function freeZoneColor(zones: readonly Pick<DeliveryZone, 'fillColor'>[]): string {
  const uses = (color: string) => zones.filter(({ fillColor }) => fillColor.toLowerCase() === color).length;
  const [first, ...others] = ZONE_COLORS;
  return others.reduce<string>((best, color) => (uses(color) < uses(best) ? color : best), first);
}

/** DZ-09, DZ-10 */
export function newDeliveryZone(given: Pick<DeliveryZone, 'id' | 'type'> & Partial<DeliveryZone>): DeliveryZone {
  return {
    entityType: 'DELIVERY_ZONE',
    name: '',
    fillColor: given.type === 'virtual' ? VIRTUAL_COLOR : ZONE_COLORS[0],
    allowOnline: true,
    deliveryFee: '0.0',
    disabled: false,
    radius: '',
    bounds: '',
    center: '',
    path: '',
    ...given,
  };
}

/** DZ-14, DZ-15: a removed zone stays, for orders and drivers name it. */
export function removedZone<Zone extends { disabled: boolean; allowOnline: boolean }>(zone: Zone): Zone {
  return { ...zone, disabled: true, allowOnline: false };
}
