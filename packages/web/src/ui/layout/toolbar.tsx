import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

type ToolbarProps = { readonly label: string; readonly children: ReactNode; readonly end?: ReactNode };

/** One line of controls over a list: search and filters at the left, views at the right. */
export function Toolbar({ label, children, end }: ToolbarProps) {
  return (
    <search className={styles.toolbar} aria-label={label}>
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </search>
  );
}
