import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** What is known of one thing, each under its name. `isBare`: what it stands in keeps the distance. */
export function Facts({ children, isBare = false }: { readonly children: ReactNode; readonly isBare?: boolean }) {
  return (
    <dl className={styles.facts} data-bare={isBare || undefined}>
      {children}
    </dl>
  );
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
