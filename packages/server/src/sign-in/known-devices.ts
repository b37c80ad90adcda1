import { sql } from 'kysely';
import type { LookupScope } from '../platform/database/database.ts';
import { hashSecret, newSecret } from '../platform/ids.ts';

interface Person {
  readonly company_id: string;
  readonly user_id: string;
}

interface LoginAttempt {
  readonly emailKey: string;
  readonly person: Person | undefined;
  readonly device: string | undefined;
}

/**
 * The name under which failed logins count: the account, or for a browser that this person has signed in with before, that
 * browser. Failures of strangers so lock the account for strangers, not for its owner.
 */
export async function attemptsCountOn(db: LookupScope, { emailKey, person, device }: LoginAttempt): Promise<string> {
  if (person === undefined || device === undefined) return emailKey;
  const known = await db
    .selectFrom('known_devices')
    .select('device_hash')
    .where('company_id', '=', person.company_id)
    .where('user_id', '=', person.user_id)
    .where('device_hash', '=', hashSecret(device))
    .executeTakeFirst();
  return known === undefined ? emailKey : `${emailKey} on ${known.device_hash}`;
}

/** Remembers the browser after a login; a secret that we have not given out is not taken over. @returns the secret for its cookie */
export async function rememberDevice(db: LookupScope, person: Person, device: string | undefined): Promise<string> {
  const secret = device !== undefined && (await isKnown(db, device)) ? device : newSecret();
  await db
    .insertInto('known_devices')
    .values({ company_id: person.company_id, user_id: person.user_id, device_hash: hashSecret(secret) })
    .onConflict((existing) =>
      existing.columns(['company_id', 'user_id', 'device_hash']).doUpdateSet({ last_used_at: sql`now()` }),
    )
    .execute();
  return secret;
}

async function isKnown(db: LookupScope, device: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('device_hash')
    .where('device_hash', '=', hashSecret(device))
    .executeTakeFirst();
  return row !== undefined;
}
