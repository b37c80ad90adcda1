import { type ReactNode, useId } from 'react';
import styles from './menu-forms.module.css';

type SectionProps = {
  readonly title: string;
  readonly hint?: string;
  readonly aside?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A part of a form under its title. */
export function Section({ title, hint, aside, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={styles.sectionTitle}>
          {title}
        </h2>
        {aside}
        {hint && <span className={styles.sectionHint}>{hint}</span>}
        {actions && <div className={styles.sectionActions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
