import { z } from 'zod';
import type { Problem } from '../../configuration/configuration-kind.ts';
import { shortText } from '../../formats/short-text.ts';
import { webAddressSchema, wholeNumber } from '../fields/field-schemas.ts';
import { secretSchema } from '../fields/secret-reference.ts';
import { pointBonusProblems, pointBonusSchema } from './point-bonuses.ts';

/** MK-10: `BASIC` keeps points here, `ADVANCED` with a service of somebody else, `BOTH` does both. */
export const LOYALTY_PROGRAMS = ['NONE', 'BASIC', 'ADVANCED', 'BOTH'] as const;
export type LoyaltyProgram = (typeof LOYALTY_PROGRAMS)[number];

const cardMark = z.string().length(1, 'Enter one character.');

/** MK-11 */
export const loyaltySchema = z.looseObject({
  program: z.enum(LOYALTY_PROGRAMS),
  /** Guests who give their phone number join without being asked. */
  autoEnroll: z.boolean(),
  /** The characters that the track of a loyalty card begins and ends with. */
  swipeCard: z.looseObject({ leadingCharacter: cardMark, endingCharacter: cardMark }),
  points: z.looseObject({
    pointsPerDollarSpent: wholeNumber(1, 1000),
    pointsRedeemedPerDollar: wholeNumber(1, 10_000),
    /** Days after the last visit; 0 never. */
    pointsExpirationDays: wholeNumber(0, 3650),
  }),
  thirdParty: z.looseObject({
    provider: shortText(60),
    url: webAddressSchema,
    merchantId: shortText(60),
    userName: shortText(60),
    password: secretSchema,
  }),
  suggestions: z.looseObject({ enabled: z.boolean(), maxSuggestionsPerOrder: wholeNumber(1, 20) }),
  pointBonuses: z.array(pointBonusSchema),
});
export type Loyalty = z.infer<typeof loyaltySchema>;

/** MK-17 to MK-22 */
export function newLoyalty(): Loyalty {
  return {
    program: 'NONE',
    autoEnroll: false,
    swipeCard: { leadingCharacter: '%', endingCharacter: '$' },
    points: { pointsPerDollarSpent: 1, pointsRedeemedPerDollar: 10, pointsExpirationDays: 365 },
    thirdParty: { provider: '', url: '', merchantId: '', userName: '', password: null },
    suggestions: { enabled: false, maxSuggestionsPerOrder: 3 },
    pointBonuses: [],
  };
}

/** Whether points are kept here. */
export function keepsPoints(program: LoyaltyProgram): boolean {
  return program === 'BASIC' || program === 'BOTH';
}

/** Whether a service of somebody else takes part. */
export function usesLoyaltyService(program: LoyaltyProgram): boolean {
  return program === 'ADVANCED' || program === 'BOTH';
}

export function loyaltyProblems({ program, thirdParty, pointBonuses }: Loyalty): readonly Problem[] {
  return [...serviceProblems(program, thirdParty), ...pointBonusProblems(pointBonuses)];
}

function serviceProblems(program: LoyaltyProgram, { provider, url }: Loyalty['thirdParty']): readonly Problem[] {
  if (!usesLoyaltyService(program)) return [];
  const at = (field: string) => ['marketing', 'loyalty', 'thirdParty', field];
  return [
    ...(provider.trim() === ''
      ? [{ code: 'LOYALTY_PROVIDER_EMPTY', path: at('provider'), message: 'Choose a loyalty service.' }]
      : []),
    ...(url === ''
      ? [{ code: 'LOYALTY_URL_EMPTY', path: at('url'), message: 'Enter the web address of the loyalty service.' }]
      : []),
  ];
}
