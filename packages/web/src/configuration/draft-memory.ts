import type { Change } from '@servery/domain';
import { createStore, del, get, set } from 'idb-keyval';
import { z } from 'zod/mini';
import { changesSchema } from './document-wire.ts';
import { changesOf, type Editor, ownVersion } from './draft-store.ts';

/** A draft as this computer keeps it: what it changes, and the version that it changes. */
export type KeptDraft = {
  readonly version: number;
  readonly changes: readonly Change[];
  /** Milliseconds since 1970. */
  readonly at: number;
};

const keptSchema = z.object({ version: z.number(), changes: changesSchema, at: z.number() });
const restMs = 300;

let opened: ReturnType<typeof createStore> | undefined;
function drafts() {
  opened ??= createStore('servery-drafts', 'drafts');
  return opened;
}

/** Keeps the draft on this computer from now on: it survives a reload, a time-out and a conflict. */
export function keepDraft(editor: Editor): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    writeDraft(editor).catch((error: unknown) => console.error(error));
  };
  const stop = editor.store.subscribe((state, before) => {
    if (state.draft === before.draft && state.loaded === before.loaded) return;
    clearTimeout(timer);
    timer = setTimeout(write, restMs);
  });
  return () => {
    stop();
    write();
  };
}

export async function recallDraft(editor: Editor): Promise<KeptDraft | undefined> {
  try {
    return z.safeParse(keptSchema, await get(keyOf(editor), drafts())).data;
  } catch {
    // A browser may forbid storage; then nothing was kept.
    return undefined;
  }
}

async function writeDraft(editor: Editor): Promise<void> {
  const state = editor.store.getState();
  const changes = changesOf(editor, state);
  if (changes.length === 0) return del(keyOf(editor), drafts());
  const version = ownVersion(editor, state.loaded.layers.versions);
  return set(keyOf(editor), { version, changes, at: Date.now() } satisfies KeptDraft, drafts());
}

function keyOf({ adapter, level }: Editor): string {
  return [level.userId, level.companyId, adapter.kind.kind, adapter.name, level.tenantId ?? ''].join('|');
}
