import { parseArgs } from 'node:util';
import { writeFleet } from '../demo/fleet.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { readEnvironment } from '../platform/environment.ts';
import { openObjectStorage } from '../platform/object-storage/open-object-storage.ts';
import { sayOutcome } from './run-command.ts';

/** `npm run demo:fleet -- --locations 2000`: adds a company of that many locations to the demo, for trying out scale. */
await sayOutcome(async (note) => {
  const { values } = parseArgs({
    options: { locations: { type: 'string', default: '2000' }, people: { type: 'string', default: '0' } },
  });
  const environment = note(readEnvironment({ ...process.env, SERVERY_DEMO: '1', SERVERY_DEMO_WEEKS: '0' }));
  const database = await openDatabase(environment, 'the fleet demo');
  try {
    await migrate(database);
    await loadDemo(database, environment, '');
    const signIn = await writeFleet(database, openObjectStorage(environment), {
      locations: Number(values.locations),
      people: Number(values.people),
    });
    return `${values.locations} locations written. Start the server and sign in: ${signIn}`;
  } finally {
    await database.close();
  }
});
