import { useSessionStore } from '../../session/session-store.ts';
import type { DocumentAdapter } from '../document/document-adapter.ts';
import type { DocumentLevel } from '../document/document-level.ts';
import { documentKey } from '../document/document-query.ts';
import type { LoadedDocument } from '../document/load-document.ts';
import { keepDraft } from '../draft/draft-memory.ts';
import { changesOf, createEditor, type Editor } from '../draft/draft-store.ts';
import { restoreDraft } from '../saving/restore-draft.ts';

/** Editors stay open between the screens of one document, so that its draft is one. */
const open = new Map<string, { readonly editor: Editor; readonly stop: () => void }>();
const kept = 3;

/** The editor of a document at a level, with the draft that it had. */
export function openEditor(adapter: DocumentAdapter, level: DocumentLevel, loaded: LoadedDocument): Editor {
  const { userId, canSave, canSaveCompany, permissions } = level;
  const key = JSON.stringify([userId, ...documentKey(adapter, level), canSave, canSaveCompany, permissions]);
  const known = open.get(key);
  if (known) {
    open.delete(key);
    open.set(key, known);
    return known.editor;
  }
  const editor = createEditor(adapter, level, loaded);
  open.set(key, { editor, stop: keepDraft(editor, restoreDraft(editor)) });
  closeOldest();
  return editor;
}

/** Those without changes go first; a draft that goes is on this computer still. */
function closeOldest(): void {
  if (open.size <= kept) return;
  const entries = [...open].slice(0, -1);
  const [key, { stop }] = entries.find(([, { editor }]) => changesOf(editor, editor.store.getState()).length === 0) ??
    entries[0] ?? ['', { stop: () => undefined }];
  stop();
  open.delete(key);
}

/** SE-15: forgets every editor; their drafts are on this computer, for the person who made them. */
export function closeEditors(): void {
  for (const { stop } of open.values()) stop();
  open.clear();
}

useSessionStore.subscribe(({ session }) => {
  if (session === null) closeEditors();
});
