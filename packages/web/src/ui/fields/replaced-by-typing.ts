import type { SyntheticEvent } from 'react';
import { enterTakes } from './enter-takes.ts';

/** Handlers of a searchable select whose field shows the chosen option: that text is selected, so that typing searches instead of adding to it, and Enter takes the choice that was found. */
export function replacedByTyping(chosen: string | undefined) {
  const select = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (currentTarget.value === chosen) currentTarget.select();
  };
  // A press places the caret after the focus has come.
  return { onFocus: select, onClick: select, ...enterTakes(chosen) };
}
