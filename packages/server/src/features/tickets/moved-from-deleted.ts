import type { ReportRefusal } from '@servery/contract';
import { daysAfter, mostDaysFromOpening } from '@servery/domain';
import type { ReportedTicket } from './reported-tickets.ts';

interface KnownOf {
  readonly known: ReadonlyMap<string, unknown>;
  /** The first business date whose tickets are kept; undefined while nothing was deleted. */
  readonly keptFrom: string | undefined;
}

interface KeptReport {
  readonly kept: readonly ReportedTicket[];
  readonly refused: readonly ReportRefusal[];
}

/**
 * The tickets of a report without those that may have been on a deleted day before: a higher revision of a ticket that is not there, and that was opened
 * so early that its business date may have been one. Sums count the deleted revision, and would count both.
 */
export function withoutMovedFromDeleted(reported: readonly ReportedTicket[], { known, keptFrom }: KnownOf): KeptReport {
  if (keptFrom === undefined) return { kept: reported, refused: [] };
  const until = Date.parse(daysAfter(keptFrom, mostDaysFromOpening));
  const isMoved = ({ ticket: { id, revision, opened } }: ReportedTicket): boolean =>
    revision > 1 && !known.has(id) && Date.parse(opened) < until;
  const message = `An earlier revision may have been on a day before ${keptFrom}, which are not kept any more.`;
  return {
    kept: reported.filter((one) => !isMoved(one)),
    refused: reported
      .filter(isMoved)
      .map(({ index, ticket: { id } }) => ({ index, id, code: 'FORGOTTEN', path: 'revision', message })),
  };
}
