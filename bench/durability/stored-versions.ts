import type { Client } from '@servery/contract';

interface SettingsOf {
  readonly companyId: string;
  readonly documentId: string;
  readonly locationId: string;
}

const versionsAtOnce = 20;

/** By version, the value that the first change of each stored version of a location's settings set. */
export async function readStoredValues(client: Client, { companyId, documentId, locationId }: SettingsOf) {
  const params = { companyId, kind: 'locationSettings' } as const;
  const query = { documentId, tenantId: locationId };
  const { versions } = await client.call('documentHistory', { params, query });
  const stored = new Map<number, unknown>();
  for (let upTo = versions[0]?.version ?? 0; upTo > 0; upTo -= versionsAtOnce) {
    const version = Math.max(0, upTo - versionsAtOnce);
    const asked = { params: { ...params, version }, query: { ...query, upTo } };
    const between = await client.call('changesSinceVersion', asked);
    for (const entry of between.versions) stored.set(entry.version, entry.changes[0]?.to);
  }
  return stored;
}
