import { autocompletion, closeBrackets } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { bracketMatching, defaultHighlightStyle, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { cssProblems } from '@servery/domain';
import { useEffect, useRef } from 'react';
import styles from './online-design.module.css';

type CssEditorProps = {
  readonly labelId: string;
  readonly value: string;
  readonly onChange: (css: string) => void;
  readonly isReadOnly: boolean;
};

/** CSS with line numbers, colors, completion, and a mark where something cannot be used. Tab leaves it. */
export function CssEditor({ labelId, value, onChange, isReadOnly }: CssEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  useEffect(() => {
    if (!place.current) return;
    const editor = new EditorView({
      parent: place.current,
      doc: latest.current.value,
      extensions: [...editing, ownedBy(labelId, isReadOnly), tellChanges((text) => latest.current.onChange(text))],
    });
    view.current = editor;
    return () => editor.destroy();
  }, [labelId, isReadOnly]);
  // Undo of the draft, a revert, somebody else's save: the text follows.
  useEffect(() => {
    const editor = view.current;
    const text = editor?.state.doc.toString();
    if (editor && text !== value) editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);
  return <div className={styles.editor} ref={place} data-inherited={isReadOnly || undefined} />;
}

/** The usual colors of code, in those of the console: readable in either theme. */
const inHouse: Readonly<Record<string, string>> = {
  '#708': 'var(--group)',
  '#219': 'var(--here)',
  '#164': 'var(--here)',
  '#a11': 'var(--good)',
  '#167': 'var(--accent-text)',
  '#085': 'var(--accent-text)',
  '#940': 'var(--text-3)',
  '#f00': 'var(--bad)',
};
const colors = HighlightStyle.define(
  defaultHighlightStyle.specs.map((spec) => ({
    ...spec,
    ...(spec.color && { color: inHouse[spec.color] ?? 'inherit' }),
  })),
);

const editing: readonly Extension[] = [
  lineNumbers(),
  history(),
  bracketMatching(),
  closeBrackets(),
  autocompletion(),
  css(),
  syntaxHighlighting(colors),
  lintGutter(),
  linter(({ state }) => cssProblems(state.doc.toString()).map(diagnostic)),
  keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
  EditorView.lineWrapping,
];

function diagnostic({ from, to, message }: ReturnType<typeof cssProblems>[number]): Diagnostic {
  return { from, to, message, severity: 'error' };
}

function ownedBy(labelId: string, isReadOnly: boolean): Extension {
  const attributes = { 'aria-labelledby': labelId, 'aria-readonly': String(isReadOnly) };
  return [EditorView.contentAttributes.of(attributes), EditorState.readOnly.of(isReadOnly)];
}

function tellChanges(onChange: (text: string) => void): Extension {
  return EditorView.updateListener.of(({ docChanged, state }) => {
    if (docChanged) onChange(state.doc.toString());
  });
}
