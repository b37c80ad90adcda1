import { findByPath, formatDateTime, type JsonObject, keepsFromSaving, type Path } from '@servery/domain';
import { placedMessage, wordsOf } from '@servery/words';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { kinds } from '../kinds.ts';

/** Something that is wrong with what a location gets, with its place in words. */
interface DocumentFinding {
  readonly code: string;
  readonly level: 'error' | 'warning';
  /** `Cola, PLU: PLU 5555 belongs to Caesar.` */
  readonly sentence: string;
  readonly path: Path;
  /** Of an item or category of a menu. */
  readonly departmentId: string | null;
}

/** All that is wrong with a document of a location, errors first; of withheld sections only that they are not valid. */
export function documentFindings(
  kind: DocumentKind,
  document: JsonObject,
  withheld: readonly string[] = [],
): readonly DocumentFinding[] {
  const words = wordsOf(kind, reader);
  const found = kinds[kind].check(document).flatMap((problem): DocumentFinding[] => {
    const { code, path } = problem;
    const level = keepsFromSaving(problem, 'below') ? 'error' : 'warning';
    const section = String(path[0]);
    if (!withheld.includes(section))
      return [
        {
          code,
          level,
          path,
          sentence: placedMessage(words, document, problem),
          departmentId: departmentOf(path, document),
        },
      ];
    return level === 'warning'
      ? []
      : [{ code, level, path: [section], sentence: `${section} is not valid.`, departmentId: null }];
  });
  return found.toSorted((one, other) => rank(one) - rank(other));
}

function rank({ level }: DocumentFinding): number {
  return level === 'error' ? 0 : 1;
}

function departmentOf(path: Path, document: JsonObject): string | null {
  const department = findByPath(document, [...path.slice(0, 2), 'department']);
  return typeof department === 'string' ? department : null;
}

/** A sentence about a fault names what the document itself has. */
const reader = {
  image: () => undefined,
  menu: () => undefined,
  device: () => undefined,
  dateTime: (at: string | number) => `${formatDateTime(at, 'UTC')} UTC`,
};
