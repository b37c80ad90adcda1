import type { SpotlightStore } from '@mantine/spotlight';
import { useEffect } from 'react';
import { usePalette } from './palette-store.ts';

const TRIES = 40;
const PAUSE_MS = 25;

/**
 * Results that come after the typing, or a list that opens after it: as Spotlight selects the first one only while one
 * types, Enter would go nowhere.
 */
export function useSelectFirst(store: SpotlightStore, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || selectFirst(store)) return;
    let tries = 0;
    const timer = setInterval(() => {
      tries += 1;
      if (selectFirst(store) || tries >= TRIES) clearInterval(timer);
    }, PAUSE_MS);
    return () => clearInterval(timer);
  });
}

/** A list that opens again before it has faded still has its results, and the mark on one of them. */
export function selectNone(store: SpotlightStore): void {
  document.getElementById(store.getState().listId)?.querySelector('[data-selected]')?.removeAttribute('data-selected');
}

/** @returns whether something is selected now */
function selectFirst(store: SpotlightStore): boolean {
  const state = store.getState();
  const list = document.getElementById(state.listId);
  const selected = list?.querySelector('[data-selected]');
  if (selected) return takeIfEntered(selected);
  const first = list?.querySelector('[data-action]');
  if (!first) return false;
  first.setAttribute('data-selected', 'true');
  store.setState({ ...state, selected: 0 });
  return takeIfEntered(first);
}

function takeIfEntered(result: Element): true {
  if (usePalette.getState().isEntered && result instanceof HTMLElement) {
    usePalette.setState({ isEntered: false });
    result.click();
  }
  return true;
}
