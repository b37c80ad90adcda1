import { Button } from '@mantine/core';
import { type LocationState, locationHasChanges } from '@servery/domain';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconClock,
  IconCloudUp,
  IconHourglass,
  IconLoader2,
  IconPlugConnectedX,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { storeHomePhrases } from '../../../phrases/home/store-home.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useMayPublish } from '../../../publishing/may-publish.ts';
import { ownZone, storeMoment } from '../../../publishing/store-time.ts';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import type { Tenant } from '../../../session/session-schema.ts';
import { useIsBuilt } from '../../../ui/frame/use-is-built.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { useOpenWords } from '../use-open-words.ts';
import styles from './store-home.module.css';

type StoreCardProps = { readonly store: Tenant; readonly sync: SyncStatus; readonly state: LocationState };

const looks: Readonly<Record<LocationState, { readonly icon: TablerIcon; readonly tone: 'good' | 'bad' | 'neutral' }>> =
  {
    live: { icon: IconCircleCheck, tone: 'good' },
    publishing: { icon: IconLoader2, tone: 'neutral' },
    waiting: { icon: IconHourglass, tone: 'neutral' },
    behind: { icon: IconAlertTriangle, tone: 'bad' },
    silent: { icon: IconPlugConnectedX, tone: 'bad' },
    unpublished: { icon: IconCircleDashed, tone: 'neutral' },
  };

/** The store in sentences: its state and its menu, its unpublished changes, and until when it is open. */
export function StoreCard({ store, sync, state }: StoreCardProps) {
  const t = usePhrases(storeHomePhrases);
  const { icon, tone } = looks[state];
  const zone = store.timezone || ownZone;
  const { menus } = sync.published;
  const version = sync.menuInfo?.published?.version;
  const sentence = state === 'unpublished' || version !== undefined ? state : 'unpublished';
  const facts = [
    menus && t('publishedAt', { moment: storeMoment(menus.at, zone) }),
    sync.lastPing ? t('heardAt', { moment: storeMoment(sync.lastPing, zone) }) : t('neverHeard'),
  ];
  const open = useOpenWords(store);
  return (
    <section className={styles.card} aria-label={store.name}>
      <StoreLine
        icon={icon}
        tone={tone}
        title={t(`state.${sentence}`, { version: version ?? 0 })}
        text={facts.filter(Boolean).join(' · ')}
      />
      {locationHasChanges(sync) && (
        <StoreLine icon={IconCloudUp} title={t('changes')} action={<ReviewButton sync={sync} />} />
      )}
      <StoreLine icon={IconClock} {...open} />
    </section>
  );
}

/** PM-57: for those who may publish here. */
function ReviewButton({ sync }: Pick<StoreCardProps, 'sync'>) {
  const t = usePhrases(storeHomePhrases);
  const isBuilt = useIsBuilt();
  const mayPublish = useMayPublish('locations');
  if (!mayPublish(sync) || !isBuilt('/menu/publish')) return null;
  return (
    <Button component={Link} to="/menu/publish" size="sm" aria-label={t('reviewNamed', { name: sync.name })}>
      {t('review')}
    </Button>
  );
}

type StoreLineProps = {
  readonly icon: TablerIcon;
  readonly tone?: 'good' | 'bad' | 'neutral';
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ReactNode;
};

function StoreLine({ icon: Icon, tone = 'neutral', title, text, action }: StoreLineProps) {
  return (
    <div className={styles.line} data-tone={tone}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <Stack place="fill">
        <Text weight="semibold">{title}</Text>
        {text !== undefined && (
          <Text tone="muted" size="sm">
            {text}
          </Text>
        )}
      </Stack>
      {action && <Row place="end">{action}</Row>}
    </div>
  );
}
