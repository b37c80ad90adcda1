import { Button, Loader, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { homePhrases } from '../../phrases/home/home.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { contactOf } from '../../publishing/location-contact.tsx';
import type { SyncStatus } from '../../publishing/sync-status.ts';
import { hasFeature } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { Explained } from '../../ui/actions/explained.tsx';
import { Panel, PanelBody } from '../../ui/data/panel.tsx';
import { formatDateTime, formatTime } from '../../ui/dates.ts';
import { useIsBuilt } from '../../ui/frame/use-is-built.ts';
import { Muted } from '../../ui/layout/muted.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import styles from './home.module.css';

type LocationsStatusPanelProps = {
  readonly locations: readonly SyncStatus[];
  readonly isLoading: boolean;
  /** Milliseconds since 1970. */
  readonly checkedAt: number;
  /** Asks again, where they could not be loaded. */
  readonly onRetry: (() => unknown) | null;
};

/** HM-12 to HM-16 */
export function LocationsStatusPanel({ locations, isLoading, checkedAt, onRetry }: LocationsStatusPanelProps) {
  const t = usePhrases(homePhrases);
  const checked = checkedAt > 0 && <span className={styles.meta}>{t('checked', { time: formatTime(checkedAt) })}</span>;
  return (
    <Panel title={t('locationsStatus')} aside={<Muted small>{t('contactOnly')}</Muted>} actions={checked}>
      {isLoading && (
        <p className={styles.line} role="status" aria-label={t('checking')}>
          <Loader size={18} />
        </p>
      )}
      {onRetry && (
        <PanelBody>
          <ErrorState title={t('unableToLoad')} framed={false} onRetry={onRetry} />
        </PanelBody>
      )}
      {!isLoading && !onRetry && locations.length === 0 && <NoLocations />}
      {!isLoading && locations.length > 0 && <ContactLines locations={locations} />}
    </Panel>
  );
}

const tccId = 'about-tcc';

/** HM-16: its sentence, with the reason: that is where every company begins. */
function NoLocations() {
  const t = usePhrases(homePhrases);
  const isBuilt = useIsBuilt();
  const mayAdd = hasFeature(useSession(), 'editCompanies') && isBuilt('/locations/add');
  return (
    <EmptyState
      title={t('noLocations')}
      framed={false}
      action={
        mayAdd && (
          <Button component={Link} to="/locations/add">
            {t('addLocation')}
          </Button>
        )
      }
    >
      {t('unableToLoad')} {t('noLocationsHint')}
    </EmptyState>
  );
}

/** The number of lines at first, and the number that each wish for more adds. */
const atFirst = 12;
const step = 100;

function ContactLines({ locations }: { readonly locations: readonly SyncStatus[] }) {
  const t = usePhrases(homePhrases);
  const [shown, setShown] = useState(atFirst);
  const {
    upToDate = [],
    outOfDate = [],
    never = [],
  } = Object.groupBy(locations, ({ lastPing }) => contactOf(lastPing));
  const hidden = outOfDate.length + never.length - shown;
  return (
    <ul>
      <VisuallyHidden component="li" id={tccId}>
        {t('tccAbout')}
      </VisuallyHidden>
      <Line icon={<IconCircleCheck size={18} stroke={1.75} aria-hidden />} tone="good">
        <b>
          <Explained about={t('contactAbout', { upToDate: t('upToDate', { count: upToDate.length }) })}>
            {t('inContact', { count: upToDate.length })}
          </Explained>
        </b>
        <Text place="end" tone="faint" size="sm" clip>
          {upToDate
            .slice(0, atFirst)
            .map(({ name }) => name)
            .join(', ')}
        </Text>
      </Line>
      {outOfDate.slice(0, shown).map(({ id, name, lastPing }) => (
        <Line key={id} icon={<IconAlertTriangle size={18} stroke={1.75} aria-hidden />} tone="bad">
          <span>
            <b>{name}</b> <Sentence>{t('notContacted', { moment: formatDateTime(lastPing ?? '') })}</Sentence>
          </span>
          <OpenLocation id={id} name={name} />
        </Line>
      ))}
      {never.slice(0, Math.max(0, shown - outOfDate.length)).map(({ id, name }) => (
        <Line key={id} icon={<IconCircleDashed size={18} stroke={1.75} aria-hidden />} tone="neutral">
          <span>
            <b>{name}</b> <Sentence>{t('neverContacted')}</Sentence>
          </span>
          <OpenLocation id={id} name={name} />
        </Line>
      ))}
      {hidden > 0 && (
        <li className={styles.line}>
          <Button variant="subtle" size="sm" onClick={() => setShown(shown + step)}>
            {t('showMore', { count: Math.min(step, hidden) })}
          </Button>
          <Text place="end" tone="faint" size="sm" clip>
            {t('hidden', { count: hidden })}
          </Text>
        </li>
      )}
    </ul>
  );
}

/** The sentence of the specification, with its short name explained. HM-14, HM-15 */
function Sentence({ children }: { readonly children: string }) {
  const t = usePhrases(homePhrases);
  const [before, after] = children.split(t('tcc'));
  return (
    <>
      {before}
      <Explained about={t('tccAbout')} aboutId={tccId}>
        {t('tcc')}
      </Explained>
      {after}
    </>
  );
}

function OpenLocation({ id, name }: { readonly id: string; readonly name: string }) {
  const t = usePhrases(homePhrases);
  return (
    <Link to="/locations/$id" params={{ id }} className={styles.open} aria-label={t('openNamed', { name })}>
      {t('open')}
    </Link>
  );
}

type LineProps = { readonly icon: ReactNode; readonly tone: 'good' | 'bad' | 'neutral'; readonly children: ReactNode };

function Line({ icon, tone, children }: LineProps) {
  return (
    <li className={styles.line} data-tone={tone}>
      {icon}
      {children}
    </li>
  );
}
