import { createContext, useContext } from 'react';

export const CloseChain = createContext<() => void>(() => undefined);

/** Closes the chain of values around a component, for a button that opens something in its place. */
export function useCloseChain(): () => void {
  return useContext(CloseChain);
}
