import { type ReactNode, useId } from 'react';
import { Count } from '../../data/count.tsx';
import { Heading } from '../heading.tsx';
import { Row } from '../row.tsx';
import { Stack } from '../stack.tsx';
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
        <Heading id={id}>{title}</Heading>
        {count !== undefined && <Count value={count} />}
        {actions && (
          <Row as="span" gap={2} align="stretch" justify="end" wrap inline place="end">
            {actions}
          </Row>
        )}
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
    <Stack gap={3}>
      {title && <Heading as="h3">{title}</Heading>}
      {children}
    </Stack>
  );
}
