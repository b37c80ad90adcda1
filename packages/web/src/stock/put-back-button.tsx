import { Button } from '@mantine/core';
import { usePhrases } from '../phrases/phrases.ts';
import { stockPhrases } from '../phrases/stock/out-of-stock.ts';
import { LeadsToChange } from '../ui/read-only/read-only.tsx';
import type { OutEntry } from './stock-calls.ts';
import { useStockChanges } from './use-stock-changes.ts';

type PutBackButtonProps = {
  readonly entry: Pick<OutEntry, 'id' | 'name'>;
  /** Only there. */
  readonly locationIds?: readonly string[];
  readonly size?: 'sm' | 'md';
};

/** One press puts back. */
export function PutBackButton({ entry, locationIds, size = 'sm' }: PutBackButtonProps) {
  const t = usePhrases(stockPhrases);
  const { putBack } = useStockChanges();
  return (
    <LeadsToChange>
      <Button size={size} aria-label={t('putBackOf', { name: entry.name })} onClick={() => putBack(entry, locationIds)}>
        {t('putBack')}
      </Button>
    </LeadsToChange>
  );
}
