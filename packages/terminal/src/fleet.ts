import { parseArgs } from 'node:util';
import { runAgent } from './agent.ts';
import { createCredentials } from './fleet-credentials.ts';
import { openMemoryFolder } from './memory-folder.ts';
import { createServerClient } from './server-client.ts';

const usage = `npm run fleet -- --locations 1000 [--url http://127.0.0.1:3000] [--company harbor] [--email admin@harbor.example] [--password …] [--every 30]

Simulates one terminal per location of a company: makes credentials as the given administrator, then checks in, fetches
and acknowledges like real ones. Stop with Ctrl-C.`;

const { values } = parseArgs({
  options: {
    locations: { type: 'string', default: '6' },
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    company: { type: 'string', default: 'harbor' },
    email: { type: 'string', default: 'admin@harbor.example' },
    password: { type: 'string', default: 'demo1234' },
    every: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help === true) console.log(usage);
else await simulate();

async function simulate(): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  const credentials = await createCredentials({ ...values, limit: Number(values.locations) });
  console.log(`${credentials.length} terminals check in at ${values.url}`);
  const counts = { updated: 0, current: 0, failed: 0 };
  const report = setInterval(
    () =>
      console.log(
        `${new Date().toISOString()} check-ins with news ${counts.updated}, without ${counts.current}, failed ${counts.failed}`,
      ),
    5000,
  );
  await Promise.all(
    credentials.map((credential) =>
      runAgent({
        client: createServerClient(values.url, credential),
        folder: openMemoryFolder(),
        ...(values.every === undefined ? {} : { everySeconds: Number(values.every) }),
        signal: stop.signal,
        onEvent: (event) => {
          counts[event.kind] += 1;
        },
      }),
    ),
  );
  clearInterval(report);
}
