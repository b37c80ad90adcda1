import type { ReactNode } from 'react';
import styles from './messages.module.css';

type EmptyStateProps = {
  /** What this is. */
  readonly title: string;
  /** What to do. */
  readonly children?: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
  readonly framed?: boolean;
};

export function EmptyState({ title, children, action, framed = true }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-framed={framed || undefined}>
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
