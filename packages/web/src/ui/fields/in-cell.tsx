import type { ReactNode } from 'react';
import styles from './in-cell.module.css';

/** A field in a cell of a table: the row and the column name it, so its label is only read aloud. */
export function InCell({ children }: { readonly children: ReactNode }) {
  return <div className={styles.cell}>{children}</div>;
}
