import { type JsonService, type ServiceAnswer, type ServiceRequest, startJsonService } from './json-service.ts';

export interface AggregatorSandbox {
  readonly service: JsonService;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The locations of an account, by the id that the POS has for them. */
  readonly accounts: Map<string, readonly { readonly posLocationId: string; readonly name: string }[]>;
  /** Tokens given out so far count no longer. */
  forgetTokens(): void;
}

/** A stand-in for an order aggregator: client credentials for a token, then the locations of an account. */
export async function startAggregatorSandbox(): Promise<AggregatorSandbox> {
  const [clientId, clientSecret] = ['sandbox', 'sandbox-aggregator'];
  const accounts: AggregatorSandbox['accounts'] = new Map([
    [
      'harbor-orders',
      [
        { posLocationId: 'pier-39', name: 'Pier 39 (orders)' },
        { posLocationId: 'seaport', name: 'Seaport (orders)' },
      ],
    ],
  ]);
  let serial = 1;
  const tokenNow = () => `sandbox-token-${serial}`;
  const service = await startJsonService((request) => {
    if (request.url.pathname === '/oauth/token') return grant(request, { clientId, clientSecret }, tokenNow());
    if (request.authorization !== `Bearer ${tokenNow()}`)
      return { status: 401, body: { code: 401, message: 'expired' } };
    const [, account] = /^\/accounts\/([^/]+)\/locations$/.exec(request.url.pathname) ?? [];
    const locations = account === undefined ? undefined : accounts.get(decodeURIComponent(account));
    if (locations === undefined) return { status: 404, body: { code: 404, message: 'not found' } };
    return { status: 200, body: { _items: locations.map((location, index) => ({ _id: String(index), ...location })) } };
  });
  return {
    service,
    clientId,
    clientSecret,
    accounts,
    forgetTokens: () => {
      serial += 1;
    },
  };
}

type Secret = { readonly clientId: string; readonly clientSecret: string };

function grant({ method, body }: ServiceRequest, { clientId, clientSecret }: Secret, token: string): ServiceAnswer {
  const given: unknown[] =
    typeof body === 'object' && body !== null
      ? ['client_id', 'client_secret', 'grant_type'].map((name) => Reflect.get(body, name))
      : [];
  const isRight = given[0] === clientId && given[1] === clientSecret && given[2] === 'client_credentials';
  if (method !== 'POST' || !isRight) return { status: 401, body: { error: 'invalid_client' } };
  return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 3600 } };
}
