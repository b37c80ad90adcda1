import type { VersionedRecord } from '@servery/contract';
import { applyChanges, type Change, type Clash, diff, rebase, resolveClashes, type Side } from '@servery/domain';
import type { SavedMeanwhile } from '../document/document-wire.ts';
import { type LoadedDocument, ownChanges } from '../document/load-document.ts';
import { changesOf, type Editor } from '../draft/draft-store.ts';

/** My draft against the changes that others saved since the versions it was made against. */
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

/** Puts the draft on top of the saves of others; clashes end as chosen. Nothing of either side is lost. */
export function settleDraft(editor: Editor, rebasing: Rebasing, choose: (clash: Clash) => Side): void {
  settleOn(editor, withSaved(editor, rebasing.meanwhile), { rebasing, choose });
}

interface Settlement {
  readonly rebasing: Rebasing;
  readonly choose: (clash: Clash) => Side;
}

/** So many steps can still be undone afterwards. */
const stepsKept = 20;

/** The same on a document that was loaded already. Earlier steps of the draft can still be undone, each on top of the changes that others saved. */
export function settleOn(editor: Editor, loaded: LoadedDocument, { rebasing, choose }: Settlement): void {
  const { loaded: before, past } = editor.store.getState();
  const onTop = ({ changes, clashes }: Pick<Rebasing, 'changes' | 'clashes'>) =>
    applyChanges(loaded.saved, [...changes, ...resolveClashes(clashes, choose)]).document;
  const steps = past.slice(-stepsKept).map((step) => {
    const mine = diff(before.saved, step.draft, editor.adapter.kind.identifiers);
    return { ...step, draft: onTop(rebase(mine, rebasing.meanwhile.changes)) };
  });
  editor.store.setState({ loaded, newer: null, draft: onTop(rebasing), past: steps, future: [] });
}

/** The loaded document, with the changes that others saved since. @param record the versions now, where they are known */
export function withSaved(editor: Editor, meanwhile: SavedMeanwhile, record?: VersionedRecord): LoadedDocument {
  const { loaded } = editor.store.getState();
  const saved = applyChanges(loaded.saved, meanwhile.changes).document;
  const stored = applyChanges(loaded.stored, meanwhile.changes).document;
  const { layers } = loaded;
  const isCompany = editor.level.kind === 'company';
  const base = isCompany ? applyChanges(layers.base, meanwhile.changes).document : layers.base;
  const versions = record ?? {
    ...layers.versions,
    ...(isCompany ? { ver: meanwhile.ver } : { overrideVer: meanwhile.ver }),
  };
  const whole = isCompany ? { base: saved, parent: saved } : {};
  const own = isCompany ? layers.own : ownChanges(editor.adapter, loaded, saved);
  return { ...loaded, ...whole, stored, saved, layers: { ...layers, versions, base, own } };
}
