import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import styles from './messages.module.css';

type ErrorStateProps = {
  /** The failure, in words. */
  readonly title: string;
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  readonly framed?: boolean;
};

export function ErrorState({ title, children, onRetry, framed = true }: ErrorStateProps) {
  const t = usePhrases(uiPhrases);
  return (
    <div className={styles.error} data-framed={framed || undefined} role="alert">
      <IconAlertTriangle className={styles.errorIcon} size={18} stroke={1.75} aria-hidden />
      <Stack place="fill">
        <Text as="p" weight="semibold">
          {title}
        </Text>
        {children && <p className={styles.text}>{children}</p>}
      </Stack>
      {onRetry && (
        <Button size="sm" leftSection={<IconRefresh size={14} stroke={1.75} aria-hidden />} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  );
}
