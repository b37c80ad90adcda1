import { Button } from '@mantine/core';
import { IconCalendarClock, IconCloudUp } from '@tabler/icons-react';
import styles from './compose.module.css';
import { usePublishing } from './run-words.ts';

type ComposeFootProps = {
  readonly count: number;
  readonly waves: number;
  readonly problems: number;
  readonly isScheduled: boolean;
  readonly canGo: boolean;
  readonly onGo: () => Promise<void>;
};

/** How many, in how many waves, and the one button that sends. */
export function ComposeFoot({ count, waves, problems, isScheduled, canGo, onGo }: ComposeFootProps) {
  const t = usePublishing();
  const Icon = isScheduled ? IconCalendarClock : IconCloudUp;
  return (
    <footer className={styles.foot}>
      <p className={styles.footText}>
        <b>{t('summary', { locations: t('locationsCount', { count }), waves: t('wavesCount', { count: waves }) })}</b>
        {problems > 0 && <span className={styles.bad}>{t('problems', { count: problems })}</span>}
        <span className={styles.footNote}>{t('leaveNote')}</span>
      </p>
      <Button
        variant="filled"
        disabled={!canGo}
        leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
        onClick={onGo}
      >
        {t(isScheduled ? 'schedule' : 'publishNow')}
      </Button>
    </footer>
  );
}
