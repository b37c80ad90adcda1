import type { Change } from '@servery/domain';
import { z } from 'zod/mini';
import { onPageLeaving } from '../../session/local-drafts.ts';
import { changesSchema } from '../document/document-wire.ts';
import { draftKey, draftOf, draftShelf, tellShelfMoved } from './draft-shelf.ts';
import { changesOf, type Editor, ownVersion } from './draft-store.ts';

/** A draft as this computer keeps it: its changes, and the version that it changes. */
export type StoredDraft = {
  readonly version: number;
  readonly changes: readonly Change[];
  /** Milliseconds since 1970. */
  readonly at: number;
};

const keptSchema = z.object({ version: z.number(), changes: changesSchema, at: z.number() });
const restMs = 300;

/**
 * Keeps the draft on this computer from now on: it survives a reload, a time-out and a conflict. An editor without changes
 * removes the stored draft only once `restored` has brought that back.
 */
export function keepDraft(editor: Editor, restored: Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let mayRemove = false;
  restored.then(
    () => {
      mayRemove = true;
    },
    (error: unknown) => console.error(error),
  );
  const keep = (write: (key: string, draft: StoredDraft | undefined) => void) => {
    clearTimeout(timer);
    const draft = draftNow(editor);
    mayRemove ||= draft !== undefined;
    if (mayRemove) write(keyOf(editor), draft);
  };
  const stop = editor.store.subscribe((state, before) => {
    if (state.draft === before.draft && state.loaded === before.loaded) return;
    clearTimeout(timer);
    timer = setTimeout(() => keep(write), restMs);
  });
  const stopLeaving = onPageLeaving(() => keep(draftShelf.writeLeaving));
  return () => {
    stop();
    stopLeaving();
    keep(write);
  };
}

function write(key: string, draft: StoredDraft | undefined): void {
  draftShelf
    .write(key, draft)
    .then(tellShelfMoved)
    .catch((error: unknown) => console.error(error));
}

/** @throws where a browser forbids storage */
export async function recallDraft(editor: Editor): Promise<StoredDraft | undefined> {
  return z.safeParse(keptSchema, await draftShelf.read(keyOf(editor))).data;
}

export type DraftPlace = StoredDraft & {
  readonly kind: string;
  /** Names the document beside its kind: the menu's id. */
  readonly name: string;
  /** Null for the whole company. */
  readonly tenantId: string | null;
};

/** The drafts that this person left unsaved in a company on this computer, the newest first. */
export async function listDrafts(owner: Pick<Editor['level'], 'userId' | 'companyId'>): Promise<DraftPlace[]> {
  const kept = await draftShelf.entries().catch(() => []);
  const found = kept.flatMap(([key, value]): DraftPlace[] => {
    const place = draftOf(key, owner);
    const draft = z.safeParse(keptSchema, value).data;
    return place && draft ? [{ ...draft, ...place }] : [];
  });
  return found.toSorted((one, other) => other.at - one.at);
}

/** Undefined without changes. */
function draftNow(editor: Editor): StoredDraft | undefined {
  const state = editor.store.getState();
  const changes = changesOf(editor, state);
  if (changes.length === 0) return undefined;
  return { version: ownVersion(editor, state.loaded.layers.versions), changes, at: Date.now() };
}

function keyOf({ adapter, level }: Editor): string {
  return draftKey({ ...level, kind: adapter.kind.kind, name: adapter.name });
}
