import type { VersionEntry } from '@servery/contract';
import type { DocumentKind } from '../platform/database/tables.ts';
import type { Client, TestCompany } from './test-server.ts';

interface AskedHistory {
  readonly kind: DocumentKind;
  readonly documentId: string;
  readonly tenantId?: string;
}

/** Questions about the versions of a document, or of the override of a group or location. */
export function historyCalls({ id }: Pick<TestCompany, 'id'>, { kind, documentId, tenantId }: AskedHistory) {
  const url = `/api/configuration/${id}/${kind}/history`;
  const query = `?documentId=${documentId}${tenantId === undefined ? '' : `&tenantId=${tenantId}`}`;
  const heads = async (client: Client): Promise<VersionEntry[]> =>
    (await client('GET', `${url}${query}`)).json().versions;
  const one = async (client: Client, version: number) => (await client('GET', `${url}/${version}${query}`)).json();
  return {
    page: (client: Client, before?: number) =>
      client('GET', `${url}${query}${before === undefined ? '' : `&before=${before}`}`),
    version: (client: Client, version: number) => client('GET', `${url}/${version}${query}`),
    since: (client: Client, version: number) => client('GET', `${url}/${version}/since${query}`),
    /** The versions with their changes, newest first, as far as one page. */
    opened: async (client: Client) => Promise.all((await heads(client)).map(({ version }) => one(client, version))),
  };
}
