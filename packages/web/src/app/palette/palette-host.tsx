import { Suspense, useEffect } from 'react';
import { say } from '../../phrases/phrases.ts';
import { shellPhrases } from '../../phrases/shell/shell.ts';
import { useScreenKeys } from '../../ui/dialogs/use-screen-keys.ts';
import { lazyPart } from '../../ui/until-loaded.ts';
import styles from './palette-host.module.css';
import { closePalette, enterInPalette, openPalette, typeInPalette, usePalette } from './palette-store.ts';

const CommandPalette = lazyPart(() => import('./command-palette.tsx').then((m) => ({ default: m.CommandPalette })));

/** Ctrl/Cmd-K from anywhere, fields included, but over a question; the palette itself loads when it is first asked for. */
export function PaletteHost() {
  const { isWanted, isOpen } = usePalette();
  useScreenKeys([['mod+K', openPalette]], 'fields');
  useEarlyKeys(isOpen);
  return <Suspense fallback={isOpen && <EarlyWords />}>{isWanted && <CommandPalette />}</Suspense>;
}

/** Shows the typed text while the palette's chunk loads. */
function EarlyWords() {
  const typed = usePalette((state) => state.typed);
  return (
    <p className={styles.early} role="status">
      {typed || say(shellPhrases, 'searchTrigger')}
    </p>
  );
}

/** From the opening until the palette's own field has the focus, keys go into the search. */
function useEarlyKeys(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const handleKey = (event: KeyboardEvent) => {
      const isInField = document.activeElement?.hasAttribute('data-palette-field');
      if (isInField || event.ctrlKey || event.metaKey || event.altKey || !takeKey(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', handleKey, true);
    return () => window.removeEventListener('keydown', handleKey, true);
  }, [isOpen]);
}

/** @returns whether the key means something to a search field */
function takeKey(key: string): boolean {
  const { typed } = usePalette.getState();
  if (key.length === 1) typeInPalette(typed + key);
  else if (key === 'Backspace') typeInPalette(typed.slice(0, -1));
  else if (key === 'Enter') enterInPalette();
  else if (key === 'Escape') closePalette();
  else return false;
  return true;
}
