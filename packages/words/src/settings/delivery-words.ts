import {
  findByPath,
  invalidAddressText,
  isObject,
  type Json,
  milesOf,
  newInvalidAddress,
  readPath,
  squareMetersOf,
} from '@servery/domain';
import type { Reader } from '../document-words.ts';
import { deliveryFields } from '../phrases/delivery-fields.ts';
import { say } from '../phrases.ts';
import { moneyText, percentText, type SectionWords, sectionWords } from '../section-words.ts';

/** DZ-24: an address of the document in one line; empty for a value that is none. */
export function addressName(row: Json | undefined): string {
  if (!isObject(row)) return '';
  const texts = Object.entries(row).filter(([, value]) => typeof value === 'string');
  return invalidAddressText({ ...newInvalidAddress({ id: '' }), ...Object.fromEntries(texts) });
}

/** `0.5 mi` of meters. */
export function milesText(meters: number): string {
  return say(deliveryFields, 'miles', { miles: Number(milesOf(meters).toFixed(2)) });
}

const feetOfMile = 5280;

/** `0.8 mi`, and `350 ft` for a short distance. */
export function wayText(meters: number): string {
  const miles = milesOf(meters);
  if (miles >= 0.1) return say(deliveryFields, 'miles', { miles: miles.toFixed(1) });
  return say(deliveryFields, 'feet', { feet: Math.round((miles * feetOfMile) / 10) * 10 });
}

const acresOfSquareMile = 640;

/** `0.62 sq mi`; under a tenth of one in acres. */
export function areaText(squareMeters: number): string {
  const squareMiles = milesOf(milesOf(squareMeters));
  if (squareMiles >= 0.1)
    return say(deliveryFields, 'squareMiles', { miles: squareMiles.toFixed(squareMiles < 10 ? 2 : 0) });
  const acres = squareMiles * acresOfSquareMile;
  return say(deliveryFields, 'acres', { acres: acres.toFixed(acres < 10 ? 1 : 0) });
}

/** `12 corners, 0.62 sq mi`; undefined for a shape that cannot be read. */
function outlineText(value: Json): string | undefined {
  const points = typeof value === 'string' ? readPath(value) : undefined;
  if (points === undefined || points.length < 3) return undefined;
  const squareMiles = milesOf(milesOf(squareMetersOf({ type: 'polygon', points })));
  return say(deliveryFields, 'corners', { count: points.length, miles: Number(squareMiles.toPrecision(3)) });
}

const minutes = (value: Json) => say(deliveryFields, 'minutes', { count: Number(value) });
const words = ({ dateTime }: Reader) =>
  sectionWords({
    phrases: deliveryFields,
    formats: {
      deliveryFee: moneyText,
      flatFeeAmount: moneyText,
      startingBank: moneyText,
      value: moneyText,
      percentageBeforeCpnTax: percentText,
      percentageAfterCpnTax: percentText,
      radius: (value) => (value === '' ? undefined : milesText(Number(value))),
      path: outlineText,
      oneOrder: minutes,
      twoOrders: minutes,
      threeOrders: minutes,
      dateTimestamp: (value) => dateTime(Number(value) * 1000),
    },
    names: {
      invalidAddresses: (id, document) =>
        typeof id === 'string'
          ? addressName(findByPath(document, ['invalidAddresses', { id }])) || undefined
          : undefined,
    },
  });

/** Zones, charges, invalid addresses and drivers. */
export function deliveryWords(reader: Reader): Readonly<Record<string, SectionWords>> {
  const own = words(reader);
  return { deliveryArea: own, deliverySettings: own, invalidAddresses: own, driverManagement: own };
}
