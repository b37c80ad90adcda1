import type { VersionedRecord } from '@servery/contract';
import {
  applyChanges,
  type Change,
  diff,
  findByPath,
  type Json,
  type JsonObject,
  type Path,
  type Problem,
  pathKey,
} from '@servery/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DocumentAdapter } from '../document/document-adapter.ts';
import type { DocumentLevel } from '../document/document-level.ts';
import { type LoadedDocument, ownChanges } from '../document/load-document.ts';
import { withValue } from '../document/path-value.ts';
import { levelNow } from './level-now.ts';

type Step = { readonly draft: JsonObject; readonly key: string | null; readonly at: number };

/** Something the server refused: the place as it spells it, and why. */
export type Refusal = { readonly path: string; readonly message: string };

export type DraftState = {
  readonly loaded: LoadedDocument;
  /** The version that others saved while the draft was edited: it waits until the draft is merged with it, saved or discarded. */
  readonly newer: LoadedDocument | null;
  readonly draft: JsonObject;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  readonly problems: readonly Problem[];
  readonly refusals: readonly Refusal[];
  readonly isSaving: boolean;
  /** The others who have unsaved changes here. */
  readonly others: readonly OtherPerson[];
  /** As the server names them and their places together. */
  readonly othersKey: string;
  /** The draft was found on this computer; milliseconds since 1970. */
  readonly storedSince: number | null;
};

export type OtherPerson = {
  readonly userId: string;
  readonly name: string;
  readonly since: string;
  /** The entity or section that they changed last. */
  readonly place: Path | null;
};

/** One document at one level, with its draft. */
export type Editor = {
  readonly adapter: DocumentAdapter;
  readonly level: DocumentLevel;
  readonly store: StoreApi<DraftState>;
};

/** Edits within so many milliseconds at one place are one step of undo. */
const oneStep = 1000;
const stepsKept = 200;

export function createEditor(adapter: DocumentAdapter, level: DocumentLevel, loaded: LoadedDocument): Editor {
  const store = createStore<DraftState>(() => pristine(loaded));
  const editor = { adapter, level, store };
  store.subscribe((state, before) => {
    if (state.draft !== before.draft) checkSoon(editor);
  });
  return editor;
}

function pristine(loaded: LoadedDocument) {
  return {
    loaded,
    newer: null,
    draft: loaded.saved,
    past: [],
    future: [],
    problems: [],
    refusals: [],
    isSaving: false,
    others: [],
    othersKey: '',
    storedSince: null,
  };
}

const held = new WeakMap<JsonObject, { readonly draft: JsonObject; readonly changes: readonly Change[] }>();

/** The changes of the draft against the saved document. */
export function changesOf({ adapter }: Editor, { loaded, draft }: Pick<DraftState, 'loaded' | 'draft'>) {
  const known = held.get(loaded.saved);
  if (known?.draft === draft) return known.changes;
  const changes = diff(loaded.saved, draft, adapter.kind.identifiers);
  held.set(loaded.saved, { draft, changes });
  return changes;
}

/** Takes a new state of the document into the draft. `key`: edits in a row with one key are one step of undo. */
export function replaceDraft(editor: Editor, draft: JsonObject, key: string | null = null): void {
  const now = Date.now();
  editor.store.setState((state) => {
    if (draft === state.draft) return state;
    const last = state.past.at(-1);
    const isSameStep = key !== null && last?.key === key && now - last.at < oneStep;
    const step = { draft: isSameStep ? last.draft : state.draft, key, at: now };
    const past = isSameStep ? [...state.past.slice(0, -1), step] : [...state.past.slice(-stepsKept), step];
    return { draft, past, future: [], refusals: [] };
  });
}

export function setValue(editor: Editor, path: Path, value: Json | undefined): void {
  const { draft } = editor.store.getState();
  if (findByPath(draft, path) !== value) replaceDraft(editor, withValue(draft, path, value), pathKey(path));
}

/** A place takes back the inherited value. */
export function revertToInherited(editor: Editor, path: Path): void {
  const { draft, loaded } = editor.store.getState();
  replaceDraft(editor, withValue(draft, path, findByPath(loaded.parent, path)));
}

/** OV-19: sections, or parts of them such as `printing.printers`, as the level inherits them. */
export function revertSectionsToBase(editor: Editor, sections: readonly string[]): void {
  replaceSections(editor, sections, editor.store.getState().loaded.parent);
}

