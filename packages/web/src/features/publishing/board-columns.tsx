import { IconAlertTriangle, IconCircleCheck, IconClock, IconCloudCheck, IconLoader2 } from '@tabler/icons-react';
import { Count } from '../../ui/data/count.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './board.module.css';
import type { BoardState, BoardStore } from './board-stores.ts';
import { usePublishing } from './run-words.ts';
import { StoreCard, type StoreCardProps } from './store-card.tsx';

type BoardColumnsProps = Omit<StoreCardProps, 'store' | 'isOneLine'> & { readonly stores: readonly BoardStore[] };

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

/** More stores than this in a column shrink to one line each. */
const roomy = 8;

/** The stores by state. Each column scrolls on its own. */
export function BoardColumns({ stores, ...card }: BoardColumnsProps) {
  const byColumn = Map.groupBy(stores, ({ state }) => columnOf[state]);
  const notSent = byColumn.get(null) ?? [];
  return (
    <>
      <div className={styles.columns}>
        {columns.map((column) => (
          <BoardColumn key={column} column={column} stores={byColumn.get(column) ?? []} card={card} />
        ))}
      </div>
      {notSent.length > 0 && <NotSent stores={notSent} />}
    </>
  );
}

const icons = { scheduled: IconClock, running: IconLoader2, failed: IconAlertTriangle, live: IconCircleCheck } as const;

type BoardColumnProps = {
  readonly column: Column;
  readonly stores: readonly BoardStore[];
  readonly card: Omit<StoreCardProps, 'store' | 'isOneLine'>;
};

function BoardColumn({ column, stores, card }: BoardColumnProps) {
  const t = usePublishing();
  const live = stores.filter(({ state }) => state === 'live').length;
  const isSent = column === 'live' && stores.length > 0 && live < stores.length;
  const Icon = isSent ? IconCloudCheck : icons[column];
  const title = t(isSent ? 'state.sent' : `state.${column}`);
  return (
    <section className={styles.column} aria-label={title} data-empty={stores.length === 0 || undefined}>
      <header className={styles.columnHead} data-tone={isSent ? 'sent' : column}>
        <Icon size={16} stroke={1.75} aria-hidden />
        <h3>{title}</h3>
        <Count value={stores.length} />
        {isSent && live > 0 && (
          <Text tone="muted" size="sm" dense>
            {t('liveOf', { live, count: stores.length })}
          </Text>
        )}
      </header>
      <ul className={styles.cards}>
        {stores.map((store) => (
          <StoreCard key={store.id} store={store} isOneLine={stores.length > roomy} {...card} />
        ))}
      </ul>
    </section>
  );
}

function NotSent({ stores }: { readonly stores: readonly BoardStore[] }) {
  const t = usePublishing();
  return (
    <section className={styles.notSent} aria-label={t('notSent')}>
      <h3>{t('notSent')}</h3>
      <ul>
        {stores.map(({ id, name, error }) => (
          <li key={id}>
            <b>{name}</b> {error ?? t('wasUnscheduled')}
          </li>
        ))}
      </ul>
    </section>
  );
}
