import { Button } from '@mantine/core';
import { useState } from 'react';
import { inputsOf } from '../../publishing/store-time.ts';
import type { SyncStatus } from '../../publishing/sync-status.ts';
import styles from './board.module.css';
import { type BoardStore, isAhead, runStateOf } from './board-stores.ts';
import { MomentFields, StoreTimes } from './moment-fields.tsx';
import { usePublishing } from './run-words.ts';
import { departuresOf } from './strategy.ts';
import type { BoardActions } from './use-board-actions.ts';

type SchedulePanelProps = {
  readonly stores: readonly BoardStore[];
  readonly locations: readonly SyncStatus[];
  /** The store whose time is changed; otherwise the wave's, otherwise all that is ahead. */
  readonly storeId: string | null;
  readonly wave: number | null;
  readonly actions: BoardActions;
  readonly onDone: () => void;
};

/** When what lies ahead goes out, in store time, and another time for it. PB-18 to PB-20 */
export function SchedulePanel(props: SchedulePanelProps) {
  const { stores, storeId, wave } = props;
  const ahead = stores.filter(({ state, canAct }) => canAct && isAhead(state));
  const one = ahead.find(({ id }) => id === storeId);
  const concerned = one ? [one] : ahead.filter((store) => wave === null || store.wave === wave);
  const isAsked = one !== undefined || wave !== null || isWaiting(stores);
  return isAsked && concerned.length > 0 ? <Schedule {...props} stores={concerned} /> : null;
}

/** Whether all that is left lies ahead or is held. */
function isWaiting(stores: readonly BoardStore[]): boolean {
  const state = runStateOf(stores);
  return state === 'scheduled' || state === 'held';
}

function Schedule({ stores, locations, storeId, wave, actions, onDone }: SchedulePanelProps) {
  const t = usePublishing();
  const [start] = useState(() => momentOf(stores));
  const [moment, setMoment] = useState(start);
  const ids = new Set(stores.map(({ id }) => id));
  const departures = departuresOf(
    locations.filter(({ id }) => ids.has(id)),
    moment,
  );
  const parts = departures.flatMap(({ at, locations: members }) =>
    at === null ? [] : [{ at, locationIds: members.map(({ id }) => id) }],
  );
  const [only] = stores;
  const isOne = stores.length === 1 && only && (storeId !== null || wave === null);
  const title = isOne
    ? t('scheduleOf', { name: only.name })
    : wave === null
      ? t('scheduleOfRun')
      : t('scheduleOfWave', { wave });
  const name = isOne ? only.name : t('locationsCount', { count: stores.length });
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
        <Button variant="subtle" onClick={() => actions.unschedule(stores, name)}>
          {t('unschedule')}
        </Button>
      </div>
    </section>
  );
}

function momentOf(stores: readonly BoardStore[]) {
  const first = stores.toSorted((one, other) => one.dueTime.localeCompare(other.dueTime))[0];
  return inputsOf(first ? Date.parse(first.dueTime) : Date.now(), first?.zone ?? 'UTC');
}
