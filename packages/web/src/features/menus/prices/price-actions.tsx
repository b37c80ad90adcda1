import { Button } from '@mantine/core';
import { IconClipboard, IconPercentage } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import type { GridHandle } from '../../../ui/grid/grid-types.ts';
import { usePastePrices } from './use-paste-prices.ts';

type PriceActionsProps = { readonly grid: RefObject<GridHandle | null>; readonly onAdjust: () => void };

/** The actions that change many prices of a grid at once. */
export function PriceActions({ grid, onAdjust }: PriceActionsProps) {
  const t = usePhrases(menuItemsPhrases);
  const handlePaste = usePastePrices(grid);
  return (
    <>
      <Button size="sm" leftSection={<IconPercentage size={14} stroke={1.75} aria-hidden />} onClick={onAdjust}>
        {t('adjust')}
      </Button>
      <Button
        size="sm"
        variant="subtle"
        leftSection={<IconClipboard size={14} stroke={1.75} aria-hidden />}
        onClick={handlePaste}
      >
        {t('paste')}
      </Button>
    </>
  );
}
