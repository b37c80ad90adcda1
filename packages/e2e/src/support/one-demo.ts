import { makeDemo } from './demo-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Before the first journey: the demo is made once, the servers of the workers start on copies of it. */
export default async function makeDemoOfRun(): Promise<void> {
  const folder = temporaryFolder('demo');
  await makeDemo(folder);
  process.env.SERVERY_JOURNEY_DEMO = folder;
}
