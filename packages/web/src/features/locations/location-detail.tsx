import type { PublishableKind } from '@servery/domain';
import { usePhrases } from '../../phrases/phrases.ts';
import { locationsPhrases } from '../../phrases/tenants/locations.ts';
import { LocationStateTag, locationStateOf } from '../../publishing/location-state.tsx';
import { allKinds, publishedPaths, syncInfoOf } from '../../publishing/publishing.ts';
import type { SyncStatus } from '../../publishing/sync-status.ts';
import { Fact, Facts } from '../../ui/data/facts.tsx';
import { VersionPair } from '../../ui/data/version-pair.tsx';
import { formatDateTime } from '../../ui/dates.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './locations.module.css';

/** The values that are kept different here, and the versions that were published and run. */
export function LocationDetail({ location }: { readonly location: SyncStatus }) {
  const t = usePhrases(locationsPhrases);
  return (
    <div className={styles.detail}>
      <section>
        <h2>{t('keptHere')}</h2>
        <Facts isBare>
          {allKinds.map((kind) => (
            <Fact key={kind} name={t(kind)}>
              <Kept location={location} kind={kind} />
            </Fact>
          ))}
        </Facts>
      </section>
      <section>
        <h2>{t('runsNow')}</h2>
        <Facts isBare>
          {allKinds.map((kind) => (
            <Fact key={kind} name={t(kind)}>
              <Runs location={location} kind={kind} />
            </Fact>
          ))}
        </Facts>
      </section>
    </div>
  );
}

type KindProps = { readonly location: SyncStatus; readonly kind: PublishableKind };

function Kept({ location, kind }: KindProps) {
  const t = usePhrases(locationsPhrases);
  const kept = location.overrideChanges[publishedPaths[kind]];
  const parts = [
    kept && kept.group > 0 && t('groupChanges', { count: kept.group }),
    kept && kept.own > 0 && t('ownChanges', { count: kept.own }),
  ].filter(Boolean);
  return parts.length === 0 ? t('none') : parts.join(' · ');
}

function Runs({ location, kind }: KindProps) {
  const info = syncInfoOf(location, kind);
  const published = location.published[publishedPaths[kind]];
  return (
    <Row as="span" gap={2} inline>
      <VersionPair from={info?.published?.version ?? null} to={info?.assigned?.version ?? null} />
      <LocationStateTag state={locationStateOf(location, { kinds: [kind] })} />
      {published && <Text tone="faint">{formatDateTime(published.at)}</Text>}
    </Row>
  );
}
