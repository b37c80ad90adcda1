import { create } from 'zustand';

interface Kept {
  readonly keys: ReadonlySet<string>;
}

/** The lines that a person has confirmed before publishing, by document, place and sentence: another price asks again. */
export const useKept = create<Kept>(() => ({ keys: new Set() }));

export function keepLines(keys: readonly string[]): void {
  useKept.setState(({ keys: before }) => ({ keys: new Set([...before, ...keys]) }));
}
