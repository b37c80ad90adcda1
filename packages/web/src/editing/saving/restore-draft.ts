import { applyChanges, changesOutside } from '@servery/domain';
import { askAboutClashes } from '../conflict/clash-store.ts';
import { compareWithSaved, settleDraft } from '../conflict/rebase-draft.ts';
import { readChangesSince } from '../document/configuration-calls.ts';
import { recallDraft, type StoredDraft } from '../draft/draft-memory.ts';
import { changesOf, checkNow, type Editor, ownVersion } from '../draft/draft-store.ts';

/** Brings back the draft that this computer keeps, re-based on the changes saved since; undo leads to the saved version. */
export async function restoreDraft(editor: Editor): Promise<void> {
  const recalled = await recallDraft(editor);
  const state = editor.store.getState();
  const { withheld } = state.loaded.layers;
  const kept = recalled && { ...recalled, changes: changesOutside(recalled.changes, withheld).readable };
  if (kept === undefined || kept.changes.length === 0 || changesOf(editor, state).length > 0) return;
  const { document } = applyChanges(state.loaded.saved, kept.changes);
  const standing = ownVersion(editor, state.loaded.layers.versions);
  if (kept.version !== standing && (await restoreOnNewer(editor, kept))) return;
  editor.store.setState({ draft: document, storedSince: kept.at });
  stepBackToSaved(editor);
  checkNow(editor);
}

function stepBackToSaved(editor: Editor): void {
  const state = editor.store.getState();
  if (changesOf(editor, state).length === 0) return;
  editor.store.setState({ past: [{ draft: state.loaded.saved, key: null, at: 0 }], future: [] });
}

/** Others saved since: their values and mine where both are about one place. Answers whether it dealt with the draft. */
async function restoreOnNewer(editor: Editor, kept: StoredDraft): Promise<boolean> {
  const { loaded } = editor.store.getState();
  const { adapter, level } = editor;
  const asked = { adapter, level, documentId: loaded.layers.versions.id };
  const answer = await readChangesSince(asked, kept.version, ownVersion(editor, loaded.layers.versions));
  if (answer.status !== 'ok') return false;
  const meanwhile = answer.data;
  const rebasing = compareWithSaved(editor, meanwhile, kept.changes);
  if (rebasing.clashes.length === 0) return false;
  editor.store.setState({ draft: applyChanges(loaded.saved, kept.changes).document, storedSince: kept.at });
  stepBackToSaved(editor);
  const choose = await askAboutClashes(editor, rebasing);
  if (choose === null) return true;
  settleDraft(editor, { ...rebasing, meanwhile: { ...meanwhile, changes: [] } }, choose);
  stepBackToSaved(editor);
  return true;
}
