import { createContext, type ReactNode, useContext } from 'react';
import styles from './read-only.module.css';

const ReadOnlyContext = createContext(false);

type ReadOnlyProviderProps = { readonly isReadOnly: boolean; readonly children: ReactNode };

/** Says for everything below whether the person only looks on. */
export function ReadOnlyProvider({ isReadOnly, children }: ReadOnlyProviderProps) {
  return <ReadOnlyContext value={isReadOnly}>{children}</ReadOnlyContext>;
}

export function useIsReadOnly(): boolean {
  return useContext(ReadOnlyContext);
}

/** A way to an action that changes something: not there for a person who only looks on. */
export function LeadsToChange({ children }: { readonly children: ReactNode }) {
  return useIsReadOnly() ? null : children;
}

/** Fields and actions that change something: all of them are disabled for a person who only looks on. Links stay links. */
export function Changing({ children }: { readonly children: ReactNode }) {
  if (!useIsReadOnly()) return children;
  return (
    <fieldset className={styles.fence} disabled data-read-only>
      {children}
    </fieldset>
  );
}
