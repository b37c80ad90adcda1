import { isSame, type Merged, type MergeRules, type Sides } from './merge-entries.ts';

/** A record as it is saved; a new one has no version. */
export type RecordVersion<Entry> = { readonly entry: Entry; readonly ver: number | undefined };

export type Side = 'mine' | 'theirs';

/** The fields where my edit and somebody else’s newer save differ. */
export type Conflict<Entry> = Sides<Entry> &
  Pick<Merged<Entry>, 'taken' | 'clashes'> & {
    /** The decisions, by place. */
    readonly chosen: Readonly<Record<string, Side>>;
  };

export type RecordState<Entry> = {
  readonly saved: RecordVersion<Entry>;
  readonly entry: Entry;
  readonly conflict: Conflict<Entry> | null;
  /** Rises when the entry changes from outside its fields, so that fields with a state of their own start over. */
  readonly revision: number;
};

export function startState<Entry>(saved: RecordVersion<Entry>): RecordState<Entry> {
  return { saved, entry: saved.entry, conflict: null, revision: 0 };
}

/** The places that wait for a decision. */
export function openClashes<Entry>({ conflict }: RecordState<Entry>): readonly string[] {
  return conflict?.clashes.filter((place) => conflict.chosen[place] === undefined) ?? [];
}

/** The entry that this computer keeps: while a clash is open, against the version before it, so that a reload finds it again. */
export function keptOf<Entry>(state: RecordState<Entry>): StoredEntry<Entry> {
  const { saved, entry, conflict } = state;
  return { base: conflict && openClashes(state).length > 0 ? conflict.base : saved.entry, entry };
}

/** A form as it was left: the entry it started from, and the entry that was typed. */
export type StoredEntry<Entry> = { readonly base: Entry; readonly entry: Entry };

/** An edit decides the clashes whose places it changes. */
export function edited<Entry>(state: RecordState<Entry>, entry: Entry, rules: MergeRules<Entry>): RecordState<Entry> {
  const { conflict } = state;
  const touched =
    conflict?.clashes.filter((place) => !isSame(rules.copy(place, entry, state.entry), state.entry)) ?? [];
  if (!conflict || touched.length === 0) return { ...state, entry };
  const mine = touched.reduce((into, place) => rules.copy(place, entry, into), conflict.mine);
  const chosen = Object.fromEntries(touched.map((place) => [place, 'mine' as const]));
  return { ...state, entry, conflict: { ...conflict, mine, chosen: { ...conflict.chosen, ...chosen } } };
}

/** The edit on top of the version that somebody else saved. */
export function rebased<Entry>(
  now: RecordState<Entry>,
  newer: RecordVersion<Entry>,
  rules: MergeRules<Entry>,
): RecordState<Entry> {
  return { ...merged({ base: now.saved.entry, entry: now.entry }, newer, rules), revision: now.revision + 1 };
}

/** A draft of an earlier visit; it has no conflict where nobody else has saved since. */
export function restored<Entry>(
  now: RecordState<Entry>,
  draft: StoredEntry<Entry>,
  rules: MergeRules<Entry>,
): RecordState<Entry> {
  const { conflict, ...next } = merged(draft, now.saved, rules);
  const isQuiet = conflict.taken.length === 0 && conflict.clashes.length === 0;
  return { ...next, conflict: isQuiet ? null : conflict, revision: now.revision + 1 };
}

/** Changes typed while the entry was sent stay changes. */
export function afterSave<Entry>(
  now: RecordState<Entry>,
  { sent, next }: { readonly sent: Entry; readonly next: RecordVersion<Entry> },
  rules: MergeRules<Entry>,
): RecordState<Entry> {
  return { ...now, ...merged({ base: sent, entry: now.entry }, next, rules), conflict: null };
}

function merged<Entry>(
  { base, entry: mine }: StoredEntry<Entry>,
  saved: RecordVersion<Entry>,
  rules: MergeRules<Entry>,
) {
  const sides = { base, mine, theirs: saved.entry };
  const { entry, taken, clashes } = rules.merge(sides);
  return { saved, entry, conflict: { ...sides, taken, clashes, chosen: {} } };
}

/** Decides clashes. */
export function withSides<Entry>(
  { conflict, ...state }: RecordState<Entry>,
  { places, side }: { readonly places: readonly string[]; readonly side: Side },
  rules: MergeRules<Entry>,
): RecordState<Entry> {
  if (!conflict) return { ...state, conflict };
  const chosen = Object.fromEntries(places.map((place) => [place, side]));
  return {
    ...state,
    entry: places.reduce((into, place) => rules.copy(place, conflict[side], into), state.entry),
    conflict: { ...conflict, chosen: { ...conflict.chosen, ...chosen } },
    revision: state.revision + 1,
  };
}

export function discarded<Entry>({ saved, revision }: RecordState<Entry>): RecordState<Entry> {
  return { saved, entry: saved.entry, conflict: null, revision: revision + 1 };
}
