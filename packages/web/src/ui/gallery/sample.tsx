import type { ReactNode } from 'react';
import styles from './gallery.module.css';

type SampleProps = { readonly title: string; readonly children: ReactNode };

/** One card of the gallery. */
export function Sample({ title, children }: SampleProps) {
  return (
    <section className={styles.sample} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
