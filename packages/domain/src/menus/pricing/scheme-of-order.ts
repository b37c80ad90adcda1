import { type Channel, defaultSchemeOf, isSchemeInUse, type PricingScheme } from '../entities/pricing-schemes.ts';
import type { MenuBlob } from '../menu-blob.ts';

/** The facts that decide which scheme an order pays; null while one is not known. */
export interface OrderKind {
  readonly orderType: number | null;
  readonly channel: Channel | null;
}

/**
 * The scheme that an order pays: the one for its order type on its channel, else the one for its order type, else the one for its
 * channel, else the default scheme. Undefined only in a menu without a scheme in use.
 */
export function schemeOfOrder(
  { pricingSchemes }: Pick<MenuBlob, 'pricingSchemes'>,
  order: OrderKind,
): PricingScheme | undefined {
  const claimed = SPECIFIC_FIRST.map((kind) =>
    pricingSchemes.find((scheme) => isSchemeInUse(scheme) && kindOf(scheme) === kind && isPaidBy(scheme, order)),
  );
  return claimed.find((scheme) => scheme !== undefined) ?? defaultSchemeOf(pricingSchemes);
}

const SPECIFIC_FIRST = ['BOTH', 'ORDER_TYPE', 'CHANNEL'] as const;

/** The way by which a scheme names its orders; undefined when it does not say. */
export function kindOf({ appliesTo }: PricingScheme): (typeof SPECIFIC_FIRST)[number] | undefined {
  const { orderTypes = [], channels = [] } = appliesTo ?? {};
  if (orderTypes.length === 0) return channels.length === 0 ? undefined : 'CHANNEL';
  return channels.length === 0 ? 'ORDER_TYPE' : 'BOTH';
}

function isPaidBy({ appliesTo }: PricingScheme, { orderType, channel }: OrderKind): boolean {
  const { orderTypes = [], channels = [] } = appliesTo ?? {};
  const isOfType = orderTypes.length === 0 || (orderType !== null && orderTypes.includes(orderType));
  return isOfType && (channels.length === 0 || (channel !== null && channels.includes(channel)));
}
