import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { writePrivately } from '../platform/private-files.ts';
import { StartError } from '../platform/start-error.ts';
import { whyNotStarted } from '../platform/why-not-started.ts';

/** Runs one command of the command line over the embedded database's folder; reports an error in a sentence. */
export function runCommand(
  work: (environment: Environment, argument: string | undefined) => Promise<string>,
): Promise<void> {
  return sayOutcome(async (note) => {
    const { values, positionals } = parseArgs({
      options: { 'passphrase-file': { type: 'string' } },
      allowPositionals: true,
    });
    const environment = note(readEnvironment({ ...process.env, ...passphraseIn(values['passphrase-file']) }));
    if (environment.DATABASE_URL !== '')
      throw new StartError('This command is for the embedded database. PostgreSQL has pg_dump and pg_restore.');
    return work(environment, positionals[0]);
  });
}

type Noting = (environment: Environment) => Environment;

/** Prints the answer of the work, or in a sentence why it did not succeed. @param work notes its environment, which the sentence names */
export async function sayOutcome(work: (note: Noting) => Promise<string>): Promise<void> {
  writePrivately();
  let environment: Environment | undefined;
  try {
    const note: Noting = (given) => {
      environment = given;
      return given;
    };
    console.log(await work(note));
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
