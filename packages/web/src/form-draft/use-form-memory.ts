import { useEffect, useRef, useState } from 'react';
import { onPageLeaving } from '../session/page-leaving.ts';
import { useSession } from '../session/session-store.ts';
import { forgetForm, formKey, keepForm, recallForm } from './form-memory.ts';

type MemoryParts<Kept> = {
  /** The form and its record: `location|pier`, `location|new`. */
  readonly name: string;
  readonly isDirty: boolean;
  /** What would be kept now. */
  readonly kept: Kept;
  /** Undefined for what an earlier version of the console kept differently. */
  readonly parse: (found: unknown) => Kept | undefined;
  /** Brings it back over what is saved now. Answers what clashes. */
  readonly restore: (kept: Kept) => readonly string[];
  readonly discard: () => void;
};

export type FormMemory = {
  /** Set while the form shows a draft of an earlier visit. */
  readonly restored: { readonly clashes: readonly string[] } | null;
  readonly discard: () => void;
  /** It was saved, or given up: nothing of it is kept. */
  readonly forget: () => void;
};

const restMs = 300;

/** Keeps an unsaved form on this computer, for this person: it survives a reload, a time-out and a closed window. */
export function useFormMemory<Kept>({ name, isDirty, kept, parse, restore, discard }: MemoryParts<Kept>): FormMemory {
  const key = formKey(useSession(), name);
  const [restored, setRestored] = useState<FormMemory['restored']>(null);
  const [isRecalled, setRecalled] = useState(false);
  const now = useRef({ key, isDirty, kept, parse, restore, isRecalled, isOver: false });
  now.current = { ...now.current, isDirty, kept, parse, restore, isRecalled };

  useEffect(() => {
    let isGone = false;
    const recall = async () => {
      const found = now.current.parse(await recallForm(key));
      if (isGone) return;
      if (found !== undefined && !now.current.isDirty) setRestored({ clashes: now.current.restore(found) });
      setRecalled(true);
    };
    recall().catch((error: unknown) => console.error(error));
    const write = () => {
      if (now.current.isDirty || now.current.isRecalled) writeForm(now.current);
    };
    const stop = onPageLeaving(write);
    return () => {
      isGone = true;
      stop();
      write();
    };
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: written again whenever what is kept changes
  useEffect(() => {
    if (!isRecalled) return undefined;
    if (!isDirty) setRestored(null);
    const timer = setTimeout(() => writeForm(now.current), restMs);
    return () => clearTimeout(timer);
  }, [kept, isDirty, isRecalled]);

  return {
    restored,
    discard: () => {
      discard();
      setRestored(null);
    },
    forget: () => {
      now.current.isOver = true;
      void forgetForm(key);
    },
  };
}

type Written = { readonly key: string; readonly isDirty: boolean; readonly kept: unknown; readonly isOver: boolean };

function writeForm({ key, isDirty, kept, isOver }: Written): void {
  if (isOver) return;
  void (isDirty ? keepForm(key, kept) : forgetForm(key));
}
