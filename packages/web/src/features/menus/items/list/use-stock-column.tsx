import { VisuallyHidden } from '@mantine/core';
import { type MenuItem, stockKey } from '@servery/domain';
import { IconArrowBackUp, IconCircleMinus } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { stockPhrases } from '../../../../phrases/stock/out-of-stock.ts';
import { useActiveLevel } from '../../../../session/level/active-level.ts';
import { backText } from '../../../../stock/back-text.ts';
import type { OutEntry } from '../../../../stock/stock-calls.ts';
import { useMayTakeOutHere, useStockLocations, zoneOf } from '../../../../stock/stock-places.ts';
import { useStockChanges } from '../../../../stock/use-stock-changes.ts';
import { useOutHere } from '../../../../stock/use-stock-here.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { useIsReadOnly } from '../../../../ui/read-only/read-only.tsx';
import type { SoldColumn } from '../../sold/use-sold-columns.tsx';

const TakeOutPanel = lazy(() =>
  import('../../../../stock/take-out-panel.tsx').then((m) => ({ default: m.TakeOutPanel })),
);

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/**
 * Takes an item out of stock from its row, with a second press for how long, and puts it back; O does it for the row with the focus.
 * Without the right there is no column.
 */
export function useStockColumn(): { readonly columns: readonly SoldColumn<MenuItem>[]; readonly panel: ReactNode } {
  const t = usePhrases(stockPhrases);
  const { kind, locations } = useActiveLevel();
  const entries = useOutHere();
  const mayTakeOut = useMayTakeOutHere();
  const isReadOnly = useIsReadOnly();
  const { putBack } = useStockChanges();
  const [asked, setAsked] = useState<MenuItem>();
  const entryOf = ({ id }: MenuItem) => entries.get(stockKey(thingOf(id)))?.[0];
  const press = (item: MenuItem) => {
    const entry = entryOf(item);
    if (entry === undefined) setAsked(item);
    else void putBack(entry, kind === 'company' ? undefined : locations.slice(0, 500).map(({ id }) => id));
  };
  if (!mayTakeOut || isReadOnly) return { columns: [], panel: null };
  const column: SoldColumn<MenuItem> = {
    id: 'stock',
    title: <VisuallyHidden>{t('title')}</VisuallyHidden>,
    width: '36px',
    align: 'right',
    isStill: true,
    isLast: true,
    keyed: { key: 'o', says: t('outOfStock'), press },
    cell: (item) => <StockCell item={item} entry={entryOf(item)} onPress={() => press(item)} />,
  };
  const panel = (
    <Suspense fallback={null}>
      {asked && <TakeOutPanel thing={thingOf(asked.id)} name={asked.info.name} onClose={() => setAsked(undefined)} />}
    </Suspense>
  );
  return { columns: [column], panel };
}

function thingOf(id: string) {
  return { kind: 'ITEM', id, itemId: null } as const;
}

type StockCellProps = {
  readonly item: MenuItem;
  /** The entry of an item that is out or counted down. */
  readonly entry: OutEntry | undefined;
  readonly onPress: () => void;
};

function StockCell({ item: { info }, entry, onPress }: StockCellProps) {
  const t = usePhrases(stockPhrases);
  const zone = zoneOf(useStockLocations().get(entry?.locationIds[0] ?? ''));
  const label =
    entry === undefined
      ? t('takeOutOf', { name: info.name })
      : t('putBackFrom', { name: info.name, back: backText(entry.until, zone) });
  return (
    <IconButton
      label={label}
      icon={entry === undefined ? <IconCircleMinus {...icon} /> : <IconArrowBackUp {...icon} />}
      c={entry === undefined ? 'var(--text-3)' : 'var(--bad)'}
      tabIndex={-1}
      onClick={onPress}
    />
  );
}
