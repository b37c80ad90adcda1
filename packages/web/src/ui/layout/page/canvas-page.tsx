import type { ReactNode } from 'react';
import styles from './canvas-page.module.css';

type CanvasPageProps = {
  readonly header: ReactNode;
  /** The form: a column that scrolls separately. */
  readonly children: ReactNode;
  readonly canvas: ReactNode;
};

/** A screen that edits its drawing: the form at the left, the drawing as large as the window allows; below each other on a phone. */
export function CanvasPage({ header, children, canvas }: CanvasPageProps) {
  return (
    <div className={styles.page} data-flows>
      <div className={styles.header}>{header}</div>
      <div className={styles.column} data-flows>
        {children}
      </div>
      <div className={styles.canvas} data-flows>
        {canvas}
      </div>
    </div>
  );
}
