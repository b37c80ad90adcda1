import { gunzipSync } from 'node:zlib';
import { asJsonObject } from '@servery/domain';
import type { Routes } from '../../access/routes.ts';
import { secretsIn } from '../../configuration/secrets/secret-references.ts';
import type { SecretsStore } from '../../configuration/secrets/secrets-store.ts';
import type { PublishedPointers } from './published-pointers.ts';

export interface TerminalSecretsOptions {
  readonly pointers: PublishedPointers;
  readonly secrets: SecretsStore;
}

/** ST-31: the secrets that the published settings of a location name, for its own terminals only. */
export function serveTerminalSecrets(route: Routes, { pointers, secrets }: TerminalSecretsOptions): void {
  route('terminalSecrets', async ({ terminal, reply }) => {
    const { companyId } = terminal();
    reply.header('cache-control', 'no-store');
    const published = (await pointers.now(terminal())).find(({ kind }) => kind === 'location-settings');
    if (published === undefined) return { secrets: [] };
    const text = gunzipSync(await pointers.bytes(companyId, published.hash)).toString();
    const named = secretsIn(asJsonObject(JSON.parse(text)));
    const references = named.map(({ secretRef }) => secretRef);
    const values = await route.database.inCompany(companyId, (scope) => secrets.open(scope, references));
    return {
      secrets: named.flatMap(({ field, secretRef }) => {
        const value = values.get(secretRef);
        return value === undefined ? [] : [{ secretRef, field, value }];
      }),
    };
  });
}
