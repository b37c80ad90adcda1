import { centsOf } from '../../formats/amount.ts';
import { amountOf } from '../../formats/cents-text.ts';
import type { GeoPoint } from '../fields/geo-point.ts';
import type { LocationSettings } from '../location-settings.ts';
import type { DeliverySettings } from './delivery-settings.ts';
import { type InvalidAddress, isSameAddress } from './invalid-addresses.ts';
import type { DeliveryZone } from './zones/delivery-zone.ts';
import { metersToShape, shapeContains } from './zones/zone-geometry.ts';
import { activeZones, shapedZones } from './zones/zone-shape.ts';

/** An address that is tried out: its text, and the point where it lies. */
export interface TestedAddress {
  readonly text: string;
  readonly point: GeoPoint;
}

/** Delivered, or why not. */
export type DeliveryVerdict = 'DELIVERED' | 'NOT_ONLINE' | 'DISABLED' | 'OUTSIDE' | 'INVALID_ADDRESS';

export interface DeliveryAnswer {
  readonly verdict: DeliveryVerdict;
  /** The zone that counts; of a disabled one, the one it would be. */
  readonly zone: DeliveryZone | null;
  /** Other zones that the address lies in, enabled ones. */
  readonly alsoIn: readonly DeliveryZone[];
  /** The fee that the guest is charged, percentages left out; null where nobody delivers. */
  readonly fee: string | null;
  /** The least order; null where there is none. */
  readonly minimum: string | null;
  /** Whether the point of sale takes the delivery: outside of the zones too, unless they are enforced. */
  readonly isTakenInPos: boolean;
  readonly isTakenOnline: boolean;
}

/** The zone that an address misses by the least. */
export interface NextZone {
  readonly zone: DeliveryZone;
  readonly meters: number;
}

type Settings = Pick<LocationSettings, 'deliveryArea' | 'deliverySettings' | 'invalidAddresses'>;

/** Answers, for one address after the other, whether it is delivered to, from which zone, and for how much. */
export function createDeliveryTester(settings: Settings): (address: TestedAddress) => DeliveryAnswer {
  const { deliveryArea, deliverySettings, invalidAddresses } = settings;
  const zonesAt = createZoneFinder(deliveryArea.zones);
  return (address) => {
    const found = zonesAt(address.point);
    const [zone = null, ...alsoIn] = found.filter(({ disabled }) => !disabled);
    const verdict = isInvalid(invalidAddresses, address) ? 'INVALID_ADDRESS' : verdictOf(zone, found);
    const isDelivered = verdict === 'DELIVERED' || verdict === 'NOT_ONLINE';
    const isOutside = verdict === 'OUTSIDE' || verdict === 'DISABLED';
    return {
      verdict,
      zone: zone ?? found[0] ?? null,
      alsoIn,
      fee: isDelivered && zone ? deliveryFeeOf(zone, deliverySettings) : null,
      minimum: isDelivered && deliverySettings.orderMinimum.enabled ? deliverySettings.orderMinimum.value : null,
      isTakenInPos: isDelivered || (isOutside && !deliveryArea.enforceInPos),
      isTakenOnline: verdict === 'DELIVERED',
    };
  };
}

function isInvalid(addresses: readonly InvalidAddress[], { text }: TestedAddress): boolean {
  return addresses.some((address) => isSameAddress(address, text));
}

function verdictOf(zone: DeliveryZone | null, found: readonly DeliveryZone[]): DeliveryVerdict {
  if (zone) return zone.allowOnline ? 'DELIVERED' : 'NOT_ONLINE';
  return found.length > 0 ? 'DISABLED' : 'OUTSIDE';
}

/** DZ-19: the fee of the zone and the flat amount; nothing when guests are not charged. */
function deliveryFeeOf(zone: DeliveryZone, { chargeCustomerMode, flatFeeAmount }: DeliverySettings): string {
  if (chargeCustomerMode === 'NO_CHARGE') return amountOf(0);
  return amountOf((centsOf(zone.deliveryFee) ?? 0) + (centsOf(flatFeeAmount) ?? 0));
}

/** The zones that a place lies in, disabled ones included, in the order of the list. */
export function createZoneFinder(zones: readonly DeliveryZone[]): (point: GeoPoint) => readonly DeliveryZone[] {
  const shaped = shapedZones(zones);
  return (point) => shaped.filter(({ shape }) => shapeContains(shape, point)).map(({ zone }) => zone);
}

/** An address for which other zones mean another zone; null where it lies in none. */
export interface ZoneMove {
  readonly address: TestedAddress;
  readonly before: DeliveryZone | null;
  readonly after: DeliveryZone | null;
}

/** Of an address outside of all zones: the enabled zone that is nearest; null where there is none. */
export function nextZoneOf(zones: readonly DeliveryZone[], point: GeoPoint): NextZone | null {
  return activeZones(zones).reduce<NextZone | null>((nearest, { zone, shape }) => {
    const meters = metersToShape(shape, point);
    return nearest === null || meters < nearest.meters ? { zone, meters } : nearest;
  }, null);
}

/** Which addresses gain a zone, lose theirs, or come to another one when the zones change. */
export function zoneMoves(
  before: readonly DeliveryZone[],
  after: readonly DeliveryZone[],
  addresses: readonly TestedAddress[],
): readonly ZoneMove[] {
  const [zoneBefore, zoneAfter] = [createZoneOf(before), createZoneOf(after)];
  return addresses
    .map((address) => ({ address, before: zoneBefore(address.point), after: zoneAfter(address.point) }))
    .filter((move) => move.before?.id !== move.after?.id);
}

function createZoneOf(zones: readonly DeliveryZone[]): (point: GeoPoint) => DeliveryZone | null {
  const zonesAt = createZoneFinder(zones.filter(({ disabled }) => !disabled));
  return (point) => zonesAt(point)[0] ?? null;
}
