import { secretReferenceSchema } from '@servery/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyHint, companyParams, idSchema, locationParams } from '../wire.ts';

const longestSecret = 1000;

export const secretsOperations = {
  putSecret: operation({
    method: 'PUT',
    path: '/api/blobs/settings/secrets/:companyId',
    tag: 'Location settings',
    summary: 'Store a secret of the location settings; answers the reference that the settings hold',
    params: companyParams,
    body: z.strictObject({
      /** The group or location that the secret is for; null: the company. */
      tenantId: idSchema.nullable(),
      /** `["creditAndGiftSettings", "accountSettings", "online", "accountToken"]` */
      path: z.array(z.string().min(1).max(64)).min(1).max(8),
      value: z.string().min(1).max(longestSecret),
    }),
    response: secretReferenceSchema,
  }),
  listMovedSecrets: operation({
    method: 'GET',
    path: '/api/blobs/settings/secrets/moved/:locationId',
    tag: 'Location settings',
    summary: 'The secrets that a location or group does not send, because an address changed after they were set',
    params: locationParams,
    query: companyHint,
    response: z.object({ paths: z.array(z.array(z.string()).readonly()).readonly() }),
  }),
  terminalSecrets: operation({
    method: 'POST',
    path: '/api/terminal/secrets',
    tag: 'Terminals',
    summary: 'The secrets that the published location settings of the terminal’s location name',
    body: z.strictObject({}),
    response: z.object({
      secrets: z.array(z.object({ secretRef: z.string(), field: z.string(), value: z.string() })),
    }),
  }),
};
