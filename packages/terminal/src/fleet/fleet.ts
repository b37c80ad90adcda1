import { parseArgs } from 'node:util';
import { harborDeliveries, harborServers, type SellingStore } from '@servery/demo';
import { menuBlobSchema } from '@servery/domain';
import { type AgentEvent, runAgent } from '../agent.ts';
import { type ReporterEvent, runReporter } from '../reports/reporter.ts';
import { createServerClient } from '../server-client.ts';
import { createCredentials, type FleetStore } from './fleet-credentials.ts';
import { openMemoryFolder } from './memory-folder.ts';
import { openMemoryTickets } from './memory-tickets.ts';
import { sellTickets } from './simulated-sales.ts';

const usage = `npm run fleet -- --locations 1000 [--url http://127.0.0.1:3000] [--company harbor] [--email admin@harbor.example] [--password …] [--every 30] [--tickets 30]

Simulates one terminal per location of a company: makes credentials as the given administrator, then checks in, fetches
and acknowledges like real ones. With --tickets each store sells so many tickets an hour from its published menu, and reports
them. Stop with Ctrl-C.`;

const { values } = parseArgs({
  options: {
    locations: { type: 'string', default: '6' },
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    company: { type: 'string', default: 'harbor' },
    email: { type: 'string', default: 'admin@harbor.example' },
    password: { type: 'string', default: 'demo1234' },
    every: { type: 'string' },
    tickets: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help === true) console.log(usage);
else await simulate();

async function simulate(): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  const stores = await createCredentials({ ...values, limit: Number(values.locations) });
  console.log(`${stores.length} terminals check in at ${values.url}`);
  const counts = { updated: 0, current: 0, failed: 0, reported: 0, refused: 0 };
  const report = setInterval(
    () =>
      console.log(
        `${new Date().toISOString()} check-ins with news ${counts.updated}, without ${counts.current}, failed ${counts.failed}; tickets reported ${counts.reported}, refused ${counts.refused}`,
      ),
    5000,
  );
  await Promise.all(stores.map((store) => simulateStore(store, { counts, signal: stop.signal })));
  clearInterval(report);
}

interface Simulation {
  readonly counts: Record<AgentEvent['kind'] | ReporterEvent['kind'], number>;
  readonly signal: AbortSignal;
}

/** Keeps its configuration, and sells from its menu where it is asked to. */
async function simulateStore(
  { locationId, timezone, credential }: FleetStore,
  { counts, signal }: Simulation,
): Promise<void> {
  let selling: Omit<SellingStore, 'outOfStock'> | undefined;
  const client = createServerClient(values.url, credential);
  const folder = openMemoryFolder((kind, text, menuHash) => {
    if (kind !== 'menus' || values.tickets === undefined) return;
    const menu = menuBlobSchema.parse(JSON.parse(text));
    const [servers, delivery] = [harborServers(locationId), harborDeliveries(locationId)];
    selling = { locationId, timezone, menu, menuHash, servers, delivery };
  });
  const count = (kind: keyof typeof counts, by = 1): void => {
    counts[kind] += by;
  };
  const everySeconds = values.every === undefined ? {} : { everySeconds: Number(values.every) };
  const agent = runAgent({ client, folder, ...everySeconds, signal, onEvent: ({ kind }) => count(kind) });
  if (values.tickets === undefined) return agent;
  const tickets = openMemoryTickets();
  const onEvent = (event: ReporterEvent) => count(event.kind, event.kind === 'reported' ? event.count : 1);
  await Promise.all([
    agent,
    runReporter({ report: client.reportTickets, folder: tickets, onEvent, signal }),
    sellTickets({
      store: async () => selling && { ...selling, outOfStock: (await folder.readStock())?.entries ?? [] },
      perHour: Number(values.tickets),
      tickets,
      signal,
    }),
  ]);
}
