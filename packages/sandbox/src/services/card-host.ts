import { type JsonService, type ServiceAnswer, type ServiceRequest, startJsonService } from './json-service.ts';

export interface CardHostSandbox {
  readonly service: JsonService;
  /** The token that a client has to show. */
  readonly token: string;
}

interface Cutover {
  isAuth: boolean;
  cutoverAt: string | null;
}

/** A stand-in for the card-processing host: every location begins before its cutover, with one card on file. */
export async function startCardHostSandbox(): Promise<CardHostSandbox> {
  const token = 'sandbox-card-host';
  const cutovers = new Map<string, Cutover>();
  const cardless = new Set<string>();
  const service = await startJsonService((request) => {
    if (request.authorization !== `Bearer ${token}`) return refusal(401, 'UNAUTHORIZED', 'Who is asking?');
    if (request.url.pathname === '/slice/cutover') return cutover(cutovers, request);
    const [, tenant] = /^\/slice\/tcc\/creditCard\/([^/]+)$/.exec(request.url.pathname) ?? [];
    if (request.method === 'DELETE' && tenant !== undefined) return removeCard(cardless, decodeURIComponent(tenant));
    return refusal(404, 'NO_SUCH_CALL', 'There is no such call.');
  });
  return { service, token };
}

function cutover(cutovers: Map<string, Cutover>, { method, url, body }: ServiceRequest): ServiceAnswer {
  const tccId = method === 'GET' ? url.searchParams.get('tccId') : textOf(body, 'tccId');
  if (tccId === null || tccId === '') return refusal(400, 'TCC_ID_MISSING', 'tccId is missing.');
  if (method === 'POST') {
    if (cutovers.get(tccId)?.isAuth === true)
      return refusal(409, 'ALREADY_CUT_OVER', 'This location has been cut over.');
    cutovers.set(tccId, { isAuth: true, cutoverAt: new Date().toISOString() });
  }
  const { isAuth, cutoverAt } = cutovers.get(tccId) ?? { isAuth: false, cutoverAt: null };
  return { status: 200, body: { tccId, tolSettings: { isAuth }, cutoverAt } };
}

function removeCard(cardless: Set<string>, tenant: string): ServiceAnswer {
  if (cardless.has(tenant)) return refusal(404, 'NO_CREDIT_CARD', 'There is no credit card on file.');
  cardless.add(tenant);
  return { status: 204 };
}

function refusal(status: number, errorCode: string, errorMessage: string): ServiceAnswer {
  return { status, body: { status: 'ERROR', errors: [{ errorCode, errorMessage }] } };
}

function textOf(source: unknown, name: string): string | null {
  const value: unknown = typeof source === 'object' && source !== null ? Reflect.get(source, name) : null;
  return typeof value === 'string' ? value : null;
}
