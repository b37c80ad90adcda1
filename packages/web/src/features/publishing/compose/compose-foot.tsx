import { Button } from '@mantine/core';
import { IconCalendarClock, IconCloudUp, IconHandStop, IconLock } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { usePublishing } from '../run-words.ts';
import styles from './compose.module.css';
import { useLineLink } from './preflight/line-link.ts';
import type { PreflightLine } from './preflight/preflight-line.ts';
import { usePreflightWords } from './preflight/preflight-words.ts';
import type { goWords } from './use-start-publish.ts';

type ComposeFootProps = {
  readonly count: number;
  readonly changes: number;
  readonly waves: number;
  /** Locations of a revert that were never published. */
  readonly problems: number;
  readonly stops: readonly PreflightLine[];
  readonly isScheduled: boolean;
  readonly go: ReturnType<typeof goWords>;
  readonly canGo: boolean;
  readonly onGo: () => Promise<void>;
};

/** How much, to how many, in how many waves; the filled button is the next right step. */
export function ComposeFoot(props: ComposeFootProps) {
  const { stops } = props;
  return (
    <footer className={styles.foot} data-stopped={stops.length > 0 || undefined}>
      <Row as="p" gap={3} lineGap={0} wrap place="fill">
        <Summary {...props} />
      </Row>
      {stops.length > 0 ? <StoppedButtons {...props} /> : <GoButton {...props} />}
    </footer>
  );
}

const whyId = 'publish-stopped';

function Summary({ count, changes, waves, problems, stops }: ComposeFootProps) {
  const t = usePublishing();
  const of = usePreflightWords();
  const locations = t('locationsCount', { count });
  const inWaves = t('wavesCount', { count: waves });
  const sum =
    changes > 0
      ? of('sum', { changes: t('changes', { count: changes }), locations, waves: inWaves })
      : t('summary', { locations, waves: inWaves });
  return (
    <>
      {stops.length > 0 && (
        <b id={whyId} className={styles.stopped}>
          <IconHandStop size={16} stroke={1.75} aria-hidden />
          {of('stops', { count: stops.length })}
        </b>
      )}
      {stops.length > 0 ? <Text tone="muted">{sum}</Text> : <b>{sum}</b>}
      {problems > 0 && (
        <Text tone="bad" weight="medium">
          {t('problems', { count: problems })}
        </Text>
      )}
      {stops.length === 0 && <span className={styles.footNote}>{t('leaveNote')}</span>}
    </>
  );
}

function GoButton({ isScheduled, go, canGo, onGo }: ComposeFootProps) {
  const t = usePublishing();
  const Icon = isScheduled ? IconCalendarClock : IconCloudUp;
  return (
    <Button
      variant="filled"
      disabled={!canGo}
      leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
      onClick={onGo}
    >
      {t(go)}
    </Button>
  );
}

/** Publishing is locked, and the first line that locks it is one press away. */
function StoppedButtons({ stops, go }: ComposeFootProps) {
  const t = usePublishing();
  const of = usePreflightWords();
  const navigate = useNavigate();
  const first = useLineLink(stops[0]?.goal);
  return (
    <>
      <Button disabled aria-describedby={whyId} leftSection={<IconLock size={16} stroke={1.75} aria-hidden />}>
        {t(go)}
      </Button>
      {first && (
        <Button variant="filled" onClick={() => navigate({ to: first.to, search: first.search })}>
          {of('fix', { count: stops.length })}
        </Button>
      )}
    </>
  );
}
