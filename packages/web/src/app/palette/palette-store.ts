import { create } from 'zustand';

type PaletteState = {
  /** From the first time on: the palette's chunk loads only then. */
  readonly isWanted: boolean;
  readonly isOpen: boolean;
  /** What is searched for; also what is typed while the chunk loads. */
  readonly typed: string;
};

export const usePalette = create<PaletteState>(() => ({ isWanted: false, isOpen: false, typed: '' }));

export function typeInPalette(typed: string): void {
  usePalette.setState({ typed });
}

export function openPalette(): void {
  usePalette.setState({ isWanted: true, isOpen: true });
}

export function closePalette(): void {
  usePalette.setState({ isOpen: false });
}
