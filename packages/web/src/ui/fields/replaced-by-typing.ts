import type { SyntheticEvent } from 'react';

/** Handlers of a searchable select whose field shows the chosen option: that text is selected, so that typing searches instead of adding to it. */
export function replacedByTyping(chosen: string | undefined) {
  const select = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (currentTarget.value === chosen) currentTarget.select();
  };
  // A press places the caret after the focus has come.
  return { onFocus: select, onClick: select };
}
