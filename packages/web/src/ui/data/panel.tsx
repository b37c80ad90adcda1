import type { ReactNode } from 'react';
import styles from './panel.module.css';

type PanelProps = {
  readonly title: string;
  /** Stands beside the title, as a count does. */
  readonly aside?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A card for things that stand side by side as equals: home, the publish board. */
export function Panel({ title, aside, actions, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {aside}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
