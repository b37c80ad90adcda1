import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { shellPhrases } from '../../phrases/shell.ts';
import styles from './palette-host.module.css';
import { closePalette, enterInPalette, openPalette, typeInPalette, usePalette } from './palette-store.ts';

const CommandPalette = lazy(() => import('./command-palette.tsx').then((m) => ({ default: m.CommandPalette })));

/** Ctrl/Cmd-K from anywhere, fields included; the palette itself loads when it is first asked for. */
export function PaletteHost() {
  const { isWanted, isOpen } = usePalette();
  useHotkeys([['mod+K', openPalette]], []);
  return <Suspense fallback={isOpen && <EarlySearch />}>{isWanted && <CommandPalette />}</Suspense>;
}

/** Takes what is typed while the palette's chunk loads. */
function EarlySearch() {
  const t = usePhrases(shellPhrases);
  const typed = usePalette((state) => state.typed);
  return (
    <input
      ref={(input) => input?.focus()}
      className={styles.early}
      value={typed}
      onChange={(event) => typeInPalette(event.currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') enterInPalette();
        if (key === 'Escape') closePalette();
      }}
      aria-label={t('searchHint')}
      placeholder={t('searchTrigger')}
    />
  );
}
