import { sealingKeyId } from '../configuration/secrets/secrets-store.ts';
import { unwrapSecret } from '../platform/database/backup-key.ts';
import type { BackupContent } from '../platform/database/restore.ts';
import type { Environment } from '../platform/environment.ts';
import { findSecret, previousSecretKey, secretKeyOf } from '../platform/secret-key.ts';
import { StartError } from '../platform/start-error.ts';

/**
 * Makes sure, before anything is written, that the server will open the secrets that a backup sealed.
 * @returns the key of the backup where the data folder has none yet; undefined where it stays as it is
 * @throws StartError when neither fits
 */
export async function fittingKey(environment: Environment, backup: BackupContent): Promise<string | undefined> {
  const present = findSecret(environment);
  const wrapped = await wrappedSecret(environment, backup);
  if (present === undefined && wrapped !== undefined) return wrapped;
  const held = present === undefined ? [] : [secretKeyOf(present)];
  const previous = previousSecretKey(environment);
  const ids = [...held, ...(previous === undefined ? [] : [previous])].map(sealingKeyId);
  if ([...backup.keyIds].every((id) => ids.includes(id))) return undefined;
  throw new StartError(
    `The secrets in this backup are sealed with another key. ${advice(environment, present, backup)}`,
  );
}

async function wrappedSecret(environment: Environment, { key }: BackupContent): Promise<string | undefined> {
  const passphrase = environment.SERVERY_BACKUP_PASSPHRASE;
  if (key === undefined || passphrase === '') return undefined;
  const secret = await unwrapSecret(key, passphrase);
  if (secret === undefined)
    throw new StartError('The passphrase does not open the key in this backup. Give the one it was written with.');
  return secret;
}

function advice(environment: Environment, present: string | undefined, { key }: BackupContent): string {
  const bring = 'set SERVERY_SECRET_KEY to the key it was written with (npm run key -- show there)';
  if (environment.SERVERY_SECRET_KEY !== '') return `SERVERY_SECRET_KEY is not it: ${bring}.`;
  const folder = environment.SERVERY_DATA;
  const other =
    present === undefined
      ? ''
      : `${folder} already has a key of its own: choose a new folder with SERVERY_DATA, and there `;
  const passphrase = key === undefined ? '' : 'give the passphrase it was written with (--passphrase-file), or ';
  const sentence = `${other}${passphrase}${bring} or copy its file secret.key into the folder.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
