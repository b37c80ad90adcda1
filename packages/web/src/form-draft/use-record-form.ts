import { type RefObject, useMemo, useRef, useState } from 'react';
import { z } from 'zod/mini';
import type { ApiFailure, ApiResult, ServerError } from '../api/api-result.ts';
import { faultWords } from '../phrases/faults.ts';
import { formsPhrases } from '../phrases/forms.ts';
import { say } from '../phrases/phrases.ts';
import { notify } from '../ui/notifications/notify.ts';
import { fieldRules, isSame, type MergeRules } from './merge-entries.ts';
import type { WordsOf } from './place-words.ts';
import {
  discarded,
  edited,
  keptOf,
  type Meeting,
  merged,
  openClashes,
  type RecordVersion,
  restored,
  type Side,
  startState,
  withSide,
} from './record-state.ts';
import { useFocusWrong } from './use-focus-wrong.ts';
import { type FormMemory, useFormMemory } from './use-form-memory.ts';
import { useLeaveQuestion } from './use-leave-question.ts';
import { useProblems } from './use-problems.ts';

export type RecordFormOptions<Entry, Saved> = {
  /** The form and its record: `location|pier`, `location|new`. */
  readonly name: string;
  /** The entry as this computer keeps it. */
  readonly schema: z.ZodMiniType<Entry>;
  /** The record as it was loaded; what a later render brings is not looked at. */
  readonly start: RecordVersion<Entry>;
  /** What is wrong, by field, in words. */
  readonly problemsOf: (entry: Entry) => ReadonlyMap<string, string>;
  /** The field that shows what the server says of `body.zip`; undefined where none does. */
  readonly fieldOf: (path: string, sent: Entry) => string | undefined;
  readonly wordsOf: WordsOf<Entry>;
  /** How two edits come together; by field, if nothing is said. */
  readonly rules?: MergeRules<Entry>;
  /** Undefined when the person decided otherwise. */
  readonly send: (entry: Entry, saved: RecordVersion<Entry>) => Promise<ApiResult<Saved> | undefined>;
  /** The record as somebody else saved it, after a 409. */
  readonly newerOf?: (body: unknown) => RecordVersion<Entry> | undefined;
  /** Says so, and refreshes what is cached. */
  readonly onSaved: (saved: Saved, sent: Entry) => Promise<void> | void;
  /** Where the person goes after saving. */
  readonly onDone?: (saved: Saved) => Promise<void> | void;
  /** For forms that stay open: the record as it was saved. */
  readonly savedAs?: (saved: Saved) => RecordVersion<Entry>;
  readonly failedText: string;
  /** What is said instead of showing refusals at fields. */
  readonly refusalText?: (errors: readonly ServerError[]) => string | undefined;
};

/** What a form and its notices need. */
export type RecordForm<Entry> = {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly isNew: boolean;
  readonly entry: Entry;
  readonly saved: Entry;
  /** Changes the entry; `fields` is where problems of it show, if not under the names of what changes. */
  readonly change: (part: Partial<Entry>, ...fields: readonly string[]) => void;
  /** The props of a text field. */
  readonly textAt: (field: string, value: string, write: (text: string) => Partial<Entry>) => TextProps;
  readonly errorOf: (field: string) => string | undefined;
  readonly problemCount: number;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly revision: number;
  readonly submit: () => Promise<void>;
  readonly memory: FormMemory;
  readonly meeting: Meeting<Entry> | null;
  readonly openClashes: readonly string[];
  readonly choose: (places: readonly string[], side: Side) => void;
  readonly wordsOf: WordsOf<Entry>;
};

type TextProps = {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
};

