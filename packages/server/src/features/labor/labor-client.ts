import type { LaborKind, LaborStep } from '@servery/domain';
import { z } from 'zod';
import type { ServiceAnswer, ServiceClient } from '../../platform/outbound/service-client.ts';

export type LaborOutcome =
  | { readonly kind: 'done'; readonly created: CreatedIds | undefined }
  /** The service is away, or answers nonsense: later it may work. */
  | { readonly kind: 'failed'; readonly reason: string; readonly isUnreachable: boolean }
  /** The service does not know it any more: it is created again. */
  | { readonly kind: 'unknown'; readonly reason: string }
  /** It does not work as it is: a person has to look at it. */
  | { readonly kind: 'refused'; readonly reason: string };

/** The answer of the service to a creation. */
export interface CreatedIds {
  readonly externalId: string;
  /** Where the service keeps it; undefined for people, who belong to no location. */
  readonly locationId: string | undefined;
}

export type LaborCall = Extract<LaborStep, { readonly kind: 'call' }>;

interface AskedCall {
  readonly call: LaborCall;
  readonly kind: LaborKind;
  readonly createKey: string;
}

/** LB-21: a call under the endpoint base, without credentials. The key lets a service that knows such keys create a thing once. */
export async function tellLabor(client: ServiceClient, { call, kind, createKey }: AskedCall): Promise<LaborOutcome> {
  const isCreation = call.path[1] === 'create';
  const answer = await client.call({
    method: 'POST',
    path: call.path,
    body: call.body,
    ...(isCreation && { headers: { 'idempotency-key': createKey } }),
  });
  if (answer.kind === 'unreachable') return failed('The labor service does not answer.', true);
  if (answer.status >= 500 || answer.status === 408 || answer.status === 429)
    return failed(`The labor service has a problem (${answer.status}).`);
  if (answer.status < 200 || answer.status >= 300) return refusalOf(answer, call);
  if (!isCreation) return answer.body === undefined ? nonsense : { kind: 'done', created: undefined };
  const created = createdSchemas[kind]?.safeParse(answer.body).data;
  return created === undefined ? nonsense : { kind: 'done', created };
}

/** A thing that is to be gone is gone already; a thing that is to be changed and is not there is created again. */
function refusalOf({ status, body }: ServiceAnswer & { kind: 'answer' }, { path: [, verb] }: LaborCall): LaborOutcome {
  if (status === 404 && (verb === 'delete' || verb === 'deactivate')) return { kind: 'done', created: undefined };
  if (status === 404 && verb === 'update')
    return { kind: 'unknown', reason: 'It no longer exists at the labor service.' };
  const said = z.object({ message: z.string() }).safeParse(body).data?.message ?? '';
  const message = said
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);
  return { kind: 'refused', reason: message || `The labor service refused it (${status}).` };
}

function failed(reason: string, isUnreachable = false): LaborOutcome {
  return { kind: 'failed', reason, isUnreachable };
}

const nonsense = failed('The labor service gave an answer that cannot be read.');

/** Numbers or text at the service; text here. */
const id = z
  .union([z.string(), z.int().nonnegative()])
  .transform(String)
  .pipe(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/));

/** LB-22 LB-25 LB-28 */
const createdSchemas: Partial<Record<LaborKind, z.ZodType<CreatedIds>>> = {
  DEPARTMENT: z
    .object({ locationId: id, departmentId: id })
    .transform(({ locationId, departmentId }) => ({ locationId, externalId: departmentId })),
  JOB_TYPE: z
    .object({ locationId: id, roleId: id })
    .transform(({ locationId, roleId }) => ({ locationId, externalId: roleId })),
  USER: z.object({ userId: id }).transform(({ userId }) => ({ locationId: undefined, externalId: userId })),
};
