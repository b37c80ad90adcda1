import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyHint } from '../wire.ts';

/** A path of the host: nothing leads away from it. */
const returnSchema = z
  .string()
  .max(2_000)
  .regex(/^\/(?![/\\])/, 'Enter a path that begins with one slash.');

/** AN-02 to AN-07. The host of analytics is the console itself, or an outside one of the same contract. */
export const analyticsOperations = {
  analyticsSettings: operation({
    method: 'GET',
    path: '/sisense/settings/',
    tag: 'Analytics',
    summary: 'Where the dashboards are served',
    query: companyHint,
    response: z.object({
      /** Origin of an outside host; null: the console itself. */
      host: z.string().nullable(),
    }),
  }),
  analyticsToken: operation({
    method: 'GET',
    path: '/sisense/jwt-token',
    acts: true,
    tag: 'Analytics',
    summary: 'A token (JWT, HS256) that signs in to the host of analytics for a minute: `{host}/jwt?jwt=…&return_to=…`',
    query: companyHint,
    response: z.object({ token: z.string() }),
  }),
  analyticsSignIn: operation({
    method: 'GET',
    path: '/sisense/sso',
    tag: 'Analytics',
    summary: 'Leads through the sign-in of the host of analytics to one of its pages',
    query: companyHint.extend({ return_to: returnSchema }),
  }),
  analyticsSignOut: operation({
    method: 'GET',
    path: '/sisense/logout',
    acts: true,
    tag: 'Analytics',
    summary:
      'Ends the sign-in to the host of analytics: the address where an outside host does that; null for the console itself',
    query: companyHint,
    response: z.object({ logoutUrl: z.string().nullable() }),
  }),
  enterAnalytics: operation({
    method: 'GET',
    path: '/jwt',
    tag: 'Analytics',
    summary: 'The sign-in of the console’s own analytics: checks the token of the same person, and leads on',
    query: z.strictObject({ jwt: z.string().max(4_000), return_to: returnSchema }),
  }),
  listDashboards: operation({
    method: 'GET',
    path: '/api/v1/dashboards',
    tag: 'Analytics',
    summary: 'The dashboards of the console’s own analytics',
    query: companyHint.extend({
      /** `oid,title` */
      fields: z.string().max(200).optional(),
      /** Only those of this folder. */
      parentFolder: z.string().max(200).optional(),
    }),
    response: z.array(z.object({ oid: z.string(), title: z.string(), parentFolder: z.string().nullable() }).partial()),
  }),
};
