import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Rounds, startRounds } from '../../work/rounds.ts';
import { nudgeChannel, setHearing, takeNudge, wakeAll } from '../nudges/nudges.ts';
import { within } from './within.ts';

const connectMillis = 5_000;
const beatMillis = 10_000;
const pauseMillis = 1_000;

/**
 * Receives the messages of other nodes, on a connection of its own. It says something to itself every ten seconds: a connection that is frozen, or leads
 * through a pooler that keeps no sessions, does not hear it and is replaced, and everybody who waits reads again.
 * @param addresses one per server; a standby says nothing, so that the next one is tried
 */
export function hearNudges(addresses: readonly string[]): Rounds {
  return startRounds({
    pauseMillis,
    round: async (stopping, index) => {
      const client = new pg.Client({
        connectionString: addresses[index % addresses.length],
        connectionTimeoutMillis: connectMillis,
        keepAlive: true,
      });
      // Without a listener the event of a connection that breaks would end the process.
      client.on('error', () => undefined);
      try {
        await within(connectMillis, client.connect());
        await hear(client, stopping);
      } finally {
        setHearing(false);
        client.end().catch(() => undefined);
      }
    },
    onError: wakeAll,
  });
}

/** Until the connection breaks, or no longer hears itself. */
async function hear(client: pg.Client, stopping: AbortSignal): Promise<void> {
  const beat = `servery_beat_${randomUUID().replaceAll('-', '')}`;
  const broken = once(client, 'end', { signal: stopping });
  broken.catch(() => undefined);
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === nudgeChannel) takeNudge(payload);
  });
  await within(connectMillis, client.query(`LISTEN ${nudgeChannel}; LISTEN ${beat}`));
  // Before it listened, some were missed.
  wakeAll();
  let isBroken = false;
  while (!isBroken && !stopping.aborted) {
    const heard = within(connectMillis, once(client, 'notification', { signal: stopping }));
    await Promise.all([heard, within(connectMillis, client.query(`NOTIFY ${beat}`))]);
    setHearing(true);
    const resting = sleep(beatMillis, false, { signal: stopping, ref: false });
    isBroken = await Promise.race([resting, broken.then(() => true)]);
  }
}
