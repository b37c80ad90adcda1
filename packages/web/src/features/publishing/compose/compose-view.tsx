import { useMemo, useState } from 'react';
import { type PublishStart, usePublishChoice } from '../../../publishing/publish-choice.ts';
import { type Workflow, type WorkflowName, waitsFor } from '../../../publishing/publishing.ts';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { useSession } from '../../../session/session-store.ts';
import { startingMoment } from '../moment-fields.tsx';
import { usePublishing } from '../run-words.ts';
import { defaultEntry, departuresOf, type Moment, revertEntry, strategyOf, wavesOf } from '../strategy.ts';
import { type Previews, usePreviews } from '../use-previews.ts';
import styles from './compose.module.css';
import { ComposeFoot } from './compose-foot.tsx';
import { focusPart } from './focus-part.ts';
import { LocationChooser } from './location-chooser.tsx';
import { PhoneFold } from './phone-fold.tsx';
import { PlanPane } from './plan-pane.tsx';
import { PreflightPane } from './preflight/preflight-pane.tsx';
import { useMailPreflight } from './preflight/use-mail-preflight.ts';
import { usePreflight } from './preflight/use-preflight.ts';
import { ReplayButton } from './replay/replay-button.tsx';
import { isNeverPublished, RevertPane } from './revert-pane.tsx';
import { ReviewPane } from './review-pane.tsx';
import { goWords, useStartPublish } from './use-start-publish.ts';

type ComposeViewProps = {
  readonly workflow: WorkflowName;
  readonly companyId: string;
  readonly locations: readonly SyncStatus[];
  readonly runs: readonly Workflow[];
};

/** Choose the locations, read the changes, say how and when. */
export function ComposeView({ workflow, companyId, locations, runs }: ComposeViewProps) {
  const t = usePublishing();
  const waiting = useMemo(() => locations.filter((location) => waitsFor(workflow, location)), [workflow, locations]);
  const given = usePublishChoice();
  const action = workflow === 'locations' && given.start === 'revert' ? 'REVERT' : 'PUBLISH';
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string> | null>(() =>
    given.locationIds ? new Set(given.locationIds) : null,
  );
  const chosen = chosenIds ?? new Set(waiting.map(({ id }) => id));
  const selected = locations.filter(({ id }) => chosen.has(id));
  const previews = usePreviews(workflow, companyId, { waiting: action === 'REVERT' ? [] : waiting, chosen });
  const [name, setName] = useState('');
  const [entry, setEntry] = useState(action === 'REVERT' ? revertEntry : defaultEntry);
  const [moment, setMoment] = useState<Moment>(() => startOf(given.start, selected));
  const groups = useGroups(selected);
  const strategy = strategyOf(entry, groups);
  const departures = departuresOf(selected, moment);
  const waves = strategy ? wavesOf(departures, strategy) : [];
  const isTimed = departures.every(({ at }) => moment === null || at !== null);
  const problems = action === 'REVERT' ? selected.filter(isNeverPublished).length : 0;
  const preflight = usePreflight(previews, selected, moment);
  const stops = action === 'REVERT' ? [] : preflight.stops;
  const count = mostChanges(previews.data, chosen);
  const publish = useStartPublish({
    action,
    workflow,
    companyId,
    name,
    strategy,
    departures,
    waves,
    moment,
    problems,
    replaced: selected.filter(({ id }) => runs.some((run) => run.locationIds.includes(id))).length,
  });
  const mail = useMailPreflight(workflow, companyId, { previews, chosen });
  return (
    <div className={styles.compose}>
      <div className={styles.columns}>
        <PhoneFold
          area="stores"
          title={t('storesOf', { count: selected.length, total: locations.length })}
          note={t('storesNote')}
        >
          <LocationChooser
            workflow={workflow}
            locations={locations}
            runs={runs}
            chosen={chosen}
            onChoose={(ids) => setChosenIds(ids)}
          />
        </PhoneFold>
        <PhoneFold
          area="review"
          title={t(action === 'REVERT' ? 'revertPane' : 'review')}
          note={t('changes', { count })}
        >
          {action === 'REVERT' ? (
            <RevertPane locations={selected} />
          ) : (
            <ReviewPane workflow={workflow} locations={selected} total={locations.length} previews={previews} />
          )}
        </PhoneFold>
        <div className={styles.side}>
          <PhoneFold area="plan" title={t('plan')} note={t('wavesCount', { count: waves.length })}>
            <PlanPane
              name={name}
              onName={setName}
              entry={entry}
              onEntry={setEntry}
              moment={moment}
              onMoment={setMoment}
              departures={departures}
              waves={waves}
              locations={selected}
            />
          </PhoneFold>
          {action === 'PUBLISH' && (
            <div className={styles.checks}>
              <PreflightPane preflight={preflight} onGo={focusPart} onMail={mail} />
              {workflow === 'locations' && (
                <ReplayButton
                  companyId={companyId}
                  locationIds={selected.map(({ id }) => id)}
                  version={versionOf(previews)}
                />
              )}
            </div>
          )}
        </div>
      </div>
      <ComposeFoot
        count={selected.length}
        changes={count}
        waves={waves.length}
        problems={problems}
        stops={stops}
        isScheduled={moment !== null}
        go={goWords({ action, moment })}
        canGo={selected.length > 0 && strategy !== null && isTimed && !(action === 'PUBLISH' && preflight.isPending)}
        onGo={publish}
      />
    </div>
  );
}

/** Changes with the versions that would be published; undefined while they are not known. */
function versionOf({ data, isPending }: Previews): string | undefined {
  if (isPending) return undefined;
  return JSON.stringify(data.map(({ locationId, kinds }) => [locationId, kinds.map(({ toVersion }) => toVersion)]));
}

/** How many changes at least one of the locations gets. */
function mostChanges(previews: Previews['data'], chosen: ReadonlySet<string>): number {
  const counts = previews
    .filter(({ locationId }) => chosen.has(locationId))
    .map(({ kinds }) => kinds.reduce((sum, { changeCount }) => sum + changeCount, 0));
  return Math.max(0, ...counts);
}

function useGroups(locations: readonly SyncStatus[]): readonly string[] {
  const { accessibleTenants } = useSession();
  const ids = new Set(locations.map(({ groupId }) => groupId));
  return accessibleTenants.filter(({ type, id }) => type === 'GROUP' && ids.has(id)).map(({ id }) => id);
}

/** A publish that begins as a schedule has tonight's quiet hour in it. */
function startOf(start: PublishStart, selected: readonly SyncStatus[]): Moment {
  return start === 'schedule' ? startingMoment(selected[0]?.timezone) : null;
}
