import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** The known facts about one thing, each under its name. `isBare`: the element around it keeps the distance. */
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
