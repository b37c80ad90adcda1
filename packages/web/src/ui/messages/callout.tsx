import type { ReactNode } from 'react';
import styles from './callout.module.css';

type CalloutProps = {
  readonly title?: string;
  readonly children?: ReactNode;
  /** A link or a button: the action that is possible. */
  readonly action?: ReactNode;
  /** `status` is read out when there is time, `alert` at once. */
  readonly role?: 'status' | 'alert';
  /** One's own values conflict with somebody else's. */
  readonly isHere?: boolean;
};

/** A note within a page about its content. */
export function Callout({ title, children, action, role, isHere = false }: CalloutProps) {
  return (
    <section className={styles.callout} data-here={isHere || undefined} {...(role && { role })}>
      <div className={styles.text}>
        {title && <b>{title}</b>}
        {children && <p>{children}</p>}
      </div>
      {action}
    </section>
  );
}
