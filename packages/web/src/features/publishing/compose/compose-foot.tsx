import { Button } from '@mantine/core';
import { IconCalendarClock, IconCloudUp } from '@tabler/icons-react';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { usePublishing } from '../run-words.ts';
import styles from './compose.module.css';
import type { goWords } from './use-start-publish.ts';

type ComposeFootProps = {
  readonly count: number;
  readonly waves: number;
  readonly problems: number;
  readonly isScheduled: boolean;
  readonly go: ReturnType<typeof goWords>;
  readonly canGo: boolean;
  readonly onGo: () => Promise<void>;
};

/** How many, in how many waves, and the one button that sends. */
export function ComposeFoot({ count, waves, problems, isScheduled, go, canGo, onGo }: ComposeFootProps) {
  const t = usePublishing();
  const Icon = isScheduled ? IconCalendarClock : IconCloudUp;
  return (
    <footer className={styles.foot}>
      <Row as="p" gap={3} lineGap={0} align="stretch" wrap place="fill">
        <b>{t('summary', { locations: t('locationsCount', { count }), waves: t('wavesCount', { count: waves }) })}</b>
        {problems > 0 && (
          <Text tone="bad" weight="medium">
            {t('problems', { count: problems })}
          </Text>
        )}
        <span className={styles.footNote}>{t('leaveNote')}</span>
      </Row>
      <Button
        variant="filled"
        disabled={!canGo}
        leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
        onClick={onGo}
      >
        {t(go)}
      </Button>
    </footer>
  );
}
