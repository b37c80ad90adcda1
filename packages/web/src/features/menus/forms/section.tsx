import { type ReactNode, useId } from 'react';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
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
    <Stack as="section" gap={2} place="shrink" aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <Heading id={id}>{title}</Heading>
        {aside}
        {hint && <Text tone="muted">{hint}</Text>}
        {actions && (
          <Row gap={2} align="stretch" justify="end" wrap place="end">
            {actions}
          </Row>
        )}
      </div>
      {children}
    </Stack>
  );
}
