import { Button } from '@mantine/core';
import type { StockThing } from '@servery/domain';
import { IconCircleMinus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { usePhrases } from '../phrases/phrases.ts';
import { stockPhrases } from '../phrases/stock/out-of-stock.ts';
import { useActiveLevel } from '../session/level/active-level.ts';
import { LeadsToChange } from '../ui/read-only/read-only.tsx';
import { lazyPart } from '../ui/until-loaded.ts';
import { PutBackButton } from './put-back-button.tsx';
import { useMayTakeOutHere } from './stock-places.ts';
import { useStockOf } from './use-stock-here.ts';

const TakeOutPanel = lazyPart(() => import('./take-out-panel.tsx').then((m) => ({ default: m.TakeOutPanel })));

/** Takes out at the level that is worked at, with a second press for how long; a thing that is out there is put back. */
export function StockButton({ thing, name }: { readonly thing: StockThing; readonly name: string }) {
  const t = usePhrases(stockPhrases);
  const { kind, locations } = useActiveLevel();
  const [entry] = useStockOf(thing);
  const [isAsking, setAsking] = useState(false);
  const mayTakeOut = useMayTakeOutHere();
  if (!mayTakeOut) return null;
  const here = locations.slice(0, 500).map(({ id }) => id);
  if (entry) return <PutBackButton entry={entry} size="md" {...(kind !== 'company' && { locationIds: here })} />;
  return (
    <LeadsToChange>
      <Button leftSection={<IconCircleMinus size={16} stroke={1.75} aria-hidden />} onClick={() => setAsking(true)}>
        {t('outOfStock')}
      </Button>
      <Suspense fallback={null}>
        {isAsking && <TakeOutPanel thing={thing} name={name} onClose={() => setAsking(false)} />}
      </Suspense>
    </LeadsToChange>
  );
}
