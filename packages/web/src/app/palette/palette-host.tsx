import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { openPalette, usePalette } from './palette-store.ts';

const CommandPalette = lazy(() => import('./command-palette.tsx').then((m) => ({ default: m.CommandPalette })));

/** Ctrl/Cmd-K from anywhere, fields included; the palette itself loads when it is first asked for. */
export function PaletteHost() {
  const isWanted = usePalette((state) => state.isWanted);
  useHotkeys([['mod+K', openPalette]], []);
  return <Suspense fallback={null}>{isWanted && <CommandPalette />}</Suspense>;
}
