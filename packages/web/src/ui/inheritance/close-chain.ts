import { createContext, useContext } from 'react';

export const CloseChain = createContext<() => void>(() => undefined);

/** Closes the chain of values that this stands in, for what opens something in its place. */
export function useCloseChain(): () => void {
  return useContext(CloseChain);
}
