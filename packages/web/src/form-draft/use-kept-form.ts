import { useRef } from 'react';
import { z } from 'zod/mini';
import { fieldRules } from './merge-entries.ts';
import { type FormMemory, useFormMemory } from './use-form-memory.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

type KeptFormParts<Entry> = {
  readonly name: string;
  readonly schema: z.ZodMiniType<Entry>;
  /** What is saved. */
  readonly base: Entry;
  /** What stands in the form. */
  readonly entry: Entry;
  readonly isDirty: boolean;
  readonly setEntry: (entry: Entry) => void;
};

/** A form of one record: kept on this computer until it is saved or left; leaving it asks. */
export function useKeptForm<Entry extends object>(parts: KeptFormParts<Entry>): FormMemory {
  const { name, schema, base, entry, isDirty, setEntry } = parts;
  const isOver = useRef(false);
  const memory = useFormMemory({
    name,
    isDirty,
    kept: { base, entry },
    parse: (found) => z.object({ base: schema, entry: schema }).safeParse(found).data,
    restore: (kept) => {
      const merged = fieldRules<Entry>().merge({ base: kept.base, mine: kept.entry, theirs: base });
      setEntry(merged.entry);
      return merged.clashes;
    },
    discard: () => setEntry(base),
  });
  const forget = () => {
    isOver.current = true;
    memory.forget();
  };
  useLeaveQuestion({ isUnsaved: () => isDirty && !isOver.current, isDirty, onLeave: forget });
  return { ...memory, forget };
}
