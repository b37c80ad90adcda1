import type { ReactNode } from 'react';
import { Heading } from '../layout/heading.tsx';
import { Row } from '../layout/row.tsx';
import styles from './panel.module.css';

type PanelProps = {
  readonly title: string;
  /** Shown beside the title, as a count is. */
  readonly aside?: ReactNode;
  readonly actions?: ReactNode;
  /** None: its title line says everything. */
  readonly children?: ReactNode;
};

/** A card for things that are shown side by side as equals: home, the publish board. */
export function Panel({ title, aside, actions, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-label={title}>
      <header className={styles.head}>
        <Heading>{title}</Heading>
        {aside}
        {actions && (
          <Row gap={2} place="end">
            {actions}
          </Row>
        )}
      </header>
      {children}
    </section>
  );
}

/** Panels beside each other where there is room. */
export function PanelGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** The content of a panel, apart from its edges; lists and tables reach the edges and need none. */
export function PanelBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

/** A sentence in a panel that has nothing to show. */
export function PanelNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
