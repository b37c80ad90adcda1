import { type ReactNode, useId } from 'react';
import { Count } from '../data/count.tsx';
import styles from './section.module.css';

type SectionProps = {
  readonly title: string;
  readonly hint?: string;
  readonly count?: number | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A part of a page under its own heading. */
export function Section({ title, hint, count, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {count !== undefined && <Count value={count} />}
        {actions && <span className={styles.actions}>{actions}</span>}
      </header>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}

/** Groups of fields beside each other where there is room. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

/** Fields below each other, under a heading of their own if they have one. */
export function Fields({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fields}>
      {title && <h3 className={styles.heading}>{title}</h3>}
      {children}
    </div>
  );
}