/** OV-20: sections as they were last loaded. */
export function revertSectionsToLoaded(editor: Editor, sections: readonly string[]): void {
  replaceSections(editor, sections, editor.store.getState().loaded.saved);
}

function replaceSections(editor: Editor, sections: readonly string[], source: JsonObject): void {
  const { draft } = editor.store.getState();
  const paths = sections.map((section) => section.split('.'));
  replaceDraft(
    editor,
    paths.reduce((next, path) => withValue(next, path, findByPath(source, path)), draft),
  );
}

/** Makes changes in the draft; answers those that have no target. */
export function changeDraft(editor: Editor, changes: readonly Change[]): readonly Change[] {
  const { document, orphans } = applyChanges(editor.store.getState().draft, changes);
  replaceDraft(editor, document);
  return orphans;
}

export function undo(editor: Editor): void {
  editor.store.setState(({ draft, past, future }) => {
    const step = past.at(-1);
    if (step === undefined) return {};
    return { draft: step.draft, past: past.slice(0, -1), future: [{ ...step, draft }, ...future] };
  });
}

export function redo(editor: Editor): void {
  editor.store.setState(({ draft, past, future }) => {
    const [step, ...rest] = future;
    if (step === undefined) return {};
    return { draft: step.draft, past: [...past, { ...step, draft, at: 0 }], future: rest };
  });
}

export function discard(editor: Editor): void {
  editor.store.setState(({ loaded, newer, others, othersKey }) => ({
    ...pristine(newer ?? loaded),
    others,
    othersKey,
  }));
  checkSoon(editor);
}

/** The document as it is on the server now. A draft with changes is laid over it, unless this level itself was saved: then it waits. */
export function receive(editor: Editor, loaded: LoadedDocument): void {
  const state = editor.store.getState();
  if (loaded === state.loaded) return;
  const changes = changesOf(editor, state);
  if (changes.length === 0) {
    editor.store.setState({ loaded, newer: null, draft: loaded.saved, past: [], future: [] });
    return;
  }
  if (ownVersion(editor, loaded.layers.versions) !== ownVersion(editor, state.loaded.layers.versions)) {
    editor.store.setState({ newer: loaded });
    return;
  }
  editor.store.setState({ loaded, draft: applyChanges(loaded.saved, changes).document, past: [], future: [] });
}

/** The counter that a save of this level raises (VR-09 to VR-12); 0: nothing is saved yet. */
export function ownVersion({ level }: Pick<Editor, 'level'>, { ver, overrideVer }: VersionedRecord): number {
  return level.kind === 'company' ? ver : (overrideVer ?? 0);
}

/** A draft was saved: it is now the current document. The draft itself stays, for it may have gone on. */
export function markSaved(editor: Editor, versions: VersionedRecord, draft: JsonObject): LoadedDocument {
  const state = editor.store.getState();
  const isCompany = editor.level.kind === 'company';
  const layers = isCompany
    ? { ...state.loaded.layers, versions, base: draft }
    : { ...state.loaded.layers, versions, own: ownChanges(editor.adapter, state.loaded, draft) };
  const base = isCompany ? { base: draft, parent: draft, unsavedModules: [] } : {};
  const loaded = { ...state.loaded, ...base, layers, stored: draft, saved: draft, notices: [], cleaned: [] };
  editor.store.setState({ loaded, newer: null, past: [], future: [], refusals: [], storedSince: null });
  return loaded;
}

const checks = new WeakMap<Editor['store'], () => void>();

/** Checks after a pause in editing, and long lists while the browser rests, since a menu is large. */
export function checkSoon(editor: Editor): void {
  const { adapter, store } = editor;
  checks.get(store)?.();
  let stop: () => void = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    const finish = () => void checkNow(editor);
    if (adapter.prepareCheck === undefined) return finish();
    stop = adapter.prepareCheck(store.getState().draft, finish);
  }, 150);
  checks.set(store, () => stop());
}

/** Where problems of the draft count: in the company's own document, or below it. */
export function levelOf({ level }: Pick<Editor, 'level'>): 'company' | 'below' {
  return level.kind === 'company' ? 'company' : 'below';
}

export function checkNow({ adapter, level, store }: Editor): readonly Problem[] {
  const { draft, loaded } = store.getState();
  const { withheld } = loaded.layers;
  const problems = adapter.kind
    .check(draft, levelNow(level, Date.now()))
    .filter(({ path }) => !withheld.includes(String(path[0])));
  store.setState({ problems });
  return problems;
}
