import type { ReactNode } from 'react';
import { Text } from '../layout/text.tsx';
import styles from './messages.module.css';

type EmptyStateProps = {
  /** The state, in words. */
  readonly title: string;
  /** The action to take. */
  readonly children?: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
  readonly framed?: boolean;
};

export function EmptyState({ title, children, action, framed = true }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-framed={framed || undefined}>
      <Text as="p" weight="semibold">
        {title}
      </Text>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
