import type { RefObject } from 'react';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import type { GridHandle } from '../../../ui/grid/grid-types.ts';
import { commandKey } from '../../../ui/keys.ts';
import { notify } from '../../../ui/notifications/notify.ts';

/** Puts the clipboard into a grid, or gives the reason against it. */
export function usePastePrices(grid: RefObject<GridHandle | null>): () => Promise<void> {
  const t = usePhrases(menuItemsPhrases);
  return async () => {
    const text = await clipboardText();
    if (text === null) notify.info(t('pasteFailed', { key: commandKey('V') }));
    else if (text.trim() === '') notify.info(t('pasteNothing'));
    else grid.current?.paste(text);
  };
}

async function clipboardText(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}
