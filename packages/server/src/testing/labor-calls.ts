import type { LaborEntry } from '@servery/contract';
import { expect } from 'vitest';
import { type Client, testCompany } from './test-server.ts';
import { waitFor } from './wait-for.ts';

export const laborUrl = (company: { readonly id: string }) => `/api/labor-integration/${company.id}`;

/** A company whose location `one` the labor service mirrors, unless it is left unconnected, and calls about it. */
export async function laborCompany({ isConnected = true } = {}) {
  const { server, company, admin } = await testCompany();
  const { one } = company.locations;
  const employment = `/api/blobs/employment/company/${company.id}`;
  const own = new Set<unknown>([...Object.values(company.locations), company.id]);
  const calls = {
    server,
    company,
    admin,
    connect: (tenantId = one, laborIntegration = true, client: Client = admin) =>
      client('POST', '/api/tenants/7shifts/laborIntegration', { tenantId, laborIntegration }),
    read: async () => (await admin('GET', employment)).json(),
    /** Saves the company's employment with some of it changed. */
    save: async (change: (blob: EmploymentParts) => object) => {
      const { id, ver, blob } = (await admin('GET', employment)).json();
      const answer = await admin('PUT', employment, { id, ver, blob: { ...blob, ...change(blob) } });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer;
    },
    entries: async (query = ''): Promise<LaborEntry[]> =>
      (await admin('GET', `${laborUrl(company)}/entries?limit=200${query}`)).json().entries,
    entry: async (kind: LaborEntry['kind'], entityId: string) =>
      (await calls.entries(`&kind=${kind}`)).find((one) => one.entityId === entityId),
    /** The requests to the service about this company, oldest first: `['/role/create', { … }]`. */
    asked: (path = '') =>
      server.labor.service.requests
        .filter(({ body, url }) => own.has(ownerOf(body)) && url.pathname.startsWith(path))
        .map(({ url, body }) => [url.pathname, body]),
    /** Once nothing waits any more. */
    settle: () =>
      waitFor(async () => {
        const { counts } = (await admin('GET', `${laborUrl(company)}/status`)).json();
        return counts.waiting === 0 ? true : undefined;
      }),
  };
  if (isConnected) {
    expect((await calls.connect()).statusCode).toBe(200);
    await calls.settle();
  }
  return calls;
}

export interface EmploymentParts {
  readonly departments: readonly { readonly id: string; readonly name: string; readonly externalId: string | null }[];
  readonly jobTypes: readonly { readonly id: string; readonly name: string; readonly externalId: string | null }[];
}

function ownerOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  return Reflect.get(body, 'tenantId') ?? Reflect.get(body, 'companyId');
}
