import { type JsonObject, movedSecrets, secretAddresses, withoutMovedSecrets } from '@servery/domain';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';

/** A field of a document and the secret that it names. */
export interface NamedSecret {
  readonly field: string;
  readonly secretRef: string;
}

/**
 * The first document that names a secret says to which addresses it may be sent, for ever.
 * @returns those that the document would send elsewhere
 */
export async function bindSecrets(
  scope: CompanyScope,
  named: readonly NamedSecret[],
  document: JsonObject,
): Promise<readonly NamedSecret[]> {
  const sent = named.filter(({ field }) => secretAddresses(document, field) !== null);
  for (const { field, secretRef } of sent) {
    const addresses = JSON.stringify(secretAddresses(document, field));
    await scope.db
      .insertInto('secret_addresses')
      .values({ company_id: scope.companyId, secret_id: secretRef, addresses })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const bound = await readAddresses(scope, sent);
  return sent.filter(({ field, secretRef }) =>
    secretAddresses(document, field)?.some((address) => bound.get(secretRef)?.includes(address) !== true),
  );
}

/** The effective settings of a location without secrets that a changed address above or below would send elsewhere. */
export async function dropMovedSecrets(
  scope: CompanyScope,
  named: readonly NamedSecret[],
  document: JsonObject,
): Promise<JsonObject> {
  return withoutMovedSecrets(document, await readAddresses(scope, named));
}

/** The fields of the secrets that this would drop. */
export async function listMovedSecrets(
  scope: CompanyScope,
  named: readonly NamedSecret[],
  document: JsonObject,
): Promise<readonly (readonly string[])[]> {
  return movedSecrets(document, await readAddresses(scope, named));
}

async function readAddresses(
  scope: CompanyScope,
  named: readonly NamedSecret[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (named.length === 0) return new Map();
  const rows = await scope.db
    .selectFrom('secret_addresses')
    .select(['secret_id', 'addresses'])
    .where('company_id', '=', scope.companyId)
    .where('secret_id', '=', anyOf(named.map(({ secretRef }) => secretRef)))
    .execute();
  return new Map(rows.map(({ secret_id, addresses }) => [secret_id, addresses]));
}
