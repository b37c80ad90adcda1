import { Button } from '@mantine/core';
import { useState } from 'react';
import { inputsOf } from '../../../publishing/store-time.ts';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { MomentFields, StoreTimes } from '../moment-fields.tsx';
import { usePublishing } from '../run-words.ts';
import { departuresOf } from '../strategy.ts';
import styles from './board-aside.module.css';
import { type BoardEntry, isAhead, runStateOf } from './board-entries.ts';
import type { BoardActions } from './use-board-actions.ts';

type SchedulePanelProps = {
  readonly entries: readonly BoardEntry[];
  readonly locations: readonly SyncStatus[];
  /** The location whose time is changed; otherwise the wave's, otherwise all that is ahead. */
  readonly locationId: string | null;
  readonly wave: number | null;
  readonly actions: BoardActions;
  readonly onDone: () => void;
};

/** When the next wave goes out, in store time, and another time for it. PB-18 to PB-20 */
export function SchedulePanel(props: SchedulePanelProps) {
  const { entries, locationId, wave } = props;
  const ahead = entries.filter(({ state, canAct }) => canAct && isAhead(state));
  const one = ahead.find(({ id }) => id === locationId);
  const concerned = one ? [one] : ahead.filter((entry) => wave === null || entry.wave === wave);
  const isAsked = one !== undefined || wave !== null || isWaiting(entries);
  return isAsked && concerned.length > 0 ? <Schedule {...props} entries={concerned} /> : null;
}

/** Whether all that is left lies ahead or is held. */
function isWaiting(entries: readonly BoardEntry[]): boolean {
  const state = runStateOf(entries);
  return state === 'scheduled' || state === 'held';
}

function Schedule({ entries, locations, locationId, wave, actions, onDone }: SchedulePanelProps) {
  const t = usePublishing();
  const [start] = useState(() => momentOf(entries));
  const [moment, setMoment] = useState(start);
  const ids = new Set(entries.map(({ id }) => id));
  const departures = departuresOf(
    locations.filter(({ id }) => ids.has(id)),
    moment,
  );
  const parts = departures.flatMap(({ at, locations: members }) =>
    at === null ? [] : [{ at, locationIds: members.map(({ id }) => id) }],
  );
  const [only] = entries;
  const isOne = entries.length === 1 && only && (locationId !== null || wave === null);
  const title = isOne
    ? t('scheduleOf', { name: only.name })
    : wave === null
      ? t('scheduleOfRun')
      : t('scheduleOfWave', { wave });
  const name = isOne ? only.name : t('locationsCount', { count: entries.length });
  return (
    <section className={styles.schedule} aria-label={title}>
      <header className={styles.asideHead}>
        <h2>{title}</h2>
      </header>
      <MomentFields
        moment={moment}
        onMoment={setMoment}
        isPassed={moment !== start && parts.some(({ at }) => at <= Date.now())}
      />
      <StoreTimes departures={departures} />
      <div className={styles.scheduleButtons}>
        <Button
          disabled={parts.length !== departures.length}
          onClick={async () => {
            if (await actions.reschedule(parts)) onDone();
          }}
        >
          {t('reschedule')}
        </Button>
        <Button variant="subtle" onClick={() => actions.unschedule(entries, name)}>
          {t('unschedule')}
        </Button>
      </div>
    </section>
  );
}

function momentOf(entries: readonly BoardEntry[]) {
  const first = entries.toSorted((one, other) => one.dueTime.localeCompare(other.dueTime))[0];
  return inputsOf(first ? Date.parse(first.dueTime) : Date.now(), first?.zone ?? 'UTC');
}
