import { z } from 'zod';
import { nameText } from '../../formats/name-text.ts';
import { shortText } from '../../formats/short-text.ts';
import { idSchema } from './info.ts';

const channelSchema = z.enum(['POS', 'ONLINE', 'KIOSK']);

/**
 * Which orders pay the scheme: those of these order types on these channels. A list that is left out or empty does not
 * limit; where both are, no order pays it for that reason.
 */
const appliesToSchema = z.looseObject({
  orderTypes: z.array(z.int()).optional(),
  channels: z.array(channelSchema).optional(),
});

/** PX-03 */
export const pricingSchemeSchema = z.looseObject({
  id: idSchema,
  entityType: z.literal('PRICING_SCHEME'),
  name: nameText(200),
  description: shortText(1000),
  isDefault: z.boolean(),
  isActive: z.boolean(),
  appliesTo: appliesToSchema.optional(),
});
export type PricingScheme = z.infer<typeof pricingSchemeSchema>;

/** Where orders come from, as schemes and offers of the menu name it. */
export const ORDER_CHANNELS = channelSchema.options;
export type Channel = (typeof ORDER_CHANNELS)[number];

export const DEFAULT_SCHEME_ID = 'default';

export function newPricingScheme(
  given: { readonly id: string; readonly name: string } & Partial<PricingScheme>,
): PricingScheme {
  return { entityType: 'PRICING_SCHEME', description: '', isDefault: false, isActive: true, ...given };
}

/** PX-04, PX-05: an inactive scheme counts as removed, unless it was added in this very edit. */
export function isSchemeInUse(scheme: PricingScheme): boolean {
  return scheme.isActive || scheme.$added === true;
}

/** The scheme prices fall back to: the default one, else the first in use. */
export function defaultSchemeOf(schemes: readonly PricingScheme[]): PricingScheme | undefined {
  return schemes.find((scheme) => scheme.isDefault && isSchemeInUse(scheme)) ?? schemes.find(isSchemeInUse);
}
