import { useRef, useState } from 'react';
import { type Amount, type AmountFault, readAmount } from '../../fields/amount.ts';

type CellTypingOptions = {
  readonly isSigned: boolean;
  readonly onRead: (value: Amount) => void;
  /** A text that is no amount was left; the value that the cell held before stays. */
  readonly onRefused: (text: string, fault: AmountFault) => void;
};

/** The text that is being typed into a cell, and its outcome. */
export function useCellTyping({ isSigned, onRead, onRefused }: CellTypingOptions) {
  const [draft, setShownDraft] = useState<string | null>(null);
  /** The same at once: leaving the field must not take over a text that a key has just taken over. */
  const typed = useRef<string | null>(null);
  const setDraft = (text: string | null) => {
    typed.current = text;
    setShownDraft(text);
  };
  const read = (text: string) => readAmount(text, { isSigned });

  /** Whether the text could be taken over; otherwise it is still being typed. */
  const commit = (): boolean => {
    if (typed.current === null) return true;
    const found = read(typed.current);
    if ('fault' in found) return false;
    setDraft(null);
    onRead(found.value);
    return true;
  };
  const leave = () => {
    const text = typed.current;
    if (text === null || commit()) return;
    const found = read(text);
    setDraft(null);
    if ('fault' in found) onRefused(text, found.fault);
  };
  const shown = draft === null ? null : read(draft);
  return {
    draft,
    fault: shown !== null && 'fault' in shown ? shown.fault : null,
    type: setDraft,
    giveUp: () => setDraft(null),
    commit,
    leave,
  };
}
