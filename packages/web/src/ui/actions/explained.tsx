import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import styles from './explained.module.css';
import { Hint } from './hint.tsx';

type ExplainedProps = {
  readonly children: string;
  /** The meaning of the words, shown on hover and on focus. */
  readonly about: string;
  /** The element that says it to screen readers, where several words share one. */
  readonly aboutId?: string;
};

/** Words with a dotted line below them, which have a meaning of their own. */
export function Explained({ children, about, aboutId }: ExplainedProps) {
  const ownId = useId();
  return (
    <>
      <Hint label={about} delay={0}>
        <UnstyledButton className={styles.words ?? ''} aria-describedby={aboutId ?? ownId}>
          {children}
        </UnstyledButton>
      </Hint>
      {aboutId === undefined && <VisuallyHidden id={ownId}>{about}</VisuallyHidden>}
    </>
  );
}
