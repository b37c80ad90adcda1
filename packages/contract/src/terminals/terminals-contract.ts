import { z } from 'zod';
import { operation } from '../operation.ts';
import { terminalStockSchema } from '../out-of-stock/out-of-stock-contract.ts';
import { locationParams } from '../wire.ts';

/** Kinds as the paths of published config spell them. */
export const publishedKinds = ['menus', 'location-settings', 'employment'] as const;
export type PublishedKind = (typeof publishedKinds)[number];

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/, 'expected a SHA-256 in hexadecimal');
const runningSchema = z.partialRecord(z.enum(publishedKinds), hashSchema);

const publishedConfig = <const Kind extends PublishedKind>(kind: Kind, summary: string) =>
  operation({
    method: 'GET',
    path: `/api/published-config/${kind}/:locationId`,
    tag: 'Terminals',
    summary,
    params: locationParams,
  });

export const terminalsOperations = {
  checkIn: operation({
    method: 'POST',
    path: '/api/terminal/check-in',
    tag: 'Terminals',
    summary: 'A terminal reports what it runs and reads what differs; records the contact',
    body: z.strictObject({
      running: runningSchema,
      softwareVersion: z.string().max(64).optional(),
      /** The hash of the out-of-stock list that the terminal holds; absent: it holds none. */
      outOfStock: hashSchema.optional(),
    }),
    response: z.object({
      locationId: z.string(),
      /** The documents to fetch: kind, path and hash of everything that differs from the running documents. */
      fetch: z.array(
        z.object({ kind: z.enum(publishedKinds), path: z.string(), hash: hashSchema, sequence: z.number().int() }),
      ),
      /** The things that are out at the location, where that is another list than the terminal holds. */
      outOfStock: terminalStockSchema.optional(),
      /** Seconds until the next check-in. */
      nextCheckIn: z.number().int(),
    }),
  }),
  acknowledge: operation({
    method: 'POST',
    path: '/api/terminal/acknowledge',
    tag: 'Terminals',
    summary: 'A terminal confirms that it has written and runs the given hashes',
    body: z.strictObject({ running: runningSchema }),
    response: z.object({ recorded: z.number().int() }),
  }),
  getPublishedMenu: publishedConfig('menus', 'The effective menu as published; ETag is its content hash'),
  getPublishedSettings: publishedConfig(
    'location-settings',
    'The effective location settings as published; ETag is its content hash',
  ),
  getPublishedEmployment: publishedConfig(
    'employment',
    'The effective employment as published; ETag is its content hash',
  ),
};
