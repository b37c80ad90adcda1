import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import styles from './finding.module.css';

type Tone = 'good' | 'bad' | 'info';
type FindingProps = { readonly tone?: Tone; readonly children: ReactNode };

const signs = { good: IconCircleCheck, bad: IconAlertTriangle, info: IconInfoCircle } as const;

/** The finding of a check, with its sign. */
export function Finding({ tone = 'info', children }: FindingProps) {
  const Sign = signs[tone];
  return (
    <Row gap={2} align="start">
      <span className={styles.sign} data-tone={tone}>
        <Sign size={16} stroke={1.75} aria-hidden />
      </span>
      <Stack gap={1} place="fill" size="sm">
        {children}
      </Stack>
    </Row>
  );
}
