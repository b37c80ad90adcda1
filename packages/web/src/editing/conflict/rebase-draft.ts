import { applyChanges, type Change, type Clash, rebase, resolveClashes, type Side } from '@servery/domain';
import type { SavedMeanwhile } from '../document/document-wire.ts';
import type { LoadedDocument } from '../document/load-document.ts';
import { changesOf, type Editor } from '../draft/draft-store.ts';

/** My draft against what others saved meanwhile. */
export type Rebasing = {
  readonly meanwhile: SavedMeanwhile;
  readonly clashes: readonly Clash[];
  /** Mine that clash with nothing. */
  readonly changes: readonly Change[];
};

export function compareWithSaved(
  editor: Editor,
  meanwhile: SavedMeanwhile,
  mine = changesOf(editor, editor.store.getState()),
): Rebasing {
  return { meanwhile, ...rebase(mine, meanwhile.changes) };
}

/** Puts the draft on top of what others saved; clashes end as chosen. Nothing of either side is lost. */
export function settleDraft(editor: Editor, rebasing: Rebasing, choose: (clash: Clash) => Side): void {
  settleOn(editor, withSaved(editor, rebasing.meanwhile), { rebasing, choose });
}

interface Settlement {
  readonly rebasing: Rebasing;
  readonly choose: (clash: Clash) => Side;
}

/** The same on a document that was loaded already. */
export function settleOn(
  editor: Editor,
  loaded: LoadedDocument,
  { rebasing: { clashes, changes }, choose }: Settlement,
): void {
  const settled = [...changes, ...resolveClashes(clashes, choose)];
  const { document: draft } = applyChanges(loaded.saved, settled);
  editor.store.setState({ loaded, newer: null, draft, past: [], future: [] });
}

function withSaved(editor: Editor, meanwhile: SavedMeanwhile): LoadedDocument {
  const { loaded } = editor.store.getState();
  const saved = applyChanges(loaded.saved, meanwhile.changes).document;
  const stored = applyChanges(loaded.stored, meanwhile.changes).document;
  const { layers } = loaded;
  const isCompany = editor.level.kind === 'company';
  const base = isCompany ? applyChanges(layers.base, meanwhile.changes).document : layers.base;
  const versions = isCompany
    ? { ...layers.versions, ver: meanwhile.ver }
    : { ...layers.versions, overrideVer: meanwhile.ver };
  const whole = isCompany ? { base: saved, parent: saved } : {};
  return { ...loaded, ...whole, stored, saved, layers: { ...layers, versions, base } };
}
