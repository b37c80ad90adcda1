import type { Reference, ReferenceKind, WhenGone } from './references.ts';

type Row = readonly [path: string, to: ReferenceKind, rule: string];

/** Rows whose ids are all treated alike when they are gone. */
export function rows(whenGone: WhenGone) {
  return (entries: readonly Row[]): readonly Reference[] =>
    entries.map(([path, to, rule]) => ({ path, to, whenGone: () => whenGone, rule: () => rule }));
}

/** A document keeps the id of a deleted image: its bytes are kept for documents that already name them (IM-02). */
export function images(paths: readonly string[]): readonly Reference[] {
  return paths.map((path) => ({ path, to: 'image', whenGone: () => 'KEEP', rule: () => 'IM-02' }));
}
