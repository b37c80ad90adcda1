import { useEffect, useRef, useState } from 'react';
import { onPageLeaving } from '../session/local-drafts.ts';
import { useSession } from '../session/session-store.ts';
import { formKey, storedForms } from './form-memory.ts';

type MemoryParts<Kept> = {
  /** The form and its record: `location|pier`, `location|new`. */
  readonly name: string;
  readonly isDirty: boolean;
  /** The entry that would be kept now. */
  readonly kept: Kept;
  /** Undefined for a draft that an earlier version of the console stored differently. */
  readonly parse: (found: unknown) => Kept | undefined;
  /** Brings it back over the saved values. Answers the clashes. */
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
  const now = useRef({ key, isDirty, kept, parse, restore, isRecalled, isUnread: false, isOver: false });
  now.current = { ...now.current, isDirty, kept, parse, restore, isRecalled };

  useEffect(() => {
    let isGone = false;
    const recall = async () => {
      const read = await storedForms.read(key).catch(() => {
        now.current.isUnread = true;
      });
      const found = now.current.parse(read);
      if (isGone) return;
      if (found !== undefined && !now.current.isDirty) setRestored({ clashes: now.current.restore(found) });
      setRecalled(true);
    };
    recall().catch((error: unknown) => console.error(error));
    const isSettled = () => now.current.isDirty || now.current.isRecalled;
    const stop = onPageLeaving(() => isSettled() && writeForm(now.current, storedForms.writeLeaving));
    return () => {
      isGone = true;
      stop();
      if (isSettled()) writeForm(now.current, writeQuietly);
    };
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: written again whenever the stored values change
  useEffect(() => {
    if (!isRecalled) return undefined;
    if (!isDirty) setRestored(null);
    const timer = setTimeout(() => writeForm(now.current, writeQuietly), restMs);
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
      writeQuietly(key, undefined);
    },
  };
}

type WrittenForm = {
  readonly key: string;
  readonly isDirty: boolean;
  readonly kept: unknown;
  readonly isOver: boolean;
  /** Reading failed: a kept form must not be removed unseen. */
  isUnread: boolean;
};

function writeForm(form: WrittenForm, write: (key: string, value: unknown) => void): void {
  const { key, isDirty, kept, isOver, isUnread } = form;
  if (isOver || (isUnread && !isDirty)) return;
  form.isUnread = false;
  write(key, isDirty ? kept : undefined);
}

/** A browser may forbid storage; then nothing is kept. */
function writeQuietly(key: string, value: unknown): void {
  storedForms.write(key, value).catch(() => undefined);
}
