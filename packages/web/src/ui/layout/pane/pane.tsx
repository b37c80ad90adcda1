import { Fragment, type ReactNode } from 'react';
import { KeyHint } from '../../actions/key-hint.tsx';
import { Toolbar } from '../toolbar.tsx';
import styles from './pane.module.css';

type PaneProps = { readonly header: ReactNode; readonly children: ReactNode };

/** A screen under its header whose own parts scroll: a list, a matrix, tabs. */
export function Pane({ header, children }: PaneProps) {
  return (
    <div className={styles.pane}>
      <div className={styles.head}>{header}</div>
      {children}
    </div>
  );
}

/** Where a pane says that it loads, that something failed or that there is nothing; no room without words. */
export function PaneMessage({ children }: { readonly children: ReactNode }) {
  return <div className={styles.message}>{children}</div>;
}

/** The line of search and filters over a list. */
export function PaneTools({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.tools}>
      <Toolbar label={label}>{children}</Toolbar>
    </div>
  );
}

type PaneFootProps = {
  readonly children: ReactNode;
  /** Keys and their actions: `['J K', 'Move']`. Not shown where there is no keyboard. */
  readonly keys?: readonly (readonly [keys: string, deed: string])[];
  readonly end?: ReactNode;
};

/** The totals of a list, and its keys. */
export function PaneFoot({ children, keys = [], end }: PaneFootProps) {
  return (
    <footer className={styles.foot}>
      {children}
      {keys.length > 0 && (
        <span className={`${styles.end} ${styles.keys}`}>
          {keys.map(([caps, deed]) => (
            <Fragment key={caps}>
              {caps.split(' ').map((cap) => (
                <KeyHint key={cap}>{cap}</KeyHint>
              ))}
              {deed}
            </Fragment>
          ))}
        </span>
      )}
      {end && <span className={styles.end}>{end}</span>}
    </footer>
  );
}
