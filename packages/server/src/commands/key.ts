import { findSecret } from '../platform/secret-key.ts';
import { StartError } from '../platform/start-error.ts';
import { runCommand } from './run-command.ts';

/** `npm run key -- show`: the secret key, to be kept apart from the backups. */
await runCommand(async (environment, argument) => {
  if (argument !== 'show') throw new StartError('Say what to do with the key: npm run key -- show');
  const secret = findSecret(environment);
  if (secret === undefined)
    throw new StartError(`${environment.SERVERY_DATA} has no key yet: the first start of the server makes it.`);
  return secret;
});
