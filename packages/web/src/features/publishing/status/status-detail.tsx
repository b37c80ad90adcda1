import { Button } from '@mantine/core';
import type { PublishableKind } from '@servery/domain';
import { useNavigate } from '@tanstack/react-router';
import { LocationStateTag, locationStateOf } from '../../../publishing/location-state.tsx';
import { allKinds, syncInfoOf } from '../../../publishing/publishing.ts';
import type { SyncInfo, SyncStatus } from '../../../publishing/sync-status.ts';
import { type Feature, hasFeature } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { VersionPair } from '../../../ui/data/version-pair.tsx';
import { originIcons } from '../../../ui/icons.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { usePublishing } from '../run-words.ts';
import styles from './publish-status.module.css';
import type { StatusRow } from './status-columns.tsx';

/** Every layer of every kind, and in words the versions that the terminals run. */
export function StatusDetail({ row: { location } }: { readonly row: StatusRow }) {
  return (
    <Grid columns={{ min: 240 }} stretch gap={10} lineGap={4}>
      {allKinds.map((kind) => (
        <KindDetail key={kind} location={location} kind={kind} />
      ))}
    </Grid>
  );
}

const layers = [
  { level: 'company', word: 'base', from: 'published', to: 'assigned' },
  { level: 'group', word: 'groupLayer', from: 'groupOverridePublished', to: 'groupOverrideAssigned' },
  { level: 'here', word: 'ownLayer', from: 'overridePublished', to: 'overrideAssigned' },
] as const;

const anyConfiguration = ['accessConfigurationOptions', 'locationSettings', 'manageMenus', 'overrideMenus'] as const;

/** The features that let a person read the published document of a kind. */
const readers: Readonly<Record<PublishableKind, readonly Feature[]>> = {
  menu: anyConfiguration,
  locationSettings: anyConfiguration,
  employment: ['accessConfigurationOptions'],
};

function KindDetail({ location, kind }: { readonly location: SyncStatus; readonly kind: PublishableKind }) {
  const t = usePublishing();
  const navigate = useNavigate();
  const session = useSession();
  const mayRead = readers[kind].some((feature) => hasFeature(session, feature));
  const info: SyncInfo = syncInfoOf(location, kind);
  const state = locationStateOf(location, { kinds: [kind] });
  return (
    <div className={styles.kind}>
      <h2>{t(kind)}</h2>
      <dl>
        {layers.map(({ level, word, from, to }) => {
          const Icon = originIcons[level];
          return (
            <div key={level}>
              <dt className={styles.layer} data-level={level}>
                <Icon size={14} stroke={1.75} aria-hidden />
                {t(word)}
              </dt>
              <dd>
                <VersionPair from={info?.[from]?.version ?? null} to={info?.[to]?.version ?? null} />
              </dd>
            </div>
          );
        })}
        <div>
          <dt>{t('runs')}</dt>
          <dd>
            <LocationStateTag state={state} />
          </dd>
        </div>
      </dl>
      <p className={styles.sentence}>{t(`runsText.${state}`)}</p>
      {mayRead && state !== 'unpublished' && (
        <Button
          variant="link"
          onClick={() => navigate({ to: '.', search: (before: object) => ({ ...before, config: location.id, kind }) })}
        >
          {t('viewPublished')}
        </Button>
      )}
    </div>
  );
}
