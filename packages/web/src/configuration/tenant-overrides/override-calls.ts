import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { unwrap } from '../../api/api-result.ts';
import { request } from '../../api/request.ts';
import { changesSchema } from '../document-wire.ts';
import type { PublishableKind } from '../publishing.ts';

const listSchema = z.array(
  z.object({
    kind: z.enum(['menu', 'locationSettings', 'employment']),
    documentId: z.string(),
    name: z.string(),
    version: z.number(),
    changes: z.number(),
    withheld: z.number(),
  }),
);
export type OwnOverride = z.infer<typeof listSchema>[number];

/** The level that keeps something different. */
export type Keeping = { readonly companyId: string; readonly tenantId: string };

/** The documents that a location or group keeps something different in. */
export function ownOverridesQuery({ companyId, tenantId }: Keeping) {
  return queryOptions({
    queryKey: ['own-overrides', companyId, tenantId],
    queryFn: async ({ signal }) =>
      unwrap(
        await request({ path: `/api/configuration/${companyId}/overrides/${tenantId}`, schema: listSchema, signal }),
      ),
  });
}

const historySchema = z.array(
  z.object({ version: z.number(), by: z.string(), at: z.string(), changes: changesSchema }),
);
export type OverrideVersion = z.infer<typeof historySchema>[number];

/** The versions of what a level keeps, newest first. */
export async function fetchVersions({ companyId, tenantId }: Keeping, kind: PublishableKind, documentId: string) {
  const answer = await request({
    path: `/api/configuration/${companyId}/${kind}/history`,
    query: { documentId, tenantId },
    schema: historySchema,
    isQuiet: true,
  });
  return answer.status === 'ok' ? answer.data : [];
}
