import type { SpotlightStore } from '@mantine/spotlight';
import { useEffect } from 'react';

/** Results that come after the typing: as Spotlight selects the first one only while one types, Enter would go nowhere. */
export function useSelectFirst(store: SpotlightStore, isWanted: boolean): void {
  useEffect(() => {
    const state = store.getState();
    const list = isWanted ? document.getElementById(state.listId) : null;
    if (!list || list.querySelector('[data-selected]')) return;
    list.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
    store.setState({ ...state, selected: 0 });
  });
}
