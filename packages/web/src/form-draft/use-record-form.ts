import { useEffect, useMemo, useRef, useState } from 'react';
import { z } from 'zod/mini';
import { loadMessages } from '../ui/load-messages.ts';
import { fieldRules, isSame } from './merge-entries.ts';
import type { RecordForm, RecordFormOptions } from './record-form-types.ts';
import {
  afterSave,
  discarded,
  edited,
  keptOf,
  openClashes,
  rebased,
  restored,
  startState,
  withSides,
} from './record-state.ts';
import { useFocusWrong } from './use-focus-wrong.ts';
import { useFormMemory } from './use-form-memory.ts';
import { useLeaveQuestion } from './use-leave-question.ts';
import { useProblems } from './use-problems.ts';
import { useSaving } from './use-saving.ts';

/** One record under edit. Typed values stay until they are saved or discarded; a newer save of somebody else is merged into them. */
export function useRecordForm<Entry extends object, Saved>(
  options: RecordFormOptions<Entry, Saved>,
): RecordForm<Entry> {
  const { schema, rules = fieldRules<Entry>() } = options;
  const [state, setState] = useState(() => startState(options.start));
  const { entry, saved, conflict, revision } = state;
  const problems = options.problemsOf(entry);
  const checks = useProblems(problems);
  const { ref, focusWrong } = useFocusWrong();
  const isOver = useRef(false);
  const isDirty = !isSame(entry, saved.entry);
  const clashes = openClashes(state);
  useEffect(loadMessages, []);

  const memory = useFormMemory({
    name: options.name,
    isDirty,
    kept: useMemo(() => keptOf(state), [state]),
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
  const { isBusy, save } = useSaving<Entry, Saved>({
    options,
    state,
    isStopped: () => {
      checks.showAll();
      const isStopped = problems.size > 0 || clashes.length > 0;
      if (isStopped) focusWrong();
      return isStopped;
    },
    onSaved: (record, sent) => {
      if (!options.savedAs) return forget();
      const next = options.savedAs(record);
      setState((now) => afterSave(now, { sent, next }, rules));
      checks.reset();
    },
    onNewer: (newer) => {
      setState((now) => rebased(now, newer, rules));
      focusWrong();
    },
    onRefused: (errors, sent) => {
      focusWrong();
      return checks.refuse(errors, (path) => options.fieldOf(path, sent));
    },
  });
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
    memory,
    conflict,
    openClashes: clashes,
    choose: (places, side) => setState((now) => withSides(now, { places, side }, rules)),
    wordsOf: options.wordsOf,
  };
}
