import type { Json, Path } from '@servery/domain';
import { call } from '../../api/call.ts';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { say } from '../../phrases/phrases.ts';
import type { Target } from '../document/document-adapter.ts';

type KeptSecret = { readonly reference: Json } | { readonly problem: string | undefined };

/** Gives a secret to the server's store; answers its reference in the document, or the reason why it was not kept. */
export async function keepSecret({ companyId, tenantId }: Target, path: Path, value: string): Promise<KeptSecret> {
  // No secret lies in an entity of a list.
  const names = path.filter((step) => typeof step === 'string');
  const body = { tenantId, path: names, value };
  const answer = await call('putSecret', { params: { companyId }, body, isQuiet: true });
  if (answer.status === 'ok') return { reference: answer.data };
  if (answer.status === 'invalid') return { problem: answer.errors[0]?.message };
  return { problem: answer.status === 'forbidden' ? say(configurationPhrases, 'secretForbidden') : undefined };
}
