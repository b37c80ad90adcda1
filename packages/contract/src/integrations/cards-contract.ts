import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyHint, instantSchema, locationParams } from '../wire.ts';

const cutoverSchema = z.object({
  locationId: z.string(),
  /** Whether the card host authorizes payments of the location; before the cutover its own processor does. */
  isAuth: z.boolean(),
  cutoverAt: instantSchema.nullable(),
});

/** CH-01: each goes on to the card host, which knows the location as `tccId`. */
export const cardsOperations = {
  getCutover: operation({
    method: 'GET',
    path: '/api/cards/cutover/:locationId',
    tag: 'Cards',
    summary: 'Cutover of a location to the card host',
    params: locationParams,
    query: companyHint,
    response: cutoverSchema,
  }),
  startCutover: operation({
    method: 'POST',
    path: '/api/cards/cutover/:locationId',
    tag: 'Cards',
    summary: 'Cut a location over to the card host',
    params: locationParams,
    query: companyHint,
    response: cutoverSchema,
  }),
  deleteCreditCard: operation({
    method: 'POST',
    path: '/api/cards/credit-card/:locationId/delete',
    tag: 'Cards',
    summary: 'Delete the credit card that the card host keeps of a location',
    params: locationParams,
    query: companyHint,
  }),
};
