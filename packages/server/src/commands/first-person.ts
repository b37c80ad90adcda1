import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { providerCompany } from '@servery/demo';
import { z } from 'zod';
import { writeCompany } from '../demo/company-writer.ts';
import { readCompanies } from '../demo/load-demo.ts';
import { oneNodeAtATime } from '../platform/database/locks/one-at-a-time.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { readEnvironment } from '../platform/environment.ts';
import { newId } from '../platform/ids.ts';
import { StartError } from '../platform/start-error.ts';
import { sayOutcome } from './run-command.ts';

const argumentsSchema = z.tuple([z.email().max(254), z.string().trim().min(1).max(100)]);

/** `npm run first-person -- ann@example.com 'Ann Lee'`: the provider company and one person of its staff, in a database without companies. */
await sayOutcome(async (note) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const environment = note(readEnvironment(process.env));
  const given = argumentsSchema.safeParse(positionals);
  if (!given.success) throw new StartError("Say who it is: npm run first-person -- ann@example.com 'Ann Lee'");
  const [email, name] = given.data;
  const company = providerCompany(environment.SERVERY_PROVIDER_ID, environment.SERVERY_PROVIDER_NAME, randomUUID());
  const people = company.people.map((person) => ({ ...person, id: newId('usr'), email, name }));
  const database = await openDatabase(environment, 'the first person');
  try {
    await oneNodeAtATime(database, async () => {
      await migrate(database);
      if ((await readCompanies(database)).length > 0)
        throw new StartError(
          'The database has companies already: its provider staff adds people on the screen Employees.',
        );
      await writeCompany(database, { ...company, people });
    });
    return `${email} signs in with ${company.password}, and changes it then.`;
  } finally {
    await database.close();
  }
});
