import { create } from 'zustand';

/** `isWanted` from the first time on: the palette's chunk loads only then. */
export const usePalette = create<{ readonly isWanted: boolean; readonly isOpen: boolean }>(() => ({
  isWanted: false,
  isOpen: false,
}));

export function openPalette(): void {
  usePalette.setState({ isWanted: true, isOpen: true });
}

export function closePalette(): void {
  usePalette.setState({ isOpen: false });
}
