import { IconAlertTriangle, IconCircleCheck, IconClock, IconCloudCheck, IconLoader2 } from '@tabler/icons-react';
import { Count } from '../../../ui/data/count.tsx';
import { useFirstOf } from '../../../ui/data/use-first-of.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { usePublishing } from '../run-words.ts';
import styles from './board.module.css';
import type { BoardEntry, BoardState } from './board-entries.ts';
import { LocationCard, type LocationCardProps } from './location-card.tsx';

type BoardColumnsProps = Omit<LocationCardProps, 'entry' | 'isOneLine'> & {
  readonly entries: readonly BoardEntry[];
  readonly isOver: boolean;
};

const columns = ['scheduled', 'running', 'failed', 'live'] as const;
type Column = (typeof columns)[number];

const columnOf: Readonly<Record<BoardState, Column | null>> = {
  scheduled: 'scheduled',
  held: 'scheduled',
  waiting: 'running',
  running: 'running',
  failed: 'failed',
  sent: 'live',
  live: 'live',
  terminated: null,
};

/** More locations than this in a column shrink to one line each. */
const roomy = 8;

/** The locations by state. Each column scrolls on its own; once nothing moves on, only those with locations are there. */
export function BoardColumns({ entries, isOver, ...card }: BoardColumnsProps) {
  const byColumn = Map.groupBy(entries, ({ state }) => columnOf[state]);
  const notSent = byColumn.get(null) ?? [];
  const shown = isOver ? columns.filter((column) => byColumn.has(column)) : columns;
  return (
    <>
      <div className={styles.columns}>
        {shown.map((column) => (
          <BoardColumn key={column} column={column} entries={byColumn.get(column) ?? []} card={card} />
        ))}
      </div>
      {notSent.length > 0 && <NotSent entries={notSent} />}
    </>
  );
}

const icons = { scheduled: IconClock, running: IconLoader2, failed: IconAlertTriangle, live: IconCircleCheck } as const;

type BoardColumnProps = {
  readonly column: Column;
  readonly entries: readonly BoardEntry[];
  readonly card: Omit<LocationCardProps, 'entry' | 'isOneLine'>;
};

function BoardColumn({ column, entries, card }: BoardColumnProps) {
  const t = usePublishing();
  const live = entries.filter(({ state }) => state === 'live').length;
  const isFull = entries.length > roomy;
  const isSent = column === 'live' && entries.length > 0 && live < entries.length;
  const Icon = isSent ? IconCloudCheck : icons[column];
  const { shown, more } = useFirstOf(entries);
  const title = t(isSent ? 'runOver' : `state.${column}`);
  return (
    <section className={styles.column} aria-label={title} data-empty={entries.length === 0 || undefined}>
      <header className={styles.columnHead} data-tone={isSent ? 'sent' : column}>
        <Icon size={16} stroke={1.75} aria-hidden />
        <h3>{title}</h3>
        <Count value={entries.length} />
        {isSent && live > 0 && (
          <Text tone="muted" size="sm" dense>
            {t('liveOf', { live, count: entries.length })}
          </Text>
        )}
      </header>
      <ul className={styles.cards} data-lines={isFull || undefined}>
        {shown.map((entry) => (
          <LocationCard key={entry.id} entry={entry} isOneLine={isFull} {...card} />
        ))}
        {more && <li>{more}</li>}
      </ul>
    </section>
  );
}

function NotSent({ entries }: { readonly entries: readonly BoardEntry[] }) {
  const t = usePublishing();
  return (
    <section className={styles.notSent} aria-label={t('notSent')}>
      <h3>{t('notSent')}</h3>
      <ul>
        {entries.map(({ id, name, error }) => (
          <li key={id}>
            <b>{name}</b> {error ?? t('wasUnscheduled')}
          </li>
        ))}
      </ul>
    </section>
  );
}
