import { create } from 'zustand';

type PaletteState = {
  /** From the first time on: the palette's chunk loads only then. */
  readonly isWanted: boolean;
  readonly isOpen: boolean;
  /** The text that is searched for; also the text typed while the chunk loads. */
  readonly typed: string;
  /** Enter was pressed before there was a result to take. */
  readonly isEntered: boolean;
};

export const usePalette = create<PaletteState>(() => ({ isWanted: false, isOpen: false, typed: '', isEntered: false }));

export function typeInPalette(typed: string): void {
  usePalette.setState({ typed, isEntered: false });
}

/** Opens empty, also while it still fades from closing; when it is open already, the typed text stays. */
export function openPalette(): void {
  usePalette.setState(({ isOpen, typed }) => ({ isWanted: true, isOpen: true, typed: isOpen ? typed : '' }));
}

export function closePalette(): void {
  usePalette.setState({ isOpen: false, isEntered: false });
}

/** Takes the first result as soon as there is one. */
export function enterInPalette(): void {
  usePalette.setState({ isEntered: true });
}
