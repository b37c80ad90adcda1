import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { StartError } from '../platform/start-error.ts';
import { whyNotStarted } from '../platform/why-not-started.ts';

/** Runs one command of the command line over the embedded database's folder; says in a sentence what went wrong. */
export async function runCommand(
  work: (environment: Environment, argument: string | undefined) => Promise<string>,
): Promise<void> {
  let environment: Environment | undefined;
  try {
    const { values, positionals } = parseArgs({
      options: { 'passphrase-file': { type: 'string' } },
      allowPositionals: true,
    });
    environment = readEnvironment({ ...process.env, ...passphraseIn(values['passphrase-file']) });
    if (environment.DATABASE_URL !== '')
      throw new StartError('This command is for the embedded database. PostgreSQL has pg_dump and pg_restore.');
    console.log(await work(environment, positionals[0]));
  } catch (error) {
    const reason = whyNotStarted(error, environment);
    console.error(reason instanceof Error ? reason.message : reason);
    process.exitCode = 1;
  }
}

function passphraseIn(file: string | undefined): Readonly<Record<string, string>> {
  if (file === undefined) return {};
  try {
    return { SERVERY_BACKUP_PASSPHRASE: readFileSync(file, 'utf8').trimEnd() };
  } catch {
    throw new StartError(`The passphrase file ${file} cannot be read.`);
  }
}
