import { useDeferredValue } from 'react';

/** About as many rows as a screen is high. */
const screenful = 30;

/** The first rows of a table as it opens; all of them in the render after it, which a key or a press interrupts. */
export function useFirstRows<Row>(rows: readonly Row[], first = screenful): readonly Row[] {
  const isWhole = useDeferredValue(true, false);
  return isWhole ? rows : rows.slice(0, first);
}
