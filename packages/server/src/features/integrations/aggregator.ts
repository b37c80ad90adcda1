import { z } from 'zod';
import type { ServiceAnswer, ServiceClient } from '../../platform/outbound/service-client.ts';

export interface AggregatorOptions {
  readonly client: ServiceClient;
  readonly clientId: string;
  readonly clientSecret: string;
}

export type Validation =
  | { readonly kind: 'valid'; readonly name: string }
  | { readonly kind: 'UNKNOWN_ACCOUNT' }
  | { readonly kind: 'UNKNOWN_LOCATION' }
  | { readonly kind: 'unavailable' };

export interface Aggregator {
  readonly isConfigured: boolean;
  /** Whether the account has a location that the POS knows by this id. */
  validate(accountId: string, locationId: string): Promise<Validation>;
}

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const locationsSchema = z.object({ _items: z.array(z.object({ posLocationId: z.string(), name: z.string() })) });
/** A token is given up so much before it expires. */
const spareMillis = 60_000;

export function createAggregator({ client, clientId, clientSecret }: AggregatorOptions): Aggregator {
  let held: { readonly token: string; readonly until: number } | undefined;
  const token = async (): Promise<string | undefined> => {
    if (held !== undefined && held.until > Date.now()) return held.token;
    const body = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' };
    const answer = await client.call({ method: 'POST', path: ['oauth', 'token'], body });
    const granted = tokenSchema.safeParse(answer.kind === 'answer' && answer.status === 200 ? answer.body : undefined);
    if (!granted.success) return undefined;
    held = { token: granted.data.access_token, until: Date.now() + granted.data.expires_in * 1000 - spareMillis };
    return held.token;
  };
  /** A token that is refused before its time is requested again, once. */
  const locations = async (accountId: string, mayRenew: boolean): Promise<ServiceAnswer> => {
    const bearer = await token();
    if (bearer === undefined) return { kind: 'unreachable' };
    const answer = await client.call({
      method: 'GET',
      path: ['accounts', accountId, 'locations'],
      headers: { authorization: `Bearer ${bearer}` },
    });
    if (answer.kind !== 'answer' || answer.status !== 401 || !mayRenew) return answer;
    held = undefined;
    return locations(accountId, false);
  };
  return {
    isConfigured: client.isConfigured,
    validate: async (accountId, locationId) => judge(await locations(accountId, true), locationId),
  };
}

function judge(answer: ServiceAnswer, locationId: string): Validation {
  if (answer.kind !== 'answer') return { kind: 'unavailable' };
  if (answer.status === 404 || answer.status === 403) return { kind: 'UNKNOWN_ACCOUNT' };
  const found = answer.status === 200 ? locationsSchema.safeParse(answer.body).data : undefined;
  if (found === undefined) return { kind: 'unavailable' };
  const location = found._items.find(({ posLocationId }) => posLocationId === locationId);
  return location === undefined ? { kind: 'UNKNOWN_LOCATION' } : { kind: 'valid', name: location.name.slice(0, 200) };
}
