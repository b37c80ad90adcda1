import { type Client, signIn } from '@servery/contract';
import { newMenuBlob } from '@servery/domain';
import { part } from '../measuring/compare.ts';
import { report } from '../measuring/figures.ts';
import { startFleetServer } from '../measuring/fleet-server.ts';
import { largeMenu } from '../menu-screens/large-menu.ts';

/** Fifty people behind one address; the proxy in front of them is not told to the server, so that it sees that address only. */
const people = 50;
/** Of the time that the same takes one after the other. */
const limitOfTogether = 1.5;
/** Requests of the console from cold: to sign in, for the home page and for its largest screen. */
const filesOfOne = 22 + 10 + 152;

const whole = largeMenu();
/** About as much as the menu of the demo: 40,000 values. */
const modifiers = { ...whole.modifiers, items: whole.modifiers.items.slice(0, 100) };
const menuBlob = newMenuBlob({
  ...whole,
  items: whole.items.slice(0, 500),
  modifiers,
  offers: [],
  layout: newMenuBlob().layout,
});

const server = await startFleetServer(10, {}, people);
try {
  const names = Array.from({ length: people }, (_, at) => `office-${at + 1}@${server.company}.example`);
  const enter = (email: string) => signIn({ url: server.url }, { email, password: 'demo1234' });
  const clients = await measure('sign in', names, enter);
  await measure('save a menu of 500 items', clients, save);
  await measure('open the console from cold', clients, openConsole);
} finally {
  await server.stop();
}

/** Ten of them one after the other, then all at once: nobody is refused, and all together take no longer than one by one. */
async function measure<Given, Made>(
  name: string,
  everybody: readonly Given[],
  work: (one: Given) => Promise<Made>,
): Promise<readonly Made[]> {
  const alone: number[] = [];
  for (const one of everybody.slice(0, 10)) alone.push((await timed(() => work(one))).millis);
  const begun = performance.now();
  const outcomes = await Promise.allSettled(everybody.map((one) => timed(() => work(one))));
  const together = performance.now() - begun;
  const done = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
  const median = part(alone.toSorted(ascending), 0.5);
  const longest = Math.max(...done.map(({ millis }) => millis));
  if (refused.length > 0) console.error(`${name}: ${refused.length} refused, the first: ${refused[0]}`);
  report({ name: `${name}, refused of ${everybody.length}`, value: refused.length, unit: 'people', limit: 0 });
  report({
    name: `${name}, all at once`,
    value: together,
    unit: 'ms',
    limit: limitOfTogether * median * everybody.length,
    peer: { name: 'one after the other', value: median * everybody.length },
    more: `longest ${longest.toFixed(0)} ms`,
  });
  return done.map(({ made }) => made);
}

async function timed<Made>(work: () => Promise<Made>): Promise<{ readonly made: Made; readonly millis: number }> {
  const begun = performance.now();
  const made = await work();
  return { made, millis: performance.now() - begun };
}

async function save(client: Client): Promise<void> {
  const name = `Menu ${crypto.randomUUID()}`;
  const params = { companyId: server.company };
  await client.call('createMenu', { params, body: { name, menuBlob }, withinMillis: 120_000 });
}

/** As a browser does: the page with all its files, then the requests of home. */
async function openConsole(client: Client): Promise<void> {
  for (let asked = 0; asked < filesOfOne; asked += 1) await arrived(await fetch(`${server.url}/`));
  await client.call('sessionStatus');
  await client.call('listTenants', { params: { companyId: server.company } });
}

async function arrived(answer: Response): Promise<void> {
  await answer.arrayBuffer();
  if (answer.status === 429 || answer.status === 503) throw new Error(`${answer.url} answered ${answer.status}`);
}

function ascending(one: number, other: number): number {
  return one - other;
}
