import { Button, Checkbox, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { isOnlyScheduled, type Workflow, type WorkflowName, waitsFor } from '../../../publishing/publishing.ts';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { useSession } from '../../../session/session-store.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Chip } from '../../../ui/data/chip.tsx';
import { StateTag } from '../../../ui/data/state-tag.tsx';
import { useFirstOf } from '../../../ui/data/use-first-of.tsx';
import { SearchInput } from '../../../ui/fields/search-input.tsx';
import { originIcons } from '../../../ui/icons.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { usePublishing } from '../run-words.ts';
import styles from './compose.module.css';
import { PARTS } from './preflight/line-link.ts';

type LocationChooserProps = {
  readonly workflow: WorkflowName;
  readonly locations: readonly SyncStatus[];
  readonly runs: readonly Workflow[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
};

const GroupIcon = originIcons.group;

/** With more locations than this only the groups are in sight until one is opened. */
const roomy = 200;

/** The locations by group; those with changes are chosen to begin with. */
export function LocationChooser({ workflow, locations, runs, chosen, onChoose }: LocationChooserProps) {
  const t = usePublishing();
  const [search, setSearch] = useState('');
  const [isOnlyChanges, setOnlyChanges] = useState(false);
  const shown = locations.filter(
    (location) =>
      `${location.name} ${location.address ?? ''}`.toLowerCase().includes(search.trim().toLowerCase()) &&
      (!isOnlyChanges || waitsFor(workflow, location)),
  );
  const set = (ids: readonly string[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    onChoose(next);
  };
  const areAll = shown.length > 0 && shown.every(({ id }) => chosen.has(id));
  return (
    <section className={styles.chooser} id={PARTS.stores} aria-label={t('locations')}>
      <div className={styles.chooserHead}>
        <Heading>
          {t('locations')}{' '}
          <span className={styles.paneMeta}>
            {t('locationsChosen', {
              count: locations.filter(({ id }) => chosen.has(id)).length,
              total: locations.length,
            })}
          </span>
        </Heading>
        <SearchInput size="sm" isWide label={t('searchLocations')} value={search} onChange={setSearch} />
        <Row justify="between">
          <Chip isOn={isOnlyChanges} onPress={() => setOnlyChanges(!isOnlyChanges)}>
            {t('onlyChanges')}
          </Chip>
          <Button
            variant="subtle"
            size="xs"
            onClick={() =>
              set(
                shown.map(({ id }) => id),
                !areAll,
              )
            }
          >
            {t(areAll ? 'selectNone' : 'selectAll')}
          </Button>
        </Row>
      </div>
      <div className={styles.chooserList}>
        {shown.length === 0 && <p className={styles.nothing}>{t('nothingMatches')}</p>}
        <Groups all={locations} locations={shown}>
          {(name, members) => (
            <LocationGroup
              key={name}
              name={name}
              members={members}
              isFolded={shown.length > roomy}
              chosen={chosen}
              onSet={set}
              tagOf={(location) => <LocationTag workflow={workflow} location={location} runs={runs} />}
            />
          )}
        </Groups>
      </div>
    </section>
  );
}

type GroupsProps = {
  readonly all: readonly SyncStatus[];
  /** Those that the search and the filter let through. */
  readonly locations: readonly SyncStatus[];
  readonly children: (name: string, members: readonly SyncStatus[]) => React.ReactNode;
};

function Groups({ locations, all, children }: GroupsProps) {
  const t = usePublishing();
  const { accessibleTenants } = useSession();
  const names = new Map(accessibleTenants.map(({ id, name }) => [id, name]));
  // Groups that this person may not see are not told apart: they may be several.
  const isKnown = all.some(({ groupId }) => groupId === null || names.has(groupId));
  const unknown = t(isKnown ? 'otherGroup' : 'onlyGroup');
  const others = [unknown, t('noGroup')];
  const groups = Map.groupBy(locations, ({ groupId }) =>
    groupId === null ? t('noGroup') : (names.get(groupId) ?? unknown),
  );
  return [...groups]
    .toSorted(
      ([one], [other]) =>
        others.indexOf(one) - others.indexOf(other) || one.localeCompare(other, undefined, { numeric: true }),
    )
    .map(([name, members]) => children(name, members));
}

const chevron = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

type LocationGroupProps = {
  readonly name: string;
  readonly members: readonly SyncStatus[];
  /** Until it is opened. */
  readonly isFolded: boolean;
  readonly chosen: ReadonlySet<string>;
  readonly onSet: (ids: readonly string[], isOn: boolean) => void;
  readonly tagOf: (location: SyncStatus) => React.ReactNode;
};

function LocationGroup({ name, members, isFolded, chosen, onSet, tagOf }: LocationGroupProps) {
  const t = usePublishing();
  const [isOpened, setOpened] = useState(false);
  const { shown, more } = useFirstOf(isFolded && !isOpened ? [] : members);
  const count = members.filter(({ id }) => chosen.has(id)).length;
  const ids = members.map(({ id }) => id);
  return (
    <fieldset>
      <VisuallyHidden component="legend">{name}</VisuallyHidden>
      <div className={styles.groupHead}>
        <Checkbox
          label={name}
          checked={count === members.length}
          indeterminate={count > 0 && count < members.length}
          onChange={() => onSet(ids, count < members.length)}
        />
        <GroupIcon className={styles.groupIcon} size={14} stroke={1.75} aria-hidden />
        <span className={styles.groupCount}>{`${count}/${members.length}`}</span>
        {isFolded && (
          <IconButton
            label={t('locationsOf', { name })}
            icon={isOpened ? <IconChevronDown {...chevron} /> : <IconChevronRight {...chevron} />}
            aria-expanded={isOpened}
            onClick={() => setOpened(!isOpened)}
          />
        )}
      </div>
      <div className={styles.stores}>
        {shown.map((location) => (
          <div key={location.id} className={styles.store}>
            <Checkbox
              label={location.name}
              checked={chosen.has(location.id)}
              onChange={() => onSet([location.id], !chosen.has(location.id))}
            />
            <span className={styles.storeTag}>{tagOf(location)}</span>
          </div>
        ))}
        {more}
      </div>
    </fieldset>
  );
}

type LocationTagProps = Pick<LocationChooserProps, 'workflow' | 'runs'> & { readonly location: SyncStatus };

function LocationTag({ workflow, location, runs }: LocationTagProps) {
  const t = usePublishing();
  const run = runs.find(({ locationIds }) => locationIds.includes(location.id));
  if (run && isOnlyScheduled(run.counts)) return <StateTag state="scheduled" label={t('scheduledHere')} />;
  if (run) return <StateTag state="running" label={t('underWay')} />;
  if (waitsFor(workflow, location)) return <StateTag state="changes" label={t('changesHere')} />;
  return <span className={styles.quiet}>{t('upToDate')}</span>;
}
