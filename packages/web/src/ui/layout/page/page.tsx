import type { ReactNode } from 'react';
import styles from './page.module.css';

type PageProps = {
  readonly children: ReactNode;
  /** Cards on the canvas color; everything else works on the surface. */
  readonly onCanvas?: boolean;
  /** Stays at the foot of the pane: the save bar, the foot of a list. */
  readonly foot?: ReactNode;
};

/** The content of a screen: scrolls on its own, with its foot in view. */
export function Page({ children, onCanvas = false, foot }: PageProps) {
  return (
    <div className={styles.page} data-on-canvas={onCanvas || undefined}>
      <div className={styles.scroll} data-flows>
        <div className={styles.content}>{children}</div>
      </div>
      {foot}
    </div>
  );
}
