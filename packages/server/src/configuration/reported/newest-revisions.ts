import type { ReportRefusal } from '@servery/contract';

/** The known revision of a thing that was reported before. */
export interface KnownRevision {
  readonly revision: number;
  /** SHA-256 of its content, in hexadecimal. */
  readonly hash: string;
}

interface Revised extends KnownRevision {
  readonly id: string;
  /** Place in the report, from 0. */
  readonly index: number;
}

interface NewestRevisions<One> {
  /** Newer than the known one, each once. */
  readonly taken: readonly One[];
  readonly refused: readonly ReportRefusal[];
  /** Known already, or older than the known one. */
  readonly unchanged: number;
}

/** Of each thing in a report the highest revision that is not known; the same revision with other content is refused. */
export function newestRevisions<One>(
  reported: readonly One[],
  known: ReadonlyMap<string, KnownRevision>,
  of: (one: One) => Revised,
): NewestRevisions<One> {
  const newest = new Map<string, One>();
  const refused: ReportRefusal[] = [];
  for (const one of reported) {
    const { id, revision, hash, index } = of(one);
    const held = newest.get(id);
    const before = held === undefined ? known.get(id) : of(held);
    if (before?.revision === revision && before.hash !== hash) refused.push(otherContent(index, id));
    else if (before === undefined || before.revision < revision) newest.set(id, one);
  }
  const taken = [...newest.values()];
  return { taken, refused, unchanged: reported.length - taken.length - refused.length };
}

function otherContent(index: number, id: string): ReportRefusal {
  const message = 'This revision was reported with other content. A change has a higher revision.';
  return { index, id, code: 'OTHER_CONTENT', path: 'revision', message };
}
