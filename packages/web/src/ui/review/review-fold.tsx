import type { ReactNode } from 'react';
import { Text } from '../layout/text.tsx';
import styles from './review-fold.module.css';

type ReviewFoldProps = {
  /** Where the changes are made. */
  readonly title: ReactNode;
  readonly meta?: ReactNode;
  readonly isOpen: boolean;
  readonly children: ReactNode;
};

/** Changes of one place, or of places where the same changes, under a line that folds them. */
export function ReviewFold({ title, meta, isOpen, children }: ReviewFoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>
        <Text weight="semibold">{title}</Text>
        {meta && (
          <Text tone="muted" size="sm">
            {meta}
          </Text>
        )}
      </summary>
      {children}
    </details>
  );
}
