import { clear, createStore, get, set } from 'idb-keyval';
import { z } from 'zod/mini';
import { currentSession } from '../../session/session-store.ts';
import type { DocumentAdapter, DocumentLayers, Target } from './document-adapter.ts';
import { changesSchema, documentSchema, recordSchema } from './document-wire.ts';

const layersSchema = z.object({
  versions: recordSchema,
  base: documentSchema,
  group: changesSchema,
  own: changesSchema,
  about: documentSchema,
  withheld: z.array(z.string()),
});

let opened: ReturnType<typeof createStore> | undefined;
function shelf() {
  opened ??= createStore('servery-documents', 'layers');
  return opened;
}

/**
 * SE-19: the layers read last stay in this browser, for each person and level. The next visit asks for them only if they differ, so
 * that it opens at once on a slow line. No secret is ever in them; a logout takes them away.
 */
export function rememberedLoad(name: string, load: DocumentAdapter['load']): DocumentAdapter['load'] {
  return async (target, held) => {
    const key = keyOf(name, target);
    const kept = held === null && key !== null ? await recallLayers(key) : undefined;
    const answer = await load(target, kept ?? held);
    if (answer.status === 'unchanged' && kept) return { status: 'ok', data: kept, etag: null };
    // A default that nobody has saved has no version to ask with.
    if (answer.status === 'ok' && key !== null && answer.data.versions.ver > 0) await keepLayers(key, answer.data);
    return answer;
  };
}

export async function forgetCachedLayers(): Promise<void> {
  await clear(shelf()).catch(() => undefined);
}

async function recallLayers(key: string): Promise<DocumentLayers | undefined> {
  try {
    return z.safeParse(layersSchema, await get(key, shelf())).data;
  } catch {
    // A browser may forbid storage; then nothing was kept.
    return undefined;
  }
}

async function keepLayers(key: string, layers: DocumentLayers): Promise<void> {
  await set(key, layers, shelf()).catch(() => undefined);
}

function keyOf(name: string, { companyId, tenantId }: Target): string | null {
  const session = currentSession();
  return session === null ? null : [session.userId, companyId, name, tenantId ?? ''].join('|');
}
