import type { Json, Path } from '@servery/domain';
import { z } from 'zod/mini';
import { request } from '../api/request.ts';
import { configurationPhrases } from '../phrases/configuration.ts';
import { say } from '../phrases/phrases.ts';
import type { Target } from './document-adapter.ts';

const referenceSchema = z.object({
  secretRef: z.string(),
  last4: z.string(),
  setAt: z.string(),
  setBy: z.string(),
});

type Kept = { readonly reference: Json } | { readonly problem: string | undefined };

/** Gives a secret to the server's store; answers what the document may say of it, or why it was not kept. */
export async function keepSecret({ companyId, tenantId }: Target, path: Path, value: string): Promise<Kept> {
  const answer = await request({
    method: 'PUT',
    path: `/api/blobs/settings/secrets/${companyId}`,
    body: { tenantId, path, value },
    schema: referenceSchema,
    isQuiet: true,
  });
  if (answer.status === 'ok') return { reference: answer.data };
  if (answer.status === 'invalid') return { problem: answer.errors[0]?.message };
  return { problem: answer.status === 'forbidden' ? say(configurationPhrases, 'secretForbidden') : undefined };
}
