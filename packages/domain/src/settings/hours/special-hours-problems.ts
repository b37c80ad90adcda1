import type { Problem } from '../../configuration/configuration-kind.ts';
import { formatDay } from '../../formats/dates.ts';
import type { SpecialSpan } from '../../formats/open-calendar.ts';
import type { Path } from '../../overrides/change.ts';

type SpecialEntry = SpecialSpan & { readonly id: string };

/** Problems of the special hours of one set, each at its entry. */
export function specialHoursProblems(list: Path, entries: readonly SpecialEntry[]): readonly Problem[] {
  const ofOneDate = Map.groupBy(
    entries.filter(({ until }) => until === undefined),
    ({ dateString }) => dateString,
  );
  return [
    ...entries.flatMap((entry) => entryProblem(list, entry) ?? []),
    ...[...ofOneDate.values()].flatMap((spans) => [...overlapProblems(list, spans), ...closedAndOpen(list, spans)]),
  ];
}

function entryProblem(list: Path, entry: SpecialEntry): Problem | undefined {
  const path = [...list, { id: entry.id }];
  const { dateString, until, closed } = entry;
  if (until !== undefined && until < dateString)
    return {
      code: 'SPECIAL_HOURS_UNTIL',
      path: [...path, 'until'],
      message: `The last date, ${formatDay(until)}, is before ${formatDay(dateString)}.`,
    };
  if (until !== undefined && !closed)
    return {
      code: 'SPECIAL_HOURS_RANGE_OPEN',
      path: [...path, 'until'],
      message: `Several dates, here ${formatDay(dateString)} to ${formatDay(until)}, can only be closed. Set hours for one date at a time.`,
    };
  if (!closed && (entry.startTime === null || entry.endOffset === null))
    return {
      code: 'SPECIAL_HOURS_INCOMPLETE',
      path,
      message: `Enter hours for ${formatDay(dateString)}, or mark it as closed.`,
    };
  return undefined;
}

/** A span that begins while the one before it on the same date is running; of two levels it may be one each. */
function overlapProblems(list: Path, entries: readonly SpecialEntry[]): readonly Problem[] {
  const spans = entries
    .flatMap(({ id, closed, startTime, endOffset }) =>
      closed || startTime === null || endOffset === null ? [] : [{ id, startTime, endTime: startTime + endOffset }],
    )
    .sort((one, other) => one.startTime - other.startTime);
  return spans.flatMap(({ id, startTime }, at) => {
    const isFree = spans.slice(0, at).every(({ endTime }) => endTime <= startTime);
    if (isFree) return [];
    return [
      {
        code: 'SPECIAL_HOURS_OVERLAP',
        path: [...list, { id }, 'startTime'],
        message: 'These hours overlap the ones before them.',
        isWarning: 'below',
      },
    ];
  });
}

/** A level below may have given hours to a date that the company closes; the last entry counts then. */
function closedAndOpen(list: Path, entries: readonly SpecialEntry[]): readonly Problem[] {
  const [closed] = entries.filter((entry) => entry.closed);
  if (closed === undefined || entries.every((entry) => entry.closed)) return [];
  return [
    {
      code: 'SPECIAL_HOURS_CLOSED_AND_OPEN',
      path: [...list, { id: closed.id }],
      message: `${formatDay(closed.dateString)} is set as closed but also has hours.`,
      isWarning: 'below',
    },
  ];
}
