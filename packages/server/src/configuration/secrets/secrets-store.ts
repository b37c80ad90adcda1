import { createHash, randomBytes } from 'node:crypto';
import type { SecretReference } from '@servery/domain';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import { newId } from '../../platform/ids.ts';
import { seal, unseal } from '../../platform/sealing.ts';
import type { SecretKey } from '../../platform/secret-key.ts';
import { StartError } from '../../platform/start-error.ts';

/** Where a secret belongs: a field of the settings, of the company ('') or of one group or location. */
export interface SecretPlace {
  readonly tenantId: string;
  /** `creditAndGiftSettings.accountSettings.online.accountToken` */
  readonly field: string;
}

interface NewSecret {
  readonly value: string;
  readonly setBy: string;
}

export interface SecretsStore {
  /** Keeps a value under a new reference; earlier ones stay for the versions that name them. */
  put(scope: CompanyScope, place: SecretPlace, newSecret: NewSecret): Promise<SecretReference>;
  /** The values of references, by reference; unknown ones are left out. */
  open(scope: CompanyScope, references: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Seals the companies' keys with the present key of the installation; they open with the previous one until then. */
  renewKeys(database: Database): Promise<void>;
}

/** Values this long or longer show their end. */
const shownFrom = 8;
const purpose = 'secrets in settings, AES-256';

/**
 * Values are sealed with a key of their company; that key is sealed with the installation's, so that a change of the latter
 * touches one row per company.
 * @param previous the key before the present one, while it is being changed
 */
export function createSecretsStore(secret: SecretKey, previous?: SecretKey): SecretsStore {
  const present = masterOf(secret);
  const masters = previous === undefined ? [present] : [present, masterOf(previous)];
  const openKey = (companyId: string, row: { key_id: string; sealed: Buffer }): Buffer => {
    const master = masters.find(({ id }) => id === row.key_id);
    if (master === undefined)
      throw new StartError(
        'The secrets of this database were sealed with another key. Start with the SERVERY_SECRET_KEY, or the file secret.key in the data folder, that it was used with; a new key is brought in with the old one in SERVERY_PREVIOUS_SECRET_KEY.',
      );
    return unseal(master.key, row.sealed, `company key ${companyId}`);
  };
  const keyOf = async (scope: CompanyScope): Promise<Buffer> => {
    const made = { key_id: present.id, sealed: seal(present.key, randomBytes(32), `company key ${scope.companyId}`) };
    await scope.db
      .insertInto('company_keys')
      .values({ company_id: scope.companyId, ...made })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await scope.db
      .selectFrom('company_keys')
      .select(['key_id', 'sealed'])
      .where('company_id', '=', scope.companyId)
      .executeTakeFirstOrThrow();
    return openKey(scope.companyId, { key_id: row.key_id, sealed: Buffer.from(row.sealed) });
  };
  return {
    put: async (scope, place, { value, setBy }) => {
      const id = newId('sec');
      const setAt = new Date();
      const last4 = value.length >= shownFrom ? value.slice(-4) : '';
      const sealed = seal(await keyOf(scope), Buffer.from(value), aboutOf(scope.companyId, id, place));
      await scope.db
        .insertInto('secrets')
        .values({
          company_id: scope.companyId,
          id,
          tenant_id: place.tenantId,
          field: place.field,
          sealed,
          last4,
          set_at: setAt,
          set_by: setBy,
        })
        .execute();
      return { secretRef: id, last4, setAt: setAt.toISOString(), setBy };
    },
    open: async (scope, references) => {
      if (references.length === 0) return new Map();
      const key = await keyOf(scope);
      const rows = await scope.db
        .selectFrom('secrets')
        .select(['id', 'tenant_id', 'field', 'sealed'])
        .where('company_id', '=', scope.companyId)
        .where('id', '=', anyOf(references))
        .execute();
      return new Map(
        rows.map((row) => {
          const about = aboutOf(scope.companyId, row.id, { tenantId: row.tenant_id, field: row.field });
          return [row.id, unseal(key, Buffer.from(row.sealed), about).toString()];
        }),
      );
    },
    renewKeys: (database) =>
      database.lookup(async (db) => {
        const rows = await db.selectFrom('company_keys').selectAll().where('key_id', '!=', present.id).execute();
        for (const { company_id, key_id, sealed } of rows) {
          const about = `company key ${company_id}`;
          const key = openKey(company_id, { key_id, sealed: Buffer.from(sealed) });
          await db
            .updateTable('company_keys')
            .set({ key_id: present.id, sealed: seal(present.key, key, about) })
            .where('company_id', '=', company_id)
            .execute();
        }
      }),
  };
}

/** The id by which rows that are sealed with a key name it; reveals nothing about the key. */
export function sealingKeyId(secret: SecretKey): string {
  return masterOf(secret).id;
}

function masterOf(secret: SecretKey): { readonly id: string; readonly key: Buffer } {
  const key = secret.derive(purpose);
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 16), key };
}

function aboutOf(companyId: string, id: string, { tenantId, field }: SecretPlace): string {
  return JSON.stringify([companyId, id, tenantId, field]);
}
