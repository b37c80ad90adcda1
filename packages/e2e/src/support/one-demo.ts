import { startPostgres, withoutDiskWaits } from '../../../../tools/src/postgres.ts';
import { makeDemo } from './demo-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Before the first journey: the demo is made once, the servers of the workers start on copies of it. */
export default async function makeDemoOfRun(): Promise<() => Promise<void>> {
  const postgres = await startPostgres(withoutDiskWaits);
  const folder = temporaryFolder('demo');
  await makeDemo(folder, postgres?.secondUrl);
  process.env.SERVERY_JOURNEY_DEMO = folder;
  if (postgres !== undefined) process.env.SERVERY_JOURNEY_DATABASE = postgres.secondUrl;
  return async () => postgres?.stop();
}
