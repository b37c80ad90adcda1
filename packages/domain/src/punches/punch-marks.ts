import type { Punch } from './punch.ts';

/** The marks of an odd punch: it is kept as it was reported, marked and listed. */
export const PUNCH_MARKS = [
  'OUT_BEFORE_IN',
  'LONG',
  'NO_END',
  'BREAK_OUTSIDE',
  'BREAK_OPEN',
  'BREAKS_OVERLAP',
  'OTHER_DAY',
  'NO_REASON',
] as const;
export type PunchMark = (typeof PUNCH_MARKS)[number];

const hourMillis = 3_600_000;
/** After so long terminals clock people out. */
const longHours = 16;
/** A business date is the date of the beginning or the one before, in whatever zone the store is. */
const mostHoursApart = 48;

export function punchMarksOf(punch: Punch): readonly PunchMark[] {
  const { state, clockedIn, clockedOut, businessDate, edits } = punch;
  const begins = Date.parse(clockedIn);
  const ends = clockedOut === null ? undefined : Date.parse(clockedOut);
  const found: Record<PunchMark, boolean> = {
    OUT_BEFORE_IN: ends !== undefined && ends < begins,
    LONG: ends !== undefined && ends - begins > longHours * hourMillis,
    NO_END: state === 'CLOSED' && ends === undefined,
    ...breakMarks(punch, begins, ends),
    OTHER_DAY: Math.abs(begins - Date.parse(businessDate)) > mostHoursApart * hourMillis,
    NO_REASON: edits.some(({ reason }) => reason.trim() === ''),
  };
  return PUNCH_MARKS.filter((mark) => found[mark]);
}

type BreakMark = 'BREAK_OUTSIDE' | 'BREAK_OPEN' | 'BREAKS_OVERLAP';

function breakMarks({ breaks }: Punch, begins: number, ends: number | undefined): Record<BreakMark, boolean> {
  const spans = breaks
    .map(({ from, to }) => ({ from: Date.parse(from), to: to === null ? undefined : Date.parse(to) }))
    .toSorted((one, other) => one.from - other.from);
  return {
    BREAK_OUTSIDE: spans.some(({ from, to = from }) => from < begins || to > (ends ?? to) || to < from),
    BREAK_OPEN: ends !== undefined && spans.some(({ to }) => to === undefined),
    BREAKS_OVERLAP: spans.some(({ from }, at) => at > 0 && from < (spans[at - 1]?.to ?? 0)),
  };
}
