import type { ReactNode } from 'react';
import styles from './phone-line.module.css';

/** A line below a name, shown only on phones; wider screens show the same values in columns. */
export function PhoneLine({ children }: { readonly children: ReactNode }) {
  return <span className={styles.line}>{children}</span>;
}
