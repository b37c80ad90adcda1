import { z } from 'zod';
import { Fault, invalid } from '../../platform/fault.ts';
import type { ServiceAnswer } from '../../platform/outbound/service-client.ts';

const refusalSchema = z.object({
  errors: z.array(z.object({ errorCode: z.string(), errorMessage: z.string() })).min(1),
});

/**
 * CH-06: the meaning of the card host's failures to the person who asked. Its refusals come in its own words, shortened to plain
 * text; everything that is not for the person, credentials it will not take included, is an outage.
 */
export function cardHostFault(answer: ServiceAnswer): Fault {
  const outage = new Fault(503, 'CARD_HOST_UNAVAILABLE');
  if (answer.kind === 'unreachable' || answer.status >= 500 || answer.status === 401 || answer.status === 403)
    return outage;
  const refusal = refusalSchema.safeParse(answer.body).data?.errors[0];
  if (refusal === undefined) return outage;
  return invalid(codeOf(refusal.errorCode), plain(refusal.errorMessage));
}

function codeOf(code: string): string {
  return /^[A-Z][A-Z0-9_]{0,59}$/.test(code) ? code : 'CARD_HOST_REFUSED';
}

function plain(message: string): string {
  return message
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
