import { checkVersions } from '../configuration/versions/check-versions.ts';
import { checkSnapshots } from '../features/publishing/check-snapshots.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { readEnvironment } from '../platform/environment.ts';
import { StartError } from '../platform/start-error.ts';
import { sayOutcome } from './run-command.ts';

/** As many of the faults are written. */
const faultsShown = 100;

/** `npm run check:data`: reads every version of every document, and every published document. */
await sayOutcome(async (note) => {
  const environment = note(readEnvironment(process.env));
  const database = await openDatabase(environment, 'checking data');
  try {
    await migrate(database);
    const companies = await database.owner.selectFrom('companies').select('id').orderBy('id').execute();
    const counts = { documents: 0, versions: 0, snapshots: 0 };
    const faults: string[] = [];
    for (const { id } of companies) {
      const versions = await database.inCompany(id, checkVersions);
      const published = await database.inCompany(id, checkSnapshots);
      counts.documents += versions.documents;
      counts.versions += versions.versions;
      counts.snapshots += published.snapshots;
      faults.push(...versions.faults, ...published.faults);
    }
    const { documents, versions, snapshots } = counts;
    const read = `${versions} versions of ${documents} documents and ${snapshots} published documents were read.`;
    if (faults.length > 0)
      throw new StartError([...faults.slice(0, faultsShown), `${read} ${faults.length} faults were found.`].join('\n'));
    return `${read} All are whole.`;
  } finally {
    await database.close();
  }
});
