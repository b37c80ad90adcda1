import { z } from 'zod';
import { offerInfoSchema } from './info.ts';

const interactionSchema = z.looseObject({
  enabled: z.boolean(),
  /** OF-26: only offers of these types; empty means all. */
  limitOfferTypes: z.array(offerInfoSchema.shape.type),
});

/** OF-25: offers it cannot be used with. */
export const interactionsSchema = z.looseObject({
  notValidWithOffersThat: z.looseObject({
    applyAutomatically: interactionSchema,
    applyToTheSameItem: interactionSchema,
    applyToTheOrder: interactionSchema,
  }),
});
export type Interactions = z.infer<typeof interactionsSchema>;

export function newInteractions(): Interactions {
  const open = () => ({ enabled: false, limitOfferTypes: [] });
  return {
    notValidWithOffersThat: { applyAutomatically: open(), applyToTheSameItem: open(), applyToTheOrder: open() },
  };
}
