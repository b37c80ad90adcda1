import type { ConfigFolder, Manifest } from './config-folder.ts';
import { type Failure, jitter, keepTrying } from './keep-trying.ts';
import type { Running, ServerClient } from './server-client.ts';

export interface AgentOptions {
  readonly client: ServerClient;
  readonly folder: ConfigFolder;
  /** Seconds between check-ins; the server's wish when absent. */
  readonly everySeconds?: number;
  readonly onEvent: (event: AgentEvent) => void;
  readonly signal: AbortSignal;
}

export type AgentEvent =
  | { readonly kind: 'updated'; readonly kinds: readonly string[] }
  | { readonly kind: 'current' }
  | Failure;

/** Keeps the folder equal to the published documents, until it is stopped. While the server is away the last configuration stays. */
export function runAgent(options: AgentOptions): Promise<void> {
  const { everySeconds, onEvent, signal } = options;
  return keepTrying({
    once: async () => {
      const wanted = await syncOnce(options);
      return jitter(everySeconds ?? wanted, 0.2);
    },
    onFailure: onEvent,
    signal,
  });
}

/**
 * One check-in: write the out-of-stock list where it is new, fetch the differing documents, write them, acknowledge.
 * @returns seconds until the server wants to hear again
 */
export async function syncOnce({ client, folder, onEvent }: AgentOptions): Promise<number> {
  const manifest = await folder.read();
  const answer = await client.checkIn(runningOf(manifest), (await folder.readStock())?.hash);
  if (answer.outOfStock !== undefined) await folder.writeStock(answer.outOfStock);
  const updated: string[] = [];
  for (const { kind, path, hash, sequence } of answer.fetch) {
    // Publications only go forward, a revert too: a document that is older than the held one is a late answer.
    if (sequence < (manifest[kind]?.sequence ?? 0)) continue;
    const text = await client.fetchDocument(path, manifest[kind]?.hash);
    if (text === undefined) continue;
    const write = () => folder.write(kind, text, { hash, sequence });
    await (kind === 'location-settings' ? withSecrets(client, folder, write) : write());
    updated.push(kind);
  }
  if (manifest['location-settings'] !== undefined && (await folder.readSecrets()) === undefined)
    await folder.writeSecrets(await client.fetchSecrets());
  if (updated.length > 0) await client.acknowledge(runningOf(await folder.read()));
  const kinds = answer.outOfStock === undefined ? updated : [...updated, 'out-of-stock'];
  onEvent(kinds.length > 0 ? { kind: 'updated', kinds } : { kind: 'current' });
  return answer.nextCheckIn;
}

/** Whichever settings the folder holds, before, during and after: the secrets that they name are there. */
async function withSecrets(client: ServerClient, folder: ConfigFolder, write: () => Promise<void>): Promise<void> {
  const secrets = await client.fetchSecrets();
  await folder.writeSecrets({ ...(await folder.readSecrets()), ...secrets });
  await write();
  await folder.writeSecrets(secrets);
}

function runningOf(manifest: Manifest): Running {
  return Object.fromEntries(Object.entries(manifest).map(([kind, entry]) => [kind, entry?.hash]));
}
