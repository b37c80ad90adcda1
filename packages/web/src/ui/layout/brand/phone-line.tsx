import type { ReactNode } from 'react';
import styles from './phone-line.module.css';

/** A line below a name, on phones alone: what wider screens have in columns of their own. */
export function PhoneLine({ children }: { readonly children: ReactNode }) {
  return <span className={styles.line}>{children}</span>;
}
