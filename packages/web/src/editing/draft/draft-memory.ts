import type { Change } from '@servery/domain';
import { del, entries, get } from 'idb-keyval';
import { z } from 'zod/mini';
import { onPageLeaving, setAtOnce } from '../../session/page-leaving.ts';
import { changesSchema } from '../document/document-wire.ts';
import { draftKey, draftOf, draftShelf, tellShelfMoved } from './draft-shelf.ts';
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

/** Keeps the draft on this computer from now on: it survives a reload, a time-out and a conflict. */
export function keepDraft(editor: Editor): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    writeDraft(editor)
      .then(tellShelfMoved)
      .catch((error: unknown) => console.error(error));
  };
  const stop = editor.store.subscribe((state, before) => {
    if (state.draft === before.draft && state.loaded === before.loaded) return;
    clearTimeout(timer);
    timer = setTimeout(write, restMs);
  });
  const stopLeaving = onPageLeaving(write);
  return () => {
    stop();
    stopLeaving();
    write();
  };
}

export async function recallDraft(editor: Editor): Promise<KeptDraft | undefined> {
  try {
    return z.safeParse(keptSchema, await get(keyOf(editor), draftShelf())).data;
  } catch {
    // A browser may forbid storage; then nothing was kept.
    return undefined;
  }
}

export type DraftPlace = KeptDraft & {
  readonly kind: string;
  /** Names the document beside its kind: the menu's id. */
  readonly name: string;
  /** Null for the whole company. */
  readonly tenantId: string | null;
};

/** What this person left unsaved in a company on this computer, the newest first. */
export async function listDrafts(owner: Pick<Editor['level'], 'userId' | 'companyId'>): Promise<DraftPlace[]> {
  const kept = await entries(draftShelf()).catch(() => []);
  const found = kept.flatMap(([key, value]): DraftPlace[] => {
    const place = draftOf(key, owner);
    const draft = z.safeParse(keptSchema, value).data;
    return place && draft ? [{ ...draft, ...place }] : [];
  });
  return found.toSorted((one, other) => other.at - one.at);
}

async function writeDraft(editor: Editor): Promise<void> {
  const state = editor.store.getState();
  const changes = changesOf(editor, state);
  if (changes.length === 0) return del(keyOf(editor), draftShelf());
  const version = ownVersion(editor, state.loaded.layers.versions);
  return setAtOnce(keyOf(editor), { version, changes, at: Date.now() } satisfies KeptDraft, draftShelf());
}

function keyOf({ adapter, level }: Editor): string {
  return draftKey({ ...level, kind: adapter.kind.kind, name: adapter.name });
}
