import { useEffect, useRef, useState } from 'react';

const wrong = '[aria-invalid="true"], [data-undecided] input';

/** Puts the focus where something has to be put right, once it is drawn. */
export function useFocusWrong() {
  const ref = useRef<HTMLFormElement>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round > 0) ref.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [round]);
  return { ref, focusWrong: () => setRound((before) => before + 1) };
}