/** One record under edit. What was typed stays until it is saved or given up; what somebody else saved meanwhile is merged into it. */
export function useRecordForm<Entry extends object, Saved>(
  options: RecordFormOptions<Entry, Saved>,
): RecordForm<Entry> {
  const { name, schema, start, problemsOf, fieldOf, wordsOf } = options;
  const rules = options.rules ?? fieldRules<Entry>();
  const [state, setState] = useState(() => startState(start));
  const [isBusy, setBusy] = useState(false);
  const { entry, saved, meeting, revision } = state;
  const problems = problemsOf(entry);
  const checks = useProblems(problems);
  const { ref, focusWrong } = useFocusWrong();
  const isOver = useRef(false);
  const isSending = useRef(false);
  const isDirty = !isSame(entry, saved.entry);
  const kept = useMemo(() => keptOf(state), [state]);
  const clashes = openClashes(state);

  const memory = useFormMemory({
    name,
    isDirty,
    kept,
    parse: (found) => z.object({ base: schema, entry: schema }).safeParse(found).data,
    restore: (draft) => {
      setState((now) => restored(now, draft, rules));
      return [];
    },
    discard: () => {
      setState(discarded);
      checks.reset();
    },
  });
  const forget = () => {
    isOver.current = true;
    memory.forget();
  };
  const rebase = (newer: RecordVersion<Entry>) =>
    setState((now) => ({
      ...now,
      ...merged({ base: now.saved.entry, entry: now.entry }, newer, rules),
      revision: now.revision + 1,
    }));

  const settle = (result: ApiFailure | { readonly status: 'unchanged' }) => {
    const newer = result.status === 'conflict' ? options.newerOf?.(result.body) : undefined;
    if (newer) {
      rebase(newer);
      return focusWrong();
    }
    if (result.status === 'invalid') {
      const special = options.refusalText?.(result.errors);
      if (special !== undefined) return void notify.error(special);
      const words = checks.refuse(result.errors, (path) => fieldOf(path, entry));
      focusWrong();
      const isToldElsewhere = result.errors.length > 0 && words.length === 0;
      if (isToldElsewhere) return undefined;
      return void notify.error(words.join(' ') || options.failedText);
    }
    if (result.status === 'unauthorized' || result.status === 'cancelled') return undefined;
    return void notify.error(failureText(result, options.failedText));
  };
  const save = async (): Promise<Saved | undefined> => {
    if (isSending.current) return undefined;
    checks.showAll();
    if (problems.size > 0 || clashes.length > 0) {
      focusWrong();
      return undefined;
    }
    isSending.current = true;
    setBusy(true);
    const result = await options.send(entry, saved).finally(() => {
      isSending.current = false;
      setBusy(false);
    });
    if (result?.status !== 'ok') {
      if (result) settle(result);
      return undefined;
    }
    if (options.savedAs) {
      const next = options.savedAs(result.data);
      // What was typed while it was sent stays a change.
      setState((now) => ({ ...now, ...merged({ base: entry, entry: now.entry }, next, rules), meeting: null }));
      checks.reset();
    } else forget();
    await options.onSaved(result.data, entry);
    return result.data;
  };
  useLeaveQuestion({
    isUnsaved: () => isDirty && !isOver.current,
    isDirty,
    save: async () => (await save()) !== undefined,
    onLeave: forget,
  });

  const change = (part: Partial<Entry>, fields: readonly string[], isTyping = false) => {
    setState((now) => edited(now, { ...now.entry, ...part }, rules));
    for (const field of fields) checks.changed(field, isTyping);
  };
  return {
    ref,
    isNew: saved.ver === undefined,
    entry,
    saved: saved.entry,
    change: (part, ...fields) => change(part, fields.length > 0 ? fields : Object.keys(part)),
    textAt: (field, value, write) => ({
      value,
      onChange: (text) => change(write(text), [field], true),
      onBlur: () => checks.left(field),
      error: checks.errorOf(field),
    }),
    errorOf: checks.errorOf,
    problemCount: checks.count,
    isDirty,
    isBusy,
    revision,
    submit: async () => {
      const done = await save();
      if (done !== undefined) await options.onDone?.(done);
    },
    memory: { ...memory, forget },
    meeting,
    openClashes: clashes,
    choose: (places, side) =>
      setState((now) => places.reduce((before, place) => withSide(before, { place, side }, rules), now)),
    wordsOf,
  };
}

function failureText(result: ApiFailure | { readonly status: 'unchanged' }, otherwise: string): string {
  if (result.status === 'not-found') return say(formsPhrases, 'gone');
  if (result.status === 'forbidden') return faultWords(result.code ?? 'FORBIDDEN') ?? otherwise;
  if (result.status === 'failed') return faultWords(result.code) ?? otherwise;
  return otherwise;
}
