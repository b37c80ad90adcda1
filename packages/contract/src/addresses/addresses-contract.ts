import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyParams } from '../wire.ts';

const pointFields = { latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) };

export const addressLimits = { shortest: 3, longest: 200, found: 8 };

/** An address as the geocoder writes it, and where it lies. */
const foundAddressSchema = z.object({ text: z.string(), latitude: z.number(), longitude: z.number() });
export type FoundAddress = z.infer<typeof foundAddressSchema>;

export const addressesOperations = {
  /** A body, since addresses are people's: they stay out of the addresses of requests, and so out of logs. */
  findAddresses: operation({
    method: 'POST',
    path: '/api/addresses/:companyId/find',
    tag: 'Delivery',
    summary: 'Locations of an address, as found by the geocoder of the installation, the likeliest first',
    params: companyParams,
    body: z.strictObject({
      text: z.string().trim().min(addressLimits.shortest).max(addressLimits.longest),
      /** Addresses around it come first. */
      near: z.strictObject(pointFields).nullish(),
    }),
    response: z.object({ addresses: z.array(foundAddressSchema).max(addressLimits.found) }),
  }),
};
