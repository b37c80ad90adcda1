import type { EmbeddedEngine } from '../platform/database/embedded-engine.ts';
import { openEngineThread } from '../platform/database/engine-client.ts';

/** An engine in memory: as fast as it gets, gone with its process. */
export async function openMemoryEngine(): Promise<EmbeddedEngine> {
  const pglite = await openEngineThread({ folder: undefined });
  return { pglite, close: () => pglite.close() };
}
