import { z } from 'zod';
import { operation } from '../operation.ts';

export const consoleOperations = {
  trackingSettings: operation({
    method: 'GET',
    path: '/api/tracking/settings',
    tag: 'Console',
    summary: 'Analytics services that the console reports its use to; null where none is configured',
    /** EN-12 */
    response: z.object({ googleAnalyticsKey: z.string().nullable(), mixpanelToken: z.string().nullable() }),
  }),
  consoleSettings: operation({
    method: 'GET',
    path: '/api/console/settings',
    tag: 'Console',
    summary:
      'Origins beside its own that the console may lead to, the style of its base map, and whether addresses are found',
    response: z.object({
      redirectOrigins: z.array(z.string()),
      mapStyleUrl: z.string().nullable(),
      /** Whether a geocoder is configured. */
      findsAddresses: z.boolean(),
    }),
  }),
};
